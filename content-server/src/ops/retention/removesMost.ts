import { sql } from 'kysely';
import { TRASH_LIFE } from '../../content/trash/binned';
import type { Database } from '../../db/database';
import { setState, stateOf } from '../../db/siteState';

const DAY = 24 * 60 * 60 * 1000;

/** Key in site_state: HISTORY_DAYS of the last round. */
const LAST_DAYS = 'history-days';

/** True when HISTORY_DAYS differs from the last round's. Notes it for the next round. */
const isNewSetting = async (database: Database, historyDays: number): Promise<boolean> => {
  const last = await stateOf(database, LAST_DAYS);
  await setState(database, LAST_DAYS, String(historyDays));
  return last !== undefined && last !== String(historyDays);
};

/**
 * True when a round would remove more than half of all changes and deleted items although HISTORY_DAYS is that of the last
 * round. Then the clock of this machine is more likely wrong than that much is old.
 */
export const removesMost = async (database: Database, historyDays: number, now = new Date()): Promise<boolean> => {
  /** Old rows minus the others. */
  const excess = async (table: string, column: string, age: number) => {
    const oldest = new Date(now.getTime() - age).toISOString();
    const { rows } = await sql<{ all: number; old: number }>`
      select count(*) as "all", count(*) filter (where ${sql.ref(column)} < ${oldest}) as old
      from ${sql.table(table)}`.execute(database);
    // PostgreSQL counts in text.
    return rows.map(({ all, old }) => 2 * Number(old) - Number(all));
  };
  const [changes = 0] = await excess('changes', 'at', historyDays * DAY);
  const [trash = 0] = await excess('trash', 'deletedAt', TRASH_LIFE);
  return !(await isNewSetting(database, historyDays)) && changes + trash > 0;
};
