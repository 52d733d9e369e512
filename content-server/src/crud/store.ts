import type { AnyListing } from '@charity-site/api-client/entities';
import { sql } from 'kysely';
import { byName, type ListRow, type Writer } from '../db/database';
import { changedMeanwhile } from '../httpError';
import { bytesOf, columnsFor } from './largeLists';
import type { ListQuery } from './listQuery';
import { columnsOf, derivedColumns, holds, newRow, nextVersion } from './rows';
import { searchPattern } from './text';

/** One page of a list, as stored, and how many items there are in all. */
export interface Page {
  rows: Partial<ListRow>[];
  totalItems: number;
}

/** The furthest offset asked of the database; no list is that long, and far beyond it numbers stop being exact. */
const OFFSET_MAX = 2 ** 31;

const matching = (database: Writer, { table }: AnyListing, { search, where }: ListQuery) => {
  let query = byName<ListRow>(database).selectFrom(table);
  for (const [field, value] of Object.entries(where)) query = query.where(field, '=', value);
  if (search === '') return query;
  return query.where(sql<boolean>`${sql.ref('searchText')} like ${searchPattern(search)} escape '\\'`);
};

const countOf = async (database: Writer, listed: AnyListing, asked: ListQuery): Promise<number> => {
  const { count } = await matching(database, listed, asked)
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  // PostgreSQL counts in text, SQLite in numbers.
  return Number(count);
};

/** What a list is sorted by, its ties too, so that the order is total (docs/product.md 7.3). */
export const sortColumns = ({ sort }: AnyListing): [column: string, direction: 'asc' | 'desc'][] => [
  ...sort.map(([column, direction]): [string, 'asc' | 'desc'] => [column, direction]),
  ['_id', sort.at(-1)?.[1] ?? 'asc'],
];

/**
 * Reads one page: filtered, searched, sorted before paging. A page past the end is empty; one of more than 100 items
 * leaves rich text out unless its fields were asked for.
 * @param room waits until there is room for so many bytes, before they are read
 */
export const readPage = async (
  database: Writer,
  listed: AnyListing,
  asked: ListQuery,
  room?: (bytes: number) => Promise<void>,
): Promise<Page> => {
  const totalItems = await countOf(database, listed, asked);
  const offset = (asked.page - 1) * asked.limit;
  if (offset >= Math.min(totalItems, OFFSET_MAX)) return { rows: [], totalItems };
  let query = matching(database, listed, asked).limit(asked.limit).offset(offset);
  for (const [column, direction] of sortColumns(listed)) query = query.orderBy(column, direction);
  const items = Math.min(asked.limit, totalItems - offset);
  const columns = columnsFor(listed, items, asked.fields);
  await room?.(await bytesOf(database, listed, items, query, columns));
  return { rows: await query.select(columns).execute(), totalItems };
};

/** One row by its id; undefined when there is none. */
export const findRow = (database: Writer, { table }: AnyListing, id: string): Promise<ListRow | undefined> =>
  byName<ListRow>(database).selectFrom(table).selectAll().$castTo<ListRow>().where('_id', '=', id).executeTakeFirst();

/** Adds a draft that the rules passed; `createdAt` is now unless told. */
export const insertRow = async (
  database: Writer,
  listed: AnyListing,
  draft: object,
  createdAt?: Date,
): Promise<ListRow> => {
  const row = newRow(listed, draft, createdAt);
  await byName<ListRow>(database).insertInto(listed.table).values(row).execute();
  return row;
};

/**
 * Replaces a row's fields by a draft's. Answers undefined when there is no such row.
 * With `version` (the `updatedAt` the caller last saw) it throws a 412 when the row has changed since. The write itself
 * compares the version, so that of two writers at the same moment the second sees the first.
 */
export const replaceRow = async (
  database: Writer,
  listed: AnyListing,
  id: string,
  draft: object,
  version?: string,
): Promise<ListRow | undefined> => {
  const before = await findRow(database, listed, id);
  if (!before) return undefined;
  const columns = columnsOf(draft);
  if (version !== undefined && version !== before.updatedAt) throw changedMeanwhile(holds(before, columns));
  const changes = {
    ...columns,
    updatedAt: nextVersion(before.updatedAt),
    ...derivedColumns(listed, columns),
  };
  const { numUpdatedRows } = await byName<ListRow>(database)
    .updateTable(listed.table)
    .set(changes)
    .where('_id', '=', id)
    .where('updatedAt', '=', before.updatedAt)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n ? { ...before, ...changes } : replaceRow(database, listed, id, draft, version);
};
