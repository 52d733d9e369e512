import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { writeAtomically } from '@charity-site/registry/store';
import { madeOnDemand } from './madeOnDemand';
import { pictureNamed, variantsOf, type PictureName, type Variant } from './names';
import { originalOf } from './originals';
import { openPicture, render } from './render';

/** Queue limit: two pages full of images at once. */
const WAITING_MAX = 100;

/** Smaller variants of stored images, generated on the first request and kept next to their originals. */
export interface Variants {
  /** The bytes of a variant by its file name; undefined when it is not a variant of a stored picture. */
  read: (file: string) => Promise<Buffer | undefined>;
  /** Generates all variants of stored images in the background, so that visitors need not wait. */
  prepare: (urls: readonly string[]) => void;
  /** Stops the background work. Resolves when no file is being written. */
  close: () => Promise<void>;
}

/** @param onError called when a variant cannot be stored, or not be generated in the background; a request tries it again */
export const variantsIn = (uploads: string, onError: (error: unknown) => void): Variants => {
  const onDemand = madeOnDemand(WAITING_MAX);
  let isClosed = false;
  let background: Promise<void> = Promise.resolve();

  const make = async (original: string, name: PictureName, { file, width, kind }: Variant) => {
    const picture = await openPicture(await readFile(original), name.kind);
    const bytes = await render(picture, kind, { width });
    // The visitor gets the image even if it cannot be stored, such as on a full disk.
    await writeAtomically(join(uploads, file), bytes).catch(onError);
    return bytes;
  };

  const read = async (file: string): Promise<Buffer | undefined> => {
    const kept = await readFile(join(uploads, file)).catch(() => undefined);
    if (kept) return kept;
    const stem = /^[0-9a-f]{16}-\d{1,5}x\d{1,5}/.exec(file)?.[0];
    const original = stem ? await originalOf(uploads, stem) : undefined;
    const name = original && pictureNamed(basename(original.file));
    const variant = name && variantsOf(name).find((one) => one.file === file);
    return variant && onDemand(file, () => make(original.file, name, variant));
  };

  // Sequential, so that a visitor's request waits for at most one of them.
  const prepareAll = async (urls: readonly string[]) => {
    for (const url of urls) {
      const name = pictureNamed(basename(url));
      for (const { file } of name ? variantsOf(name) : []) {
        if (isClosed) return;
        await read(file).catch(onError);
      }
    }
  };

  return {
    read,
    prepare: (urls) => {
      background = background.then(() => prepareAll(urls));
    },
    close: () => {
      isClosed = true;
      return background;
    },
  };
};
