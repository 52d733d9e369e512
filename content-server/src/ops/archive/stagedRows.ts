import { byName, type Writer } from '../../db/database';
import { HttpError } from '../../http/httpError';
import type { ArchiveKind } from './archiveFile';
import { readRow } from './archiveRows';
import { EARLIER_NAMES, keyOf, TABLES, type AnyRow } from './archiveTables';
import type { StoredRow } from './archiveValues';

/** Rows per statement, because databases limit the number of values. */
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

/** Stages the rows of an archive: validates each one and keeps them until all have been read. */
export const stagedRows = (kind: ArchiveKind) => {
  const tables = new Map<string, Map<unknown, StoredRow>>(TABLES[kind].map((table) => [table, new Map()]));
  return {
    /** Adds a row. Throws an HttpError when it is invalid. */
    add: (name: string, sent: Record<string, unknown>): void => {
      const table = EARLIER_NAMES[name] ?? name;
      const rows = tables.get(table);
      if (!rows) throw new HttpError(400, `An archive of the kind "${kind}" holds no such table.`);
      const row = readRow(table, sent);
      const key = row[keyOf(table)];
      if (rows.has(key)) throw new HttpError(400, 'It is there twice.');
      if (table === 'comments' && !tables.get('updates')?.has(row.updateId))
        throw new HttpError(400, 'Its update is not in the archive.');
      rows.set(key, row);
    },

    /** True if a table has any rows. */
    has: (table: string): boolean => (tables.get(table)?.size ?? 0) > 0,

    /** Stores all rows in the order of the tables. Replaces stored rows with the same key. */
    store: async (database: Writer): Promise<void> => {
      for (const [table, byKey] of tables) {
        const rows = [...byKey.values()];
        for (let at = 0; at < rows.length; at += BATCH) await put(database, table, rows.slice(at, at + BATCH));
      }
    },
  };
};
