import type { Queryable } from '../../db/database';
import { fileAt, fileId } from '../../content/files/fileNames';

/** The focal point of a stored file, such as '30 40'; '' for its middle. */
export const focusOf = async (database: Queryable, file: string): Promise<string> => {
  const row = await database
    .selectFrom('pictures')
    .select('focus')
    .where('_id', '=', fileId(file))
    .executeTakeFirst();
  return row?.focus ?? '';
};

/** The focal point of a picture by its URL; '' for pictures of other sites. */
export const focusAt = async (database: Queryable, url: string | undefined): Promise<string> => {
  const file = fileAt(url ?? '');
  return file === undefined ? '' : focusOf(database, file);
};

/** A part of an image, in pixels of the original. */
export interface Crop extends Size {
  left: number;
  top: number;
}

interface Size {
  width: number;
  height: number;
}

/**
 * The point of an image that crops keep visible, in percent from the left and the top; undefined
 * for '' and invalid texts.
 */
export const focalPoint = (focus: string): { x: number; y: number } | undefined => {
  const [x, y] = focus.split(' ').map(Number);
  return focus === '' || x === undefined || y === undefined ? undefined : { x, y };
};

/**
 * The largest part of an image with the proportions of a target, positioned by the focal point like
 * `object-position` in CSS.
 */
export const cropFor = (image: Size, target: Size, { x, y }: { x: number; y: number }): Crop => {
  const scale = Math.min(image.width / target.width, image.height / target.height);
  const width = Math.min(image.width, Math.round(target.width * scale));
  const height = Math.min(image.height, Math.round(target.height * scale));
  return {
    width,
    height,
    left: Math.round(((image.width - width) * x) / 100),
    top: Math.round(((image.height - height) * y) / 100),
  };
};

/** The 3:4 portrait crop at a position, in percent from the left. */
export const cropAt = (image: Size, at: number): Crop =>
  cropFor(image, { width: 3, height: 4 }, { x: at, y: 50 });
