import { VITALS } from './kinds';
import type { Database, ReportCountRow } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { addCounts, keyOf } from './counts';
import { dayBefore, dayOf, hourOf, HOURS_KEPT, minuteOf, MINUTES_KEPT } from './slots';

/** Time that counts and causes are kept, in days. */
const DAYS_KEPT = 30;

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);

/**
 * Adds up the counts of old periods in longer ones. Each process takes the rows that it deletes, so none counts twice.
 * @param longer how the times of the longer periods look
 */
const addUp = (
  database: Database,
  { until, longer, start }: { until: string; longer: string; start: (time: Date) => string },
) =>
  inTransaction(database, async (transaction) => {
    const rows = await transaction
      .deleteFrom('report_counts')
      .where('at', '<', until)
      .where('at', 'not like', longer)
      .returningAll()
      .execute();
    const sums = new Map<string, ReportCountRow>();
    for (const row of rows) {
      const sum = { ...row, at: start(new Date(`${row.at}Z`)), count: Number(row.count) };
      const existing = sums.get(keyOf(sum));
      if (existing) existing.count += sum.count;
      else sums.set(keyOf(sum), sum);
    }
    await addCounts(transaction, [...sums.values()]);
  });

/**
 * Keeps the tables of reports small: old minutes become hours and old hours days, and what is older than a month goes. The
 * hashes of visitors go after the day that follows theirs, those of measured values after an hour.
 */
export const tidyReports = async (database: Database, now = new Date()): Promise<void> => {
  await addUp(database, { until: hourOf(before(now, MINUTES_KEPT)), longer: '%:00', start: hourOf });
  await addUp(database, { until: dayOf(before(now, HOURS_KEPT)), longer: '%T00:00', start: dayOf });
  const oldest = before(now, DAYS_KEPT * 24 * 60 * 60_000);
  await database.deleteFrom('report_counts').where('at', '<', dayOf(oldest)).execute();
  await database.deleteFrom('report_causes').where('lastAt', '<', oldest.toISOString()).execute();
  await database.deleteFrom('report_visitors').where('slot', '<', dayBefore(now)).execute();
  await database
    .deleteFrom('report_visitors')
    .where('kind', 'in', VITALS)
    .where('slot', '<', minuteOf(before(now, 60 * 60_000)))
    .execute();
  await database.deleteFrom('report_salts').where('day', '<', now.toISOString().slice(0, 10)).execute();
};
