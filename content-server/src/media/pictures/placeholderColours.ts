import { isSeeThrough } from './isSeeThrough';
import { loadSharp } from './loadSharp';

/**
 * Three colours of an opaque image, three hex digits each: its top, its middle and its bottom. Pages show them as a
 * gradient until the image arrives. Undefined for an image with transparency, behind which a gradient would show.
 */
export const placeholderColours = async (bytes: Buffer): Promise<string | undefined> => {
  const sharp = await loadSharp();
  const picture = sharp(bytes, { failOn: 'error', limitInputPixels: false }).autoOrient();
  if (await isSeeThrough(picture)) return undefined;
  const pixels = await picture
    .resize(1, 3, { fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { data, info } = pixels;
  // A grey image has one channel.
  const channel = (row: number, index: number) => data[row * info.channels + Math.min(index, info.channels - 1)] ?? 0;
  return [0, 1, 2]
    .flatMap((row) => [0, 1, 2].map((index) => Math.round(channel(row, index) / 17).toString(16)))
    .join('');
};
