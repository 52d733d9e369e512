import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeAtomically } from '@charity-site/registry/store';
import { isSeeThrough } from './isSeeThrough';
import { madeOnDemand } from './madeOnDemand';
import { STEM } from './names';
import { originalOf } from './originals';

/** Size of a link preview's image, in pixels, and its maximum size in bytes. */
export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;
const SHARE_MAX_BYTES = 300_000;

/** JPEG qualities in the order tried; the last one is small enough for every image. */
const QUALITIES = [80, 65, 50, 35, 20, 8] as const;

/** Background colour for images with transparency, such as logos. */
const PAPER = '#faf6ee';

const ORIGINAL = new RegExp(`^/uploads/(${STEM})\\.(?:jpg|png|webp|gif)$`);

/**
 * URL of the link preview image for an uploaded original (its name ends in `-share.jpg`); undefined for other
 * images.
 */
export const sharePictureOf = (address: string): string | undefined => {
  const stem = ORIGINAL.exec(address)?.[1];
  return stem && `/uploads/${stem}-share.jpg`;
};

/** Crops an original to 1200 x 630 as JPEG below 300 kB. Throws sharp's error when the file is damaged. */
const cut = async (original: Buffer): Promise<Buffer> => {
  const { default: sharp } = await import('sharp');
  const picture = sharp(original, { limitInputPixels: false });
  const fit = (await isSeeThrough(picture)) ? 'contain' : 'cover';
  // Raw pixels, so that each try only encodes.
  const { data, info } = await picture
    .resize(SHARE_WIDTH, SHARE_HEIGHT, { fit, background: PAPER })
    .flatten({ background: PAPER })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  let jpeg = data;
  for (const quality of QUALITIES) {
    jpeg = await sharp(data, { raw: { width, height, channels } }).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length < SHARE_MAX_BYTES) break;
  }
  return jpeg;
};

/** Queue limit. A crawler that is refused retries later. */
const WAITING_MAX = 20;

/**
 * Generates share images on demand and keeps them in `folder`. They exist only for stored originals, so there are never more
 * files than uploads. Returns undefined when there is no such original; throws TooManyPictures when the queue is full.
 */
export const sharePictures = ({ uploads, folder }: { uploads: string; folder: string }) => {
  const onDemand = madeOnDemand(WAITING_MAX);

  /** @param stem the original's name without its extension */
  return async (stem: string): Promise<Buffer | undefined> => {
    const file = join(folder, `${stem}-share.jpg`);
    const kept = await readFile(file).catch(() => undefined);
    if (kept) return kept;
    const original = await originalOf(uploads, stem);
    if (!original) return undefined;
    return onDemand(stem, async () => {
      const picture = await cut(await readFile(original.file));
      await writeAtomically(file, picture);
      return picture;
    });
  };
};
