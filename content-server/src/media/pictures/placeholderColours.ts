import { DARK_GROUND } from '@charity-site/api-client/entities';
import type { Sharp } from 'sharp';
import { isSeeThrough } from './isSeeThrough';
import { loadSharp } from './loadSharp';

/** Mean brightness of what can be seen, from 0 to 255, from which on a picture is light. */
const LIGHT = 190;

/** True if the parts that are not transparent are light. Only a small copy is read. */
const isLight = async (picture: Sharp): Promise<boolean> => {
  const { data, info } = await picture
    .resize(200, 200, { fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let [brightness, cover] = [0, 0];
  for (let at = 0; at < data.length; at += info.channels) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
    brightness += alpha * (0.2126 * red + 0.7152 * green + 0.0722 * blue);
    cover += alpha;
  }
  return brightness >= LIGHT * cover;
};

/**
 * Three colours of an opaque image, three hex digits each: its top, its middle and its bottom. Pages show them as a
 * gradient until the image arrives. Of an image with transparency, behind which they show, they are a dark ground if it
 * is light, as white logos are, and else undefined.
 */
export const placeholderColours = async (bytes: Buffer): Promise<string | undefined> => {
  const sharp = await loadSharp();
  const picture = sharp(bytes, { failOn: 'error', limitInputPixels: false }).autoOrient();
  if (await isSeeThrough(picture)) return (await isLight(picture)) ? DARK_GROUND : undefined;
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
