import {
  pictureFieldsOf,
  pictures,
  sortOf,
  type AnyDefinition,
  type AnyListing,
  type ChangeAction,
  type ListOrder,
} from '@charity-site/api-client/entities';
import { sql, type SelectQueryBuilder } from 'kysely';
import { claimSlug } from '../slugs/claimSlug';
import {
  untyped,
  selectWholeRows,
  type ColumnValue,
  type ListRow,
  type Transaction,
  type Queryable,
} from '../../db/database';
import { countOf } from '../../db/queries/countOf';
import { inTransaction, lockRow } from '../../db/transaction';
import { recordChange, type Actor } from '../history/recordChange';
import { versionConflict } from '../../http/httpError';
import { fileAt, fileId } from '../files/fileNames';
import { columnsFor, readWithinMemory, SMALL } from './largeLists';
import type { ListQuery } from '../rows/listQuery';
import type { Page } from '../rows/paging';
import { isPublic, publicationChange, publicationColumns, rowsFor } from '../rows/publishing';
import { columnsOf, derivedColumns, hasValues, newRow, nextVersion } from '../rows/rows';
import { isFoundBy } from '../../db/texts/text';

/** Maximum offset of a query. No list is that long, and much larger numbers would not be exact. */
const OFFSET_MAX = 2 ** 31;

/** Rows that match a query, unsorted and unpaged. */
export const matching = (
  database: Queryable,
  listed: AnyListing,
  { search, where, whereNot = {}, whereIn, state, dates }: ListQuery,
) => {
  let query = untyped<ListRow>(database).selectFrom(listed.table);
  const readable = rowsFor(listed, state);
  if (readable) query = query.where(readable);
  for (const [field, value] of Object.entries(where)) query = query.where(field, '=', value);
  for (const [field, value] of Object.entries(whereNot)) query = query.where(field, '<>', value);
  if (whereIn) query = query.where(whereIn.column, 'in', whereIn.values);
  if (dates?.from) query = query.where(dates.column, '>=', dates.from);
  if (dates?.to) query = query.where(dates.column, '<=', dates.to);
  return search === '' ? query : query.where(isFoundBy(search));
};

/**
 * A query of a list in one of its orders, with `_id` for ties, so that the order is total
 * (docs/product.md 7.3).
 */
export const inOrder = <Output>(
  query: SelectQueryBuilder<Record<string, ListRow>, string, Output>,
  listed: AnyListing,
  order?: ListOrder,
) => {
  const sort = sortOf(listed, order);
  return sort
    .reduce((sorted, [column, direction]) => sorted.orderBy(column, direction), query)
    .orderBy('_id', sort.at(-1)?.[1] ?? 'asc');
};

/**
 * Reads one page after filtering, searching and sorting. A page past the end is empty. A page of
 * more than 100 items omits rich text unless its fields were requested.
 * @param reserve called with the size of the text in bytes before it is read; waits until memory is
 * available
 */
export const readPage = async (
  database: Queryable,
  listed: AnyListing,
  query: ListQuery,
  reserve?: (bytes: number) => Promise<void>,
): Promise<Page> => {
  const matches = matching(database, listed, query);
  const offset = (query.page - 1) * query.limit;
  // The columns of a long page depend on its count. A short page is counted by the statement that
  // reads it.
  const isCounted = query.limit > SMALL || offset >= OFFSET_MAX;
  const counted = isCounted ? await countOf(matches) : undefined;
  if (counted !== undefined && offset >= Math.min(counted, OFFSET_MAX))
    return { rows: [], totalItems: counted };
  const items = counted === undefined ? query.limit : Math.min(query.limit, counted - offset);
  let page = inOrder(matches, listed, query.order).limit(query.limit).offset(offset);
  // For a long list, the database sorts ids from an index and reads only the rows of the page
  // (decision 0007).
  if (items !== counted) {
    const byId = untyped<ListRow>(database)
      .selectFrom(listed.table)
      .where('_id', 'in', page.select('_id'));
    page = inOrder(byId, listed, query.order);
  }
  const columns = columnsFor(listed, items, query);
  const withCount = isCounted
    ? page
    : page.select(
        sql<number>`(${matches.select((eb) => eb.fn.countAll().as('count'))})`.as('totalItems'),
      );
  const rows = await readWithinMemory(
    database,
    listed,
    { max: query.limit, page: withCount, columns },
    reserve,
  );
  if (counted !== undefined) return { rows, totalItems: counted };
  const [first] = rows;
  if (!first) return { rows, totalItems: offset === 0 ? 0 : await countOf(matches) };
  // PostgreSQL returns a count as text, SQLite as a number. It stays in the rows, because removing
  // it takes as long as serializing them, and the response schema omits it.
  return { rows, totalItems: Number(first.totalItems) };
};

/** Reads a row by its id, public or not; undefined if it does not exist. */
export const findRow = (
  database: Queryable,
  { table }: { table: string },
  id: string,
): Promise<ListRow | undefined> =>
  selectWholeRows(database, table).where('_id', '=', id).executeTakeFirst();

