import { basename } from 'node:path';
import { UPLOADS, type FileStore } from '../files/fileStore';
import { cropAt } from './focalPoint';
import { onDemandQueue, TooManyPictures } from './onDemandQueue';
import { pictureProcess } from './pictureProcess';
import { pictureNamed, type Variant } from '../../content/files/pictureNames';

/** Queue limit; files beyond it are requested again later. */
const WAITING_MAX = 100;

/**
 * Twice as fast as the next effort, for files of the same size; the default of 4 takes ten times as
 * long for 4 % less.
 */
const EFFORT = 1;
/**
 * Quality of large pictures: at least 0.97 of the original by SSIM. Quality 50 looks the same and
 * needs 40 % more bytes (docs/decisions/0023).
 */
const LARGE = 42;
/** Quality of small pictures: cards and thumbnails. */
const SMALL = 50;
/** Largest width of a small picture in pixels. */
const SMALL_WIDTH = 480;

/**
 * AVIF variants, encoded one at a time in a process with the lowest priority, because the encoder
 * uses a whole CPU: uploads and pages do not wait for them.
 * @param onError called when a file cannot be encoded or stored
 */
export const avifFiles = (files: FileStore, onError: (error: unknown) => void) => {
  const queue = onDemandQueue(WAITING_MAX);
  const encoder = pictureProcess({ priority: 19, idleTimeout: 5_000 });
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
    const options = { quality: width > SMALL_WIDTH ? LARGE : SMALL, effort: EFFORT };
    const request = { file: original, width, height, crop, format: 'avif', options };
    const avif = await encoder.run('render', request);
    // The file contains the WebP if that is smaller or the image is animated.
    const bytes = avif && avif.length < webp.length ? Buffer.from(avif) : webp;
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
