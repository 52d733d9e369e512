import type { AnySingleton, ChangeAction } from '@charity-site/api-client/entities';
import { untyped, type ColumnValue, type SingletonRow, type Queryable } from '../../db/database';
import { inTransaction, lockTable } from '../../db/transaction';
import { recordChange, type Actor } from '../history/recordChange';
import { versionConflict } from '../../http/httpError';
import { columnsOf, hasValues, nextVersion } from '../rows/rows';
import { describePictures, findRow } from './store';

/** A singleton of a response: its fields and `updatedAt`. */
export type SingletonRecord = Pick<SingletonRow, 'updatedAt'> & Record<string, ColumnValue>;

/**
 * Reads a singleton; null when it is unset (docs/product.md 7.6).
 * @param key of the page, for a singleton of each page
 */
export const readSingleton = async (
  database: Queryable,
  { table, path }: AnySingleton,
  key = path,
): Promise<SingletonRecord | null> => {
  const row = await findRow(database, { table }, key);
  if (!row) return null;
  const { _id: _key, ...record } = row;
  return record;
};

/** Creates or replaces the row of a singleton, without a history. */
export const putSingleton = async (
  database: Queryable,
  { table }: AnySingleton,
  key: string,
  columns: SingletonRecord,
): Promise<void> => {
  await untyped<SingletonRow>(database)
    .insertInto(table)
    .values({ _id: key, ...columns })
    .onConflict((conflict) => conflict.column('_id').doUpdateSet(columns))
    .execute();
};

interface SingletonSave {
  /**
   * `updatedAt` that the caller read; null if the singleton was unset. Without it, the save is
   * unconditional.
   */
  version?: string | null;
  by?: Actor;
  /** Action in the history; 'created' or 'changed' by default. */
  action?: ChangeAction;
}

/**
 * Creates or replaces a singleton, with the alternative texts of its pictures, and records the
 * change. Throws a 412 when `version` is set and differs from the stored `updatedAt`, or when it
 * is null and the singleton is set.
 */
export const saveSingleton = (
  database: Queryable,
  singleton: AnySingleton,
  key: string,
  draft: object,
  { version, by, action }: SingletonSave = {},
): Promise<SingletonRecord> =>
  inTransaction(database, async (transaction) => {
    // Concurrent creations have no row to lock.
    await lockTable(transaction, singleton.table);
    const before = await readSingleton(transaction, singleton, key);
    const { wereDescribed, ...saved } = await describePictures(transaction, singleton, draft, by);
    const fields = columnsOf(saved.fields);
    if (version !== undefined && version !== (before?.updatedAt ?? null))
      throw versionConflict({
        isStored: before !== null && hasValues(before, fields) && wereDescribed,
      });
    const row = {
      ...fields,
      updatedAt: nextVersion(before?.updatedAt ?? new Date(0).toISOString()),
    };
    await putSingleton(transaction, singleton, key, row);
    const change = { definition: singleton, id: key, row, before: before ?? undefined };
    await recordChange(
      transaction,
      { ...change, action: action ?? (before ? 'changed' : 'created') },
      by,
    );
    return row;
  });
