import type { Database } from '../../db/database';
import { writeSiteState, readSiteState } from '../../db/siteState';

/** Key in site_state: when the last backup or snapshot was finished. */
const KEY = 'last-backup';

/** Age from which the last backup is late, in ms. */
const LATE = 3 * 24 * 60 * 60 * 1000;

/** Notes that a whole backup was made at a time. */
export const noteBackup = async (database: Database, madeAt: string): Promise<void> => {
  await writeSiteState(database, KEY, madeAt);
};

/** When the last whole backup was made; '' when none was. */
export const lastBackup = async (database: Database): Promise<string> =>
  (await readSiteState(database, KEY)) ?? '';

/** True when the last backup is three days old or older, or when there was none. */
export const isLate = (last: string, now: Date): boolean =>
  !(Date.parse(last) > now.getTime() - LATE);
