import { cp, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { hashOf } from '../../build/parts/freshness';
import { ROOT } from '../../build/parts/parts';

/** Files that decide how an image is encoded. */
const INPUTS = ['content-server/src/media/pictures', 'content-server/bin/avif.cjs', 'node_modules/sharp/package.json'];

const CACHE = path.join(ROOT, 'node_modules/.cache/demo-avif');

const folder = () => path.join(CACHE, hashOf(INPUTS, /\.test\.ts$/).slice(0, 16));

const copyAvif = async (from: string, to: string): Promise<void> => {
  const files = (await readdir(from)).filter((file) => file.endsWith('.avif'));
  for (const file of files) await cp(path.join(from, file), path.join(to, file));
};

/**
 * Puts the AVIF files of an earlier run into a folder of uploads that is still empty. Encoding those of the demo images
 * takes more than a minute. Does nothing when no run has kept them, or when their encoding has changed since.
 */
export const restoreAvif = async (uploads: string): Promise<void> => {
  await mkdir(uploads, { recursive: true });
  await copyAvif(folder(), uploads).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
};

/** Keeps the AVIF files of a folder of uploads for later runs. */
export const keepAvif = async (uploads: string): Promise<void> => {
  await mkdir(CACHE, { recursive: true });
  const copy = await mkdtemp(path.join(CACHE, 'copy-'));
  await copyAvif(uploads, copy);
  // A run beside this one may have been first.
  await rename(copy, folder()).catch(() => rm(copy, { recursive: true }));
};
