import type { ReportCountRow, Writer } from '../../db/database';

/** Key of a count. */
export type Counted = Omit<ReportCountRow, 'count'>;

/** Identifies a count; fields are joined by a character that none of them has. */
export const keyOf = ({ remote, version, kind, at, route, upTo }: Counted): string =>
  [remote, version, kind, at, route, upTo].join('\n');

/**
 * Adds to the stored counts. In the order of their keys, so that two writers in PostgreSQL do not wait for each other.
 * Throws what the database throws.
 */
export const addCounts = async (database: Writer, counts: readonly ReportCountRow[]): Promise<void> => {
  const sorted = [...counts].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  for (const row of sorted)
    await database
      .insertInto('report_counts')
      .values(row)
      .onConflict((conflict) =>
        conflict
          .columns(['remote', 'version', 'kind', 'at', 'route', 'upTo'])
          .doUpdateSet((eb) => ({ count: eb('report_counts.count', '+', row.count) })),
      )
      .execute();
};
