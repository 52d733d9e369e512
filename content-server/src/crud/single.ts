import type { AnyObjectSchema } from 'api-client/entities';
import type { ColumnValue, SingleRow, SingleTable, Writer } from '../db/database';
import { changedMeanwhile } from '../problem';
import { columnsOf, nextVersion } from './rows';

/** A record of which there is at most one, or one for each key (page heroes). */
export interface Single {
  path: string;
  table: SingleTable;
  /** The record's name in a sentence: 'Quote' in 'Quote not found.' */
  item: string;
  rules: AnyObjectSchema;
}

/** A single record as it is answered: its fields and `updatedAt`; its key is known from the address. */
export type SingleRecord = Pick<SingleRow, 'updatedAt'> & Record<string, ColumnValue>;

/** The record, or null when it is unset (DECISIONS 6). */
export const readSingle = async (database: Writer, { table }: Single, key: string): Promise<SingleRecord | null> => {
  const row = await database
    .selectFrom(table)
    .selectAll()
    .$castTo<SingleRow>()
    .where('_id', '=', key)
    .executeTakeFirst();
  if (!row) return null;
  const { _id: _key, ...record } = row;
  return record;
};

/** Creates or replaces the record; a 412 when `version` is given and is not the stored `updatedAt`. */
export const saveSingle = async (
  database: Writer,
  single: Single,
  key: string,
  draft: object,
  version?: string,
): Promise<SingleRecord> => {
  const before = await readSingle(database, single, key);
  const last = before?.updatedAt;
  if (version !== undefined && version !== last) throw changedMeanwhile();
  const columns: SingleRecord = { ...columnsOf(draft), updatedAt: nextVersion(last ?? new Date(0).toISOString()) };
  const { numInsertedOrUpdatedRows } = await database
    .insertInto(single.table)
    .values({ _id: key, ...columns })
    .onConflict((conflict) => {
      const update = conflict.column('_id').doUpdateSet(columns);
      return last === undefined ? update : update.where(`${single.table}.updatedAt`, '=', last);
    })
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) return saveSingle(database, single, key, draft, version);
  return columns;
};

/** Unsets the record; whether it was set. */
export const removeSingle = async (database: Writer, { table }: Single, key: string): Promise<boolean> => {
  const { numDeletedRows } = await database.deleteFrom(table).where('_id', '=', key).executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
};
