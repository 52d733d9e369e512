import type { Database } from '../../db/database';
import { dayOf } from './visitors';

/** Time that reports are kept and summed up, in days. */
export const DAYS_KEPT = 7;

/** Removes old reports, and the salts of past days. */
export const purgeReports = async (database: Database, now = new Date()): Promise<void> => {
  const oldest = new Date(now.getTime() - DAYS_KEPT * 24 * 60 * 60_000).toISOString();
  await database.deleteFrom('report_counts').where('at', '<', oldest).execute();
  await database.deleteFrom('report_causes').where('lastAt', '<', oldest).execute();
  await database.deleteFrom('report_visitors').where('lastAt', '<', oldest).execute();
  await database.deleteFrom('report_salts').where('day', '<', dayOf(now)).execute();
};
