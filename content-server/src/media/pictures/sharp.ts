import type { Sharp } from 'sharp';
import { DARK_GROUND } from '@charity-site/api-client/entities';

/**
 * Loads the image library on first use, because most starts do not need it. Its cache is off,
 * because the same picture is seldom generated again.
 */
export const loadSharp = async () => {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  return sharp;
};

/** True if an image has transparent parts, as many logos have. */
export const hasTransparency = async (picture: Sharp): Promise<boolean> =>
  (await picture.metadata()).hasAlpha && !(await picture.stats()).isOpaque;

/** Minimum green of a light colour, from 0 to 255: green contributes most to brightness. */
const LIGHT_MIN = 190;

/**
 * Three colours of an opaque image, three hex digits each: its top, its middle and its bottom.
 * Pages show them as a gradient until the image has loaded. For a transparent image a dark ground
 * if it is light, such as a white logo, or else undefined.
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
  if (!isOpaque) return channel(0, 1) > LIGHT_MIN ? DARK_GROUND : undefined;
  return [0, 1, 2]
    .flatMap((row) => [0, 1, 2].map((index) => Math.round(channel(row, index) / 17).toString(16)))
    .join('');
};
