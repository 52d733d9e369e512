import { totalmem } from 'node:os';
import {
  DARK_GROUND,
  PICTURE_MAX_PIXELS,
  type PictureKind,
} from '@charity-site/api-client/entities';
import { HttpError } from '../../http/httpError';
import type { Crop } from './focalPoint';
import { pictureProcess } from './pictureProcess';

/**
 * The process for people who wait: one for all uploads and requests of this server. It stays for
 * somebody who uploads several pictures.
 */
export const { run: renderNow } = pictureProcess({ priority: 0, idleTimeout: 30_000 });

/** The error of a picture with more than 40 megapixels. */
export const tooManyPixels = (): HttpError =>
  new HttpError(413, `The picture can have at most ${PICTURE_MAX_PIXELS / 1_000_000} megapixels.`);

/** Memory of the processes beside this one, in bytes: the renderer of pages, and of pictures. */
const PROCESSES = (96 + 64) * 1024 * 1024;

/** Free memory in bytes: of the machine, or of the limit of the service. */
export const freeMemory = (): number => {
  // 0 if the limit is unknown, such as without the memory controller of Linux.
  const limit = process.constrainedMemory() || Infinity;
  // Node leaves out the memory of cached files below a limit, although it can be used.
  return limit < totalmem()
    ? limit - process.memoryUsage.rss() - PROCESSES
    : process.availableMemory();
};

/** Bytes of memory per pixel while a picture is decoded; measured with 24 and 40 megapixels. */
const DECODING = 8;

/** Formats that can be animated; variants stay animated. */
const canAnimate = (kind: PictureKind) => kind === 'gif' || kind === 'webp';

/**
 * Size after rotation, in pixels, read from the header.
 * @param free memory in bytes
 * @throws HttpError 413 above 40 megapixels (all frames counted) or above the free memory, and 400
 * for an invalid header
 */
export const measure = async (
  file: string,
  free: number,
  { kind, perPixel = DECODING }: { kind?: PictureKind; perPixel?: number } = {},
): Promise<{ width: number; height: number }> => {
  const animated = kind && canAnimate(kind);
  const { pixels, size } = await renderNow('measure', { file, animated });
  if (pixels > PICTURE_MAX_PIXELS) throw tooManyPixels();
  if (pixels * perPixel > free)
    throw new HttpError(
      413,
      'The server has too little memory for a picture of this size. Please make it smaller, then choose it again.',
    );
  return size;
};

/** Minimum green of a light colour, from 0 to 255: green contributes most to brightness. */
const LIGHT_MIN = 190;

/**
 * Three colours of an opaque image, three hex digits each: its top, its middle and its bottom.
 * Pages show them as a gradient until the image has loaded. For a transparent image a dark ground
 * if it is light, such as a white logo, or else undefined. Throws a 400 if the file is damaged.
 */
export const placeholderColours = async (file: string): Promise<string | undefined> => {
  const { isOpaque, rows } = await renderNow('placeholder', { file });
  if (!isOpaque) return (rows[0]?.[1] ?? 0) > LIGHT_MIN ? DARK_GROUND : undefined;
  return rows
    .flat()
    .map((value) => Math.round(value / 17).toString(16))
    .join('');
};

const optionsOf = (kind: PictureKind, isShown: boolean): object => {
  // mozjpeg saves 10 % in ten times the time: used for variants, not for the stored original.
  if (kind === 'jpg') return { quality: 82, mozjpeg: isShown };
  if (kind === 'png') return { compressionLevel: 9 };
  return kind === 'webp' ? { quality: 80 } : {};
};

/** An image to encode: its file and format. */
interface Original {
  file: string;
  kind: PictureKind;
}

/**
 * Encodes an image, `width` pixels wide or at its own width. With `height` it is cropped around its
 * middle, or to `crop`, which animated images do not support. Throws a 400 if the file is damaged.
 */
export const render = async (
  { file, kind }: Original,
  format: PictureKind,
  {
    isShown = true,
    ...part
  }: { width?: number; height?: number; crop?: Crop; isShown?: boolean } = {},
): Promise<Buffer> => {
  const options = optionsOf(format, isShown);
  const request = { file, animated: canAnimate(kind), format, options, ...part };
  return Buffer.from((await renderNow('render', request)) ?? []);
};
