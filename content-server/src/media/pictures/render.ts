import { totalmem } from 'node:os';
import { PICTURE_MAX_PIXELS, type PictureKind } from '@charity-site/api-client/entities';
import type { Sharp } from 'sharp';
import { HttpError } from '../../http/httpError';
import type { Crop } from './focalPoint';
import { loadSharp } from './sharp';

/** The error of a file that cannot be decoded. */
export const damaged = (): HttpError =>
  new HttpError(400, 'The picture is damaged and cannot be read.', {
    image: 'The picture is damaged.',
  });

/** The error of a picture with more than 40 megapixels. */
export const tooManyPixels = (): HttpError =>
  new HttpError(413, `The picture can have at most ${PICTURE_MAX_PIXELS / 1_000_000} megapixels.`);

/** Memory for the renderer of pages, which runs beside this process, in bytes. */
const RENDERER = 96 * 1024 * 1024;

/** Free memory in bytes: of the machine, or of the limit of the service. */
export const freeMemory = (): number => {
  // 0 if the limit is unknown, such as without the memory controller of Linux.
  const limit = process.constrainedMemory() || Infinity;
  // Node leaves out the memory of cached files below a limit, although it can be used.
  return limit < totalmem()
    ? limit - process.memoryUsage.rss() - RENDERER
    : process.availableMemory();
};

/**
 * @param perPixel memory of decoding, in bytes; measured with 24 and 40 megapixels
 * @throws HttpError 413 above 40 megapixels or the free memory
 */
const checkPixels = (pixels: number, perPixel: number, free: number): void => {
  if (pixels > PICTURE_MAX_PIXELS) throw tooManyPixels();
  if (pixels * perPixel > free)
    throw new HttpError(
      413,
      'The server has too little memory for a picture of this size. Please make it smaller, then choose it again.',
    );
};

/**
 * Checks the size of a HEIC picture before its decoder starts, which rejects an unreadable one.
 * @throws HttpError 413 above 40 megapixels or the free memory
 */
export const checkHeicSize = async (bytes: Buffer, free: number): Promise<void> => {
  const sharp = await loadSharp();
  const size = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (size) checkPixels(size.width * size.height, 20, free);
};

/** Formats that can be animated; variants stay animated. */
const canAnimate = (kind: PictureKind) => kind === 'gif' || kind === 'webp';

/**
 * Opens an image and rotates it by its EXIF orientation. Output has no metadata (GPS, camera,
 * previews) and is sRGB, because that is sharp's default (docs/product.md 6.7).
 */
export const openPicture = async (bytes: Buffer, kind: PictureKind): Promise<Sharp> => {
  const sharp = await loadSharp();
  return sharp(bytes, {
    failOn: 'error',
    limitInputPixels: false,
    animated: canAnimate(kind),
  }).autoOrient();
};

/**
 * Size after rotation, in pixels, read from the header. Throws a 413 before decoding above 40
 * megapixels (all frames counted) or above the free memory, and a 400 for an invalid header.
 */
export const orientedSize = async (
  picture: Sharp,
  free: number,
): Promise<{ width: number; height: number }> => {
  const {
    width,
    height,
    pages = 1,
    pageHeight,
    autoOrient,
  } = await picture.metadata().catch(() => {
    throw damaged();
  });
  checkPixels(width * (pageHeight ?? height) * pages, 8, free);
  return pageHeight ? { width, height: pageHeight } : autoOrient;
};

const encode = (picture: Sharp, kind: PictureKind, isShown: boolean): Sharp => {
  // mozjpeg saves 10 % in ten times the time: used for variants, not for the stored original.
  if (kind === 'jpg') return picture.jpeg({ quality: 82, mozjpeg: isShown });
  if (kind === 'png') return picture.png({ compressionLevel: 9 });
  return kind === 'webp' ? picture.webp({ quality: 80 }) : picture.gif();
};

/**
 * Encodes an image, `width` pixels wide or at its own width. With `height` it is cropped around its
 * middle, or to `crop`, which animated images do not support. Throws a 400 if the file is damaged.
 */
export const render = async (
  picture: Sharp,
  kind: PictureKind,
  {
    width,
    height,
    crop,
    isShown = true,
  }: { width?: number; height?: number; crop?: Crop; isShown?: boolean } = {},
): Promise<Buffer> => {
  const { pages = 1 } = crop ? await picture.metadata() : {};
  const whole = crop && pages === 1 ? picture.clone().extract(crop) : picture.clone();
  const resized = width === undefined ? whole : whole.resize({ width, height });
  try {
    return await encode(resized, kind, isShown).toBuffer();
  } catch {
    throw damaged();
  }
};
