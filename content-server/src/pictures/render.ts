import { PICTURE_MAX_PIXELS, type PictureKind } from '@charity-site/api-client/entities';
import type { Sharp } from 'sharp';
import { Problem } from '../problem';

const damaged = () =>
  new Problem(400, 'The picture is damaged and cannot be read.', { image: 'The picture is damaged.' });

const tooManyPixels = () =>
  new Problem(413, `The picture can have at most ${PICTURE_MAX_PIXELS / 1_000_000} megapixels.`);

/** Kinds that can move; their copies move too. */
const canMove = (kind: PictureKind) => kind === 'gif' || kind === 'webp';

/**
 * Opens a picture: turned upright by its EXIF orientation. Everything sharp writes from it is without metadata (GPS,
 * camera, embedded previews) and in sRGB, as nothing asks it to keep them (docs/product.md 6.7).
 */
export const openPicture = async (bytes: Buffer, kind: PictureKind): Promise<Sharp> => {
  // Loaded with the first picture: most starts of the server see none for a while.
  const { default: sharp } = await import('sharp');
  return sharp(bytes, { failOn: 'error', limitInputPixels: false, animated: canMove(kind) }).autoOrient();
};

/**
 * The size upright, in pixels, read from the header. Throws a 413 for more than 40 megapixels (all frames counted, as
 * that is what decoding costs) before anything is decoded, and a 400 for a header that cannot be read.
 */
export const uprightSize = async (picture: Sharp): Promise<{ width: number; height: number }> => {
  const {
    width,
    height,
    pages = 1,
    pageHeight,
    autoOrient,
  } = await picture.metadata().catch(() => {
    throw damaged();
  });
  if (width * (pageHeight ?? height) * pages > PICTURE_MAX_PIXELS) throw tooManyPixels();
  return pageHeight ? { width, height: pageHeight } : autoOrient;
};

const encoded = (picture: Sharp, kind: PictureKind, isShown: boolean): Sharp => {
  // mozjpeg makes a tenth less of it in ten times the time: worth it for what visitors fetch, not for the original behind.
  if (kind === 'jpg') return picture.jpeg({ quality: 82, mozjpeg: isShown });
  if (kind === 'png') return picture.png({ compressionLevel: 9 });
  return kind === 'webp' ? picture.webp({ quality: 80 }) : picture.gif();
};

/** The picture's bytes in a kind, `width` pixels wide or as wide as it is. Throws a 400 when the file is damaged. */
export const render = async (
  picture: Sharp,
  kind: PictureKind,
  { width, isShown = true }: { width?: number; isShown?: boolean } = {},
): Promise<Buffer> => {
  const sized = width === undefined ? picture.clone() : picture.clone().resize({ width });
  try {
    return await encoded(sized, kind, isShown).toBuffer();
  } catch {
    throw damaged();
  }
};