/** Reads a row by its id; undefined if it does not exist or visitors cannot see it. */
export const findPublicRow = async (
  database: Queryable,
  listed: AnyListing,
  id: string,
): Promise<ListRow | undefined> => {
  const row = await findRow(database, listed, id);
  return row && isPublic(listed, row) ? row : undefined;
};

/** Inserts a valid draft, last changed now. `createdAt` is now by default. */
export const insertRow = async (
  database: Queryable,
  listed: AnyListing,
  draft: object,
  createdAt?: Date,
): Promise<ListRow> => {
  const created = newRow(listed, draft, createdAt);
  const row: ListRow = {
    ...created,
    updatedAt: new Date().toISOString(),
    ...(await claimSlug(database, listed, created)),
  };
  await untyped<ListRow>(database).insertInto(listed.table).values(row).execute();
  return row;
};

interface RowChange {
  action: ChangeAction;
  by?: Actor;
}

/**
 * Changes columns of a row and records it. Locks the row first, so that of two concurrent writers
 * the second sees the changes of the first. Returns undefined if the row does not exist.
 * @param changesOf returns the columns that change; undefined to leave the row unchanged
 */
export const changeRow = (
  database: Queryable,
  listed: AnyListing,
  id: string,
  { action, by }: RowChange,
  changesOf: (
    before: ListRow,
    transaction: Transaction,
  ) => Promise<Record<string, ColumnValue> | undefined> | Record<string, ColumnValue> | undefined,
): Promise<ListRow | undefined> =>
  inTransaction(database, async (transaction) => {
    await lockRow(transaction, listed.table, id);
    const before = await findRow(transaction, listed, id);
    const columns = before && (await changesOf(before, transaction));
    if (!columns) return before;
    const changes = { ...columns, updatedAt: nextVersion(before.updatedAt) };
    await untyped<ListRow>(transaction)
      .updateTable(listed.table)
      .set(changes)
      .where('_id', '=', id)
      .execute();
    const row: ListRow = { ...before, ...changes };
    const recorded = publicationChange(listed, before, row) ?? action;
    await recordChange(transaction, { definition: listed, id, action: recorded, row, before }, by);
    return row;
  });

interface Replacement extends Partial<RowChange> {
  /** `updatedAt` that the caller read. Without it, the replacement is unconditional. */
  version?: string;
  /** Throws to reject the new row. */
  check?: (row: ListRow, transaction: Queryable) => Promise<void>;
}

/**
 * Replaces the fields that a draft has, with the alternative texts of its pictures, and records the
 * change ('changed' by default). Returns undefined if the row does not exist. Throws a 412 when the
 * row has changed since `version`.
 */
export const replaceRow = (
  database: Queryable,
  listed: AnyListing,
  id: string,
  draft: object,
  { version, by, action = 'changed', check }: Replacement = {},
): Promise<ListRow | undefined> =>
  changeRow(database, listed, id, { action, by }, async (before, transaction) => {
    const { fields, wereDescribed } = await describePictures(transaction, listed, draft, by);
    const columns = columnsOf({ ...fields, ...publicationColumns(listed, fields, false) });
    if (version !== undefined && version !== before.updatedAt)
      throw versionConflict({ isStored: hasValues(before, columns) && wereDescribed });
    const row = { ...before, ...columns };
    const slug = await claimSlug(transaction, listed, row);
    await check?.({ ...row, ...slug }, transaction);
    return { ...columns, ...derivedColumns(listed, row), ...slug };
  });

/** The alternative texts of a body that differ from those of the library. */
export const changedAlts = async (
  database: Queryable,
  { rules }: AnyDefinition,
  body: object,
): Promise<{ field: string; alt: unknown; picture: ListRow }[]> => {
  const values = new Map<string, unknown>(Object.entries(body));
  const changed: { field: string; alt: unknown; picture: ListRow }[] = [];
  for (const field of pictureFieldsOf(rules)) {
    const alt = values.get(`${field}Alt`);
    const file = fileAt(String(values.get(field)));
    const picture = file && alt !== undefined && (await findRow(database, pictures, fileId(file)));
    if (picture && picture.alt !== alt) changed.push({ field, alt, picture });
  }
  return changed;
};

/**
 * Stores the alternative texts of a body, in the transaction of the save. Resolves to the fields of
 * the definition, and whether all pictures already had these texts.
 */
export const describePictures = async (
  transaction: Transaction,
  definition: AnyDefinition,
  body: object,
  by?: Actor,
) => {
  const changed = await changedAlts(transaction, definition, body);
  for (const { alt, picture } of changed)
    await replaceRow(transaction, pictures, picture._id, { alt }, { by });
  const fields = new Map<string, unknown>(Object.entries(body));
  for (const field of pictureFieldsOf(definition.rules)) fields.delete(`${field}Alt`);
  return { fields: Object.fromEntries(fields), wereDescribed: changed.length === 0 };
};
