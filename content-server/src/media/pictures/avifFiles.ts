import { basename } from 'node:path';
import { UPLOADS, type FileStore } from '../files/fileStore';
import { avifEncoder } from './avifEncoder';
import { cropAt } from './focalPoint';
import { onDemandQueue, TooManyPictures } from './onDemandQueue';
import { pictureNamed, type Variant } from '../../content/files/pictureNames';

/** Queue limit; files beyond it are requested again later. */
const WAITING_MAX = 100;

/**
 * AVIF variants, encoded one at a time in a separate process, so that uploads and pages do not wait
 * for them.
 * @param onError called when a file cannot be encoded or stored
 */
export const avifFiles = (files: FileStore, onError: (error: unknown) => void) => {
  const queue = onDemandQueue(WAITING_MAX);
  const encoder = avifEncoder();
  /** Files that could not be encoded; WebP is sent instead until the next start. */
  const failed = new Set<string>();
  let isClosed = false;

  const encode = async (
    original: string,
    file: string,
    variant: Variant,
    webp: Buffer,
  ): Promise<Buffer> => {
    if (isClosed) throw new Error('The server is stopping.');
    const { width, height, at } = variant;
    const name = pictureNamed(basename(original));
    const crop = name && at !== undefined ? cropAt(name, at) : undefined;
    const avif = await encoder.encode({ file: original, width, height, crop });
    // The file contains the WebP if that is smaller or the image is animated.
    const bytes = avif && avif.length < webp.length ? avif : webp;
    await files.put(UPLOADS + file, bytes);
    return bytes;
  };

  return {
    /**
     * Encodes and stores the AVIF of a variant. Resolves when that is done, failed or rejected;
     * each failure is reported once.
     * @param webp the same variant as WebP
     */
    encode: async (original: string, variant: Variant, webp: Buffer): Promise<void> => {
      const { avif: file } = variant;
      if (file === undefined || failed.has(file)) return;
      try {
        await queue(file, () => encode(original, file, variant, webp));
      } catch (error) {
        if (isClosed || error instanceof TooManyPictures) return;
        failed.add(file);
        onError(error);
      }
    },
    close: async () => {
      isClosed = true;
      await encoder.close();
    },
  };
};
