import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { keepAvif, restoreAvif } from './keptAvif';
import { releaseAll } from './releases';
import { startServer } from './server';

/** The data of the product after its first start. Tests copy it, because creating it takes long. */
export interface Prepared {
  folder: string;
  /** DATA_DIR with the administrator and the demo content. */
  seeded: string;
  /** RELEASES_DIR with the shell and both remotes. */
  releases: string;
  /** Duration of the first start, in ms. */
  firstStartMs: number;
}

/** Longest wait for the variants of the demo images, in ms. */
const VARIANTS_LIMIT = 300_000;

/** True when each image in a folder has an AVIF in its own width, which the server prepares last. */
const hasAllVariants = async (uploads: string): Promise<boolean> => {
  const files = new Set(await readdir(uploads));
  return [...files].every((file) => {
    const [, stem, width] = /^([0-9a-f]{16}-(\d+)x\d+(?:-[0-9a-f]{9})?)\.\w+$/.exec(file) ?? [];
    return !stem || files.has(`${stem}-${Number(width)}w.avif`);
  });
};

/**
 * Releases the built parts and creates the demo content, in a new temporary folder.
 * @param waitForAvif until every demo image has its AVIF, so that no server encodes one later: for measurements and
 * screenshots. Encoding takes more than a minute of both cores, once for each machine.
 */
export const prepare = async ({ waitForAvif }: { waitForAvif: boolean }): Promise<Prepared> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'charity-e2e-'));
  const seeded = path.join(folder, 'seeded');
  const releases = path.join(folder, 'releases');
  await releaseAll(releases);
  const uploads = path.join(seeded, 'uploads');
  await restoreAvif(uploads);
  const server = await startServer({ dataDir: seeded, releasesDir: releases, demo: true });
  const limit = Date.now() + VARIANTS_LIMIT;
  while (waitForAvif && Date.now() < limit && !(await hasAllVariants(uploads))) await setTimeout(200);
  await server.stop();
  if (waitForAvif && (await hasAllVariants(uploads))) await keepAvif(uploads);
  return { folder, seeded, releases, firstStartMs: server.startedInMs };
};

/** A data folder that a test may change: a copy of the seeded one, or an empty one. */
export const freshData = async ({ folder, seeded }: Pick<Prepared, 'folder' | 'seeded'>, demo: boolean) => {
  const dataDir = await mkdtemp(path.join(folder, 'data-'));
  if (demo) await cp(seeded, dataDir, { recursive: true });
  return dataDir;
};

/** Removes everything that `prepare` and `freshData` created. */
export const discard = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true });
