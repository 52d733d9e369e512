import { basename } from 'node:path';
import { withZeros } from '@charity-site/api-client/entities';
import { readStored, UPLOADS, type FileStore } from '../files/fileStore';
import { avifFiles } from './avifFiles';
import { onDemandQueue } from './onDemandQueue';
import { cropAt, focalPoint } from './focalPoint';
import {
  pictureNamed,
  STEM,
  unfocused,
  variantNamed,
  variantsOf,
  type PictureName,
  type Variant,
} from '../../content/files/pictureNames';
import { originalOf } from './store';
import { render } from './render';
import type { GeneratedPicture } from './fileRoutes';

/** Queue limit: two pages full of images at once. */
const WAITING_MAX = 100;

const OF_STEM = new RegExp(`^${STEM}(?=-\\d+[wp]\\d{0,3}\\.)`);

interface VariantOptions {
  files: FileStore;
  /** The focal point of an original, such as '30 40'; '' for its middle. */
  focusOf: (file: string) => Promise<string>;
  /**
   * Called when a variant cannot be stored or generated in the background; a request retries it.
   */
  onError: (error: unknown) => void;
}

/**
 * Smaller variants of stored images, generated on the first request and stored next to their
 * originals.
 */
export type Variants = ReturnType<typeof variantsIn>;

export const variantsIn = ({ files, focusOf, onError }: VariantOptions) => {
  const onDemand = onDemandQueue(WAITING_MAX);
  const avif = avifFiles(files, onError);
  let isClosed = false;
  let background: Promise<void> = Promise.resolve();
  let avifBackground: Promise<void> = Promise.resolve();

  const generate = async (
    original: string,
    name: PictureName,
    { file, kind, width, height, at }: Variant,
  ) => {
    const bytes = await render({ file: original, kind: name.kind }, kind, {
      width,
      height,
      crop: at === undefined ? undefined : cropAt(name, at),
    });
    // The visitor gets the image even if it cannot be stored, such as on a full disk.
    await files.put(UPLOADS + file, bytes).catch(onError);
    return bytes;
  };

  const read = async (file: string): Promise<GeneratedPicture | undefined> => {
    const stored = await readStored(files, UPLOADS + file);
    if (stored) return { bytes: stored };
    const stem = OF_STEM.exec(file)?.[0];
    const original = stem ? await originalOf(files, stem) : undefined;
    const name = original && pictureNamed(`${stem}.${original.kind}`);
    const variant = name && variantNamed(name, file);
    if (!variant) return undefined;
    // Only the current focal point creates files. An older page gets the middle.
    if (
      variant.at !== undefined &&
      variant.at !== focalPoint(await focusOf(basename(original.file)))?.x
    ) {
      const middle = await read(unfocused(file));
      return middle && { ...middle, isFallback: true };
    }
    const bytes =
      (await readStored(files, UPLOADS + variant.file)) ??
      (await onDemand(variant.file, () => generate(original.file, name, variant)));
    if (file !== variant.avif) return { bytes };
    void avif.encode(original.file, variant, bytes);
    return { bytes, isFallback: true };
  };

  // Sequential, so that a visitor's request waits for at most one of them.
  const prepareAll = async (
    urls: readonly string[],
    work: (variant: Variant, original: string) => Promise<unknown>,
  ) => {
    for (const url of urls) {
      const file = basename(url);
      const name = pictureNamed(withZeros(file));
      for (const variant of name ? variantsOf(name) : []) {
        if (isClosed) return;
        await work(variant, UPLOADS + file).catch(onError);
      }
    }
  };

  const prepareAvif = async (variant: Variant, original: string) => {
    const exists = variant.avif !== undefined && (await files.exists(UPLOADS + variant.avif));
    const webp = exists ? undefined : await readStored(files, UPLOADS + variant.file);
    const path = webp && (await files.get(original));
    if (webp && path !== undefined) await avif.encode(path, variant, webp);
  };

  return {
    /** A variant by its file name; undefined if it is not a variant of a stored picture. */
    read,
    /**
     * Generates the variants of stored images in the background, so that visitors need not wait.
     */
    prepare: (urls: readonly string[]): void => {
      background = background.then(() => prepareAll(urls, ({ file }) => read(file)));
      avifBackground = Promise.all([avifBackground, background]).then(() =>
        prepareAll(urls, prepareAvif),
      );
    },
    /** Stops the background work. Resolves when no file is being written. */
    close: async () => {
      isClosed = true;
      await avif.close();
      await Promise.all([background, avifBackground]);
    },
  };
};
