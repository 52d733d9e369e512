import { basename } from 'node:path';
import { DARK_GROUND } from '@charity-site/api-client/entities';
import { readStored, SHARE_PICTURES, type FileStore } from '../files/fileStore';
import { cropFor, focalPoint } from './focalPoint';
import { onDemandQueue } from './onDemandQueue';
import { pictureNamed, STEM, type PictureName } from '../../content/files/pictureNames';
import { renderNow } from './render';
import { originalOf } from './store';

/** Size of a link preview's image, in pixels, and its maximum size in bytes. */
export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;
const SHARE_MAX_BYTES = 300_000;

/** JPEG qualities in the order tried; the last one is small enough for every image. */
const QUALITIES = [80, 65, 50, 35, 20, 8] as const;

/** Background colour for images with transparency, such as logos. */
const PAPER = '#faf6ee';

const ORIGINAL = new RegExp(`^/uploads/(${STEM})\\.(?:jpg|png|webp|gif)$`);

/** End of the name of a link preview image, with the focal point in percent. */
const endOf = (focus: string): string => `-share${focus && `-${focus.replace(' ', '-')}`}.jpg`;

/**
 * URL of the link preview image for an uploaded original (its name ends in `-share.jpg`, or
 * `-share-<x>-<y>.jpg` with a focal point); undefined for other images.
 */
export const sharePictureOf = (url: string, focus = ''): string | undefined => {
  const stem = ORIGINAL.exec(url)?.[1];
  return stem && `/uploads/${stem}${endOf(focus)}`;
};

/** Crops an original to 1200 x 630 as JPEG below 300 kB. Throws a 400 if the file is damaged. */
const crop = async (
  file: string,
  name: PictureName | undefined,
  focus: string,
): Promise<Buffer> => {
  const point = focalPoint(focus);
  const target = { width: SHARE_WIDTH, height: SHARE_HEIGHT };
  const jpeg = await renderNow('share', {
    file,
    ...target,
    crop: point && name && cropFor(name, target, point),
    background: name?.colours === DARK_GROUND ? '#044' : PAPER,
    qualities: QUALITIES,
    bytesMax: SHARE_MAX_BYTES,
  });
  return Buffer.from(jpeg);
};

/** Queue limit. A crawler that is rejected retries later. */
const WAITING_MAX = 20;

interface ShareOptions {
  files: FileStore;
  /** The focal point of an original, such as '30 40'; '' for its middle. */
  focusOf: (file: string) => Promise<string>;
}

/**
 * Generates share images on demand and stores them. They exist only for stored originals, so there
 * are never more files than uploads. Returns undefined if the original does not exist; throws
 * TooManyPictures if the queue is full.
 */
export const sharePictures = ({ files, focusOf }: ShareOptions) => {
  const onDemand = onDemandQueue(WAITING_MAX);

  /**
   * @param stem the name of the original without its extension
   * @param requested focal point in the URL; any but the current one gives the middle
   */
  return async (stem: string, requested = ''): Promise<Buffer | undefined> => {
    const stored = await readStored(files, SHARE_PICTURES + stem + endOf(requested));
    if (stored) return stored;
    const original = await originalOf(files, stem);
    if (!original) return undefined;
    const name = basename(original.file);
    const focus = requested !== '' && requested === (await focusOf(name)) ? requested : '';
    const file = SHARE_PICTURES + stem + endOf(focus);
    return onDemand(file, async () => {
      const picture = await crop(original.file, pictureNamed(name), focus);
      await files.put(file, picture);
      return picture;
    });
  };
};
