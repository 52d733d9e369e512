import type { ReportCountRow, Queryable } from '../../db/database';

/** Kind of CSP violations. They are no errors: browser extensions cause them, too. */
export const POLICY = 'policy';

/** Kind of the count of page views. */
export const VISIT = 'visit';

/** Name and kind of the reported time until the largest paint, in ms. */
export const LARGEST_PAINT = 'LCP';

/** Route of a page that the version does not list. */
export const OTHER_ROUTE = 'other';

/** The minute of a count, as UTC text that sorts like time. */
export const minuteOf = (time: Date): string => time.toISOString().slice(0, 16);

/** Identifies a count; the separator occurs in no field. */
export const keyOf = ({ remote, version, kind, at, upTo }: Omit<ReportCountRow, 'count'>): string =>
  [remote, version, kind, at, upTo].join('\n');

/**
 * Adds to the stored counts. In the order of their keys, so that two writers in PostgreSQL do not
 * deadlock. Throws what the database throws.
 */
export const addCounts = async (
  database: Queryable,
  counts: readonly ReportCountRow[],
): Promise<void> => {
  const sorted = [...counts].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  for (const row of sorted)
    await database
      .insertInto('report_counts')
      .values(row)
      .onConflict((conflict) =>
        conflict
          .columns(['remote', 'version', 'kind', 'at', 'upTo'])
          .doUpdateSet((eb) => ({ count: eb('report_counts.count', '+', row.count) })),
      )
      .execute();
};
