import { byName, type Writer } from '../db/database';
import { HttpError } from '../httpError';
import type { ArchiveKind } from './archiveFile';
import { readRow, type StoredRow } from './archiveRows';
import { keyOf, TABLES, type AnyRow } from './archiveTables';

/** Rows in one statement: databases bound the number of its values. */
const BATCH = 100;

const put = async (database: Writer, table: string, rows: StoredRow[]): Promise<void> => {
  const columns = Object.keys(rows[0] ?? {});
  await byName<AnyRow>(database)
    .insertInto(table)
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column(keyOf(table))
        .doUpdateSet((eb) => Object.fromEntries(columns.map((column) => [column, eb.ref(`excluded.${column}`)]))),
    )
    .execute();
};

/** The rows of an archive, checked one by one and kept until all of them are there. */
export const stagedRows = (kind: ArchiveKind) => {
  const tables = new Map<string, Map<unknown, StoredRow>>(TABLES[kind].map((table) => [table, new Map()]));
  return {
    /** Takes a row. Throws an HttpError that says why it cannot be stored. */
    add: (table: string, sent: Record<string, unknown>): void => {
      const rows = tables.get(table);
      if (!rows) throw new HttpError(400, `An archive of the kind "${kind}" holds no such table.`);
      const row = readRow(table, sent);
      const key = row[keyOf(table)];
      if (rows.has(key)) throw new HttpError(400, 'It is there twice.');
      if (table === 'comments' && !tables.get('updates')?.has(row.updateId))
        throw new HttpError(400, 'Its update is not in the archive.');
      rows.set(key, row);
    },

    /** Whether there is any row of a table. */
    has: (table: string): boolean => (tables.get(table)?.size ?? 0) > 0,

    /** Stores all rows in the order of the tables; stored ones with the same key are replaced. */
    store: async (database: Writer): Promise<void> => {
      for (const [table, byKey] of tables) {
        const rows = [...byKey.values()];
        for (let at = 0; at < rows.length; at += BATCH) await put(database, table, rows.slice(at, at + BATCH));
      }
    },
  };
};
