import type { Database } from '../../db/database';
import { writeSiteState, readSiteState } from '../../db/siteState';

/** Key in site_state: when the last backup or snapshot was finished. */
const KEY = 'last-backup';

/** Age from which the last backup is late, in ms. */
const LATE = 3 * 24 * 60 * 60 * 1000;

/** Records the time of a complete backup. */
export const noteBackup = async (database: Database, madeAt: string): Promise<void> => {
  await writeSiteState(database, KEY, madeAt);
};

/** Time of the last complete backup; '' without one. */
export const lastBackup = async (database: Database): Promise<string> =>
  (await readSiteState(database, KEY)) ?? '';

/** True if the last backup is at least three days old, or there is none. */
export const isLate = (last: string, now: Date): boolean =>
  !(Date.parse(last) > now.getTime() - LATE);
