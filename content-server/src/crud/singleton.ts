import type { AnySingleton } from '@charity-site/api-client/entities';
import { byName, type ColumnValue, type SingletonRow, type Writer } from '../db/database';
import { changedMeanwhile } from '../httpError';
import { columnsOf, holds, nextVersion } from './rows';

/** A singleton for an answer: its fields and `updatedAt`. */
export type SingletonRecord = Pick<SingletonRow, 'updatedAt'> & Record<string, ColumnValue>;

/** Reads a singleton; null when it is unset (docs/product.md 7.6). */
export const readSingleton = async (
  database: Writer,
  { table }: AnySingleton,
  key: string,
): Promise<SingletonRecord | null> => {
  const row = await byName<SingletonRow>(database)
    .selectFrom(table)
    .selectAll()
    .$castTo<SingletonRow>()
    .where('_id', '=', key)
    .executeTakeFirst();
  if (!row) return null;
  const { _id: _key, ...record } = row;
  return record;
};

/**
 * Creates or replaces a singleton. Throws a 412 when `version` is given and differs from the stored `updatedAt`, or when it
 * is null and the singleton is set.
 */
export const saveSingleton = async (
  database: Writer,
  singleton: AnySingleton,
  key: string,
  draft: object,
  version?: string | null,
): Promise<SingletonRecord> => {
  const before = await readSingleton(database, singleton, key);
  const last = before?.updatedAt;
  const fields = columnsOf(draft);
  if (version !== undefined && version !== (last ?? null))
    throw changedMeanwhile(before !== null && holds(before, fields));
  const columns: SingletonRecord = { ...fields, updatedAt: nextVersion(last ?? new Date(0).toISOString()) };
  const { numInsertedOrUpdatedRows } = await byName<SingletonRow>(database)
    .insertInto(singleton.table)
    .values({ _id: key, ...columns })
    .onConflict((conflict) => {
      const onKey = conflict.column('_id');
      if (last === undefined) return onKey.doNothing();
      return onKey.doUpdateSet(columns).where(`${singleton.table}.updatedAt`, '=', last);
    })
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) return saveSingleton(database, singleton, key, draft, version);
  return columns;
};

/** Unsets a singleton. @returns whether it was set */
export const removeSingleton = async (database: Writer, { table }: AnySingleton, key: string): Promise<boolean> => {
  const { numDeletedRows } = await byName<SingletonRow>(database)
    .deleteFrom(table)
    .where('_id', '=', key)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
};
