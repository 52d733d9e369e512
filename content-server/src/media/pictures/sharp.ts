import type { Sharp } from 'sharp';
import { DARK_GROUND } from '@charity-site/api-client/entities';

/**
 * The library that decodes and encodes pictures. Imported when it is needed first, because most
 * starts do not need it. It keeps nothing of a picture that is done: the same one is seldom made
 * again.
 */
export const loadSharp = async () => {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  return sharp;
};

/** True if an image has transparent parts, as many logos have. */
export const hasTransparency = async (picture: Sharp): Promise<boolean> =>
  (await picture.metadata()).hasAlpha && !(await picture.stats()).isOpaque;

/** The green of a light colour, from 0 to 255: green is most of what is seen as brightness. */
const LIGHT = 190;

/**
 * Three colours of an opaque image, three hex digits each: its top, its middle and its bottom.
 * Pages show them as a gradient until the image arrives. Of an image with transparency, behind
 * which they show, they are a dark ground if it is light, as white logos are, and else undefined.
 */
export const placeholderColours = async (bytes: Buffer): Promise<string | undefined> => {
  const sharp = await loadSharp();
  const picture = sharp(bytes, { failOn: 'error', limitInputPixels: false }).autoOrient();
  const isOpaque = !(await hasTransparency(picture));
  const pixels = await picture
    .resize(1, isOpaque ? 3 : 1, { fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { data, info } = pixels;
  // A grey image has one channel.
  const channel = (row: number, index: number) =>
    data[row * info.channels + Math.min(index, info.channels - 1)] ?? 0;
  if (!isOpaque) return channel(0, 1) > LIGHT ? DARK_GROUND : undefined;
  return [0, 1, 2]
    .flatMap((row) => [0, 1, 2].map((index) => Math.round(channel(row, index) / 17).toString(16)))
    .join('');
};
