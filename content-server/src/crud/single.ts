import type { AnySingleton } from '@charity-site/api-client/entities';
import { byName, type ColumnValue, type SingleRow, type Writer } from '../db/database';
import { changedMeanwhile } from '../problem';
import { columnsOf, holds, nextVersion } from './rows';

/** A single record as it is answered: its fields and `updatedAt`; its key is known from the address. */
export type SingleRecord = Pick<SingleRow, 'updatedAt'> & Record<string, ColumnValue>;

/** The record, or null when it is unset (docs/product.md 7.6). */
export const readSingle = async (
  database: Writer,
  { table }: AnySingleton,
  key: string,
): Promise<SingleRecord | null> => {
  const row = await byName<SingleRow>(database)
    .selectFrom(table)
    .selectAll()
    .$castTo<SingleRow>()
    .where('_id', '=', key)
    .executeTakeFirst();
  if (!row) return null;
  const { _id: _key, ...record } = row;
  return record;
};

/**
 * Creates or replaces the record; a 412 when `version` is given and is not the stored `updatedAt`, or when it is null
 * (the record is meant to be new) and there is a record.
 */
export const saveSingle = async (
  database: Writer,
  single: AnySingleton,
  key: string,
  draft: object,
  version?: string | null,
): Promise<SingleRecord> => {
  const before = await readSingle(database, single, key);
  const last = before?.updatedAt;
  const fields = columnsOf(draft);
  if (version !== undefined && version !== (last ?? null))
    throw changedMeanwhile(before !== null && holds(before, fields));
  const columns: SingleRecord = { ...fields, updatedAt: nextVersion(last ?? new Date(0).toISOString()) };
  const { numInsertedOrUpdatedRows } = await byName<SingleRow>(database)
    .insertInto(single.table)
    .values({ _id: key, ...columns })
    .onConflict((conflict) => {
      const onKey = conflict.column('_id');
      if (last === undefined) return onKey.doNothing();
      return onKey.doUpdateSet(columns).where(`${single.table}.updatedAt`, '=', last);
    })
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) return saveSingle(database, single, key, draft, version);
  return columns;
};

/** Unsets the record; whether it was set. */
export const removeSingle = async (database: Writer, { table }: AnySingleton, key: string): Promise<boolean> => {
  const { numDeletedRows } = await byName<SingleRow>(database)
    .deleteFrom(table)
    .where('_id', '=', key)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
};
