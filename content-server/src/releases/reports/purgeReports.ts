import type { Database } from '../../db/database';
import { dayOf } from './visitors';

/** Retention of reports, and the period of summaries, in days. */
export const RETENTION_DAYS = 7;

/** Deletes old reports, and the salts of past days. */
export const purgeReports = async (database: Database, now = new Date()): Promise<void> => {
  const oldest = new Date(now.getTime() - RETENTION_DAYS * 24 * 60 * 60_000).toISOString();
  await database.deleteFrom('report_counts').where('at', '<', oldest).execute();
  await database.deleteFrom('report_causes').where('lastAt', '<', oldest).execute();
  await database.deleteFrom('report_visitors').where('lastAt', '<', oldest).execute();
  await database.deleteFrom('report_salts').where('day', '<', dayOf(now)).execute();
};
