import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { writeAtomically } from '@charity-site/registry/store';
import { madeOnDemand } from './madeOnDemand';
import { pictureNamed, variantsOf, type PictureName, type Variant } from './names';
import { originalOf } from './originals';
import { openPicture, render } from './render';

/** Queue limit: two pages full of images at once. */
const WAITING_MAX = 100;

/** The smaller copies of stored pictures, made when they are first asked for, and kept beside their originals. */
export interface Variants {
  /** The bytes of a variant by its file name; undefined when it is not a variant of a stored picture. */
  read: (file: string) => Promise<Buffer | undefined>;
  /** Makes all variants of stored pictures in the background, by their addresses, so that no visitor waits for them. */
  prepare: (urls: readonly string[]) => void;
  /** Ends the work in the background; resolves when no file is being written. */
  close: () => Promise<void>;
}

/** @param onError called when a variant cannot be kept, or not be made in the background; it is tried again when it is asked for */
export const variantsIn = (uploads: string, onError: (error: unknown) => void): Variants => {
  const onDemand = madeOnDemand(WAITING_MAX);
  let isClosed = false;
  let background: Promise<void> = Promise.resolve();

  const make = async (original: string, name: PictureName, { file, width, kind }: Variant) => {
    const picture = await openPicture(await readFile(original), name.kind);
    const bytes = await render(picture, kind, { width });
    // A visitor gets the image also when it cannot be kept, on a full disk for example.
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

  // One after the other, so that what a visitor asks for meanwhile waits for one of them at most.
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
