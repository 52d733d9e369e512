import { stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wallTimeIn } from '@charity-site/api-client/entities';
import type { Database } from '../../db/database';
import { readSiteState, writeSiteState } from '../../db/siteState';
import { freeSpace } from '../../process/files';
import { OperatorError } from '../../process/operatorError';
import { newestSnapshot, type Snapshot } from './snapshotFolder';

/** Key in site_state: when a snapshot was last restored on trial and found whole. */
const KEY = 'backup-tried';

/** Restores the newest snapshot of a folder into an empty place. @throws if it is not whole */
export type TryBackup = (folder: string) => Promise<unknown>;

/** Time of the last successful trial; '' without one. */
export const lastTrial = async (database: Database): Promise<string> =>
  (await readSiteState(database, KEY)) ?? '';

const sizeOf = async (folder: string, { database, files }: Snapshot): Promise<number> =>
  Object.values(files).reduce(
    (sum, { bytes }) => sum + bytes,
    (await stat(join(folder, database.file))).size,
  );

const inMegabytes = (bytes: number) => `${Math.ceil(bytes / 1e6)} MB`;

/**
 * Tries the newest snapshot unless one was tried in this month of the site.
 * @throws OperatorError without twice its size of free space
 */
export const tryMonthly = async (
  database: Database,
  { folder, timeZone, tryBackup }: { folder: string; timeZone: string; tryBackup: TryBackup },
): Promise<void> => {
  const now = new Date().toISOString();
  const monthOf = (instant: string) => instant && wallTimeIn(timeZone, instant).slice(0, 7);
  if (monthOf(await lastTrial(database)) === monthOf(now)) return;
  const snapshot = await newestSnapshot(folder);
  if (!snapshot) return;
  const needed = 2 * (await sizeOf(folder, snapshot));
  const free = await freeSpace(tmpdir());
  if (free < needed)
    throw new OperatorError(
      `It needs ${inMegabytes(needed)} of free space in ${tmpdir()}, which has ${inMegabytes(free)}.`,
    );
  await tryBackup(folder);
  await writeSiteState(database, KEY, now);
};
