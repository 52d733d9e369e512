import { untyped, type Queryable } from '../../db/database';
import { FROM_ARCHIVE, LISTINGS } from '@charity-site/api-client/entities';
import { columnsOf } from '../../content/rows/rows';
import { validateFields, storedFields } from '../../http/bodies/bodyValidator';
import { HttpError } from '../../http/httpError';
import type { ArchiveKind } from './archiveFile';
import { readRow } from './archiveRows';
import { EARLIER_NAMES, keyOf, TABLES, type AnyRow } from './archiveTables';
import { RELEASE_TABLES } from '../../releases/live/restoreLive';
import { NOT_EXPORTED } from './siteRows';
import type { ReadFields, StoredRow } from './archiveValues';

/** Rows per statement. Databases limit the number of values. */
const BATCH = 100;

const put = async (database: Queryable, table: string, rows: StoredRow[]): Promise<void> => {
  // Empty in exports, but known for pictures that are already stored.
  const columns = Object.keys(rows[0] ?? {}).filter(
    (column) => !NOT_EXPORTED.includes(column) || rows.some((row) => row[column]),
  );
  await untyped<AnyRow>(database)
    .insertInto(table)
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column(keyOf(table))
        .doUpdateSet((eb) =>
          Object.fromEntries(columns.map((column) => [column, eb.ref(`excluded.${column}`)])),
        ),
    )
    .execute();
};

/** Fields of an export come from elsewhere, so they are validated. */
const importedFields: ReadFields = (rules, row) =>
  columnsOf(validateFields(rules, row, FROM_ARCHIVE));

/**
 * Stages the rows of an archive until all have been read. Rows of a backup are the site's own: they
 * stay unchanged even when the current rules reject them.
 */
export const stagedRows = (kind: ArchiveKind) => {
  const tables = new Map<string, Map<unknown, StoredRow>>(
    TABLES[kind === 'export' ? 'copy' : kind].map((table) => [table, new Map()]),
  );
  const rejections: string[] = [];
  return {
    /** The rows that the current rules reject, with the reasons. */
    rejections,

    /** Adds a row. Throws an HttpError when it is invalid. */
    add: (name: string, sent: Record<string, unknown>): void => {
      const table = EARLIER_NAMES[name] ?? name;
      const rows = tables.get(table);
      if (!rows) throw new HttpError(400, `An archive of the kind "${kind}" holds no such table.`);
      const named = `the row ${String(sent[keyOf(table)])} of ${table}`;
      const ownFields: ReadFields = (rules, fields) =>
        storedFields(rules, fields, (reason) =>
          rejections.push(
            `Restored as it was: ${named}, because today's rules refuse it: ${reason}`,
          ),
        );
      const row = readRow(table, sent, kind === 'backup' ? ownFields : importedFields);
      const key = row[keyOf(table)];
      if (rows.has(key)) throw new HttpError(400, 'It is there twice.');
      const owner = LISTINGS.find((listed) => listed.table === table)?.owner;
      if (owner && !tables.get(owner.of.table)?.has(row[owner.by]))
        throw new HttpError(400, `Its ${owner.of.item.toLowerCase()} is not in the archive.`);
      rows.set(key, row);
    },

    /** True if a table has any rows. */
    has: (table: string): boolean => (tables.get(table)?.size ?? 0) > 0,

    /** The rows of what is live. */
    releases: () =>
      Object.fromEntries(
        RELEASE_TABLES.map((table) => [table, [...(tables.get(table)?.values() ?? [])]]),
      ) as Record<(typeof RELEASE_TABLES)[number], StoredRow[]>,

    /**
     * Stores all rows except those of what is live, in the order of the tables. Replaces stored
     * rows with the same key.
     */
    store: async (database: Queryable): Promise<void> => {
      for (const [table, byKey] of tables) {
        if (RELEASE_TABLES.some((one) => one === table)) continue;
        const rows = [...byKey.values()];
        for (let at = 0; at < rows.length; at += BATCH)
          await put(database, table, rows.slice(at, at + BATCH));
      }
    },
  };
};
