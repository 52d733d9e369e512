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
import { changedMeanwhile } from '../../http/httpError';
import { fileAt, fileId } from '../files/fileNames';
import { columnsFor, readWithinMemory, SMALL } from './largeLists';
import type { ListQuery } from '../rows/listQuery';
import type { Page } from '../rows/paging';
import { isPublic, publicationChange, publicationColumns, rowsFor } from '../rows/publishing';
import { columnsOf, derivedColumns, hasValues, newRow, nextVersion } from '../rows/rows';
import { isFoundBy } from '../../db/texts/text';

/** Maximum offset of a query. No list is that long, and much larger numbers would not be exact. */
const OFFSET_MAX = 2 ** 31;

/** The rows that a query asks for, without order and page. */
export const matching = (
  database: Queryable,
  listed: AnyListing,
  { search, where, whereNot = {}, state, dates }: ListQuery,
) => {
  let query = untyped<ListRow>(database).selectFrom(listed.table);
  const readable = rowsFor(listed, state);
  if (readable) query = query.where(readable);
  for (const [field, value] of Object.entries(where)) query = query.where(field, '=', value);
  for (const [field, value] of Object.entries(whereNot)) query = query.where(field, '<>', value);
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
 * more than 100 items leaves rich text out unless its fields were requested.
 * @param room called with the size of the text in bytes before it is read; waits until memory is
 * available
 */
export const readPage = async (
  database: Queryable,
  listed: AnyListing,
  asked: ListQuery,
  room?: (bytes: number) => Promise<void>,
): Promise<Page> => {
  const found = matching(database, listed, asked);
  const offset = (asked.page - 1) * asked.limit;
  // The count of a long page decides on its columns. The statement that reads a short page counts
  // it, too.
  const isCounted = asked.limit > SMALL || offset >= OFFSET_MAX;
  const counted = isCounted ? await countOf(found) : undefined;
  if (counted !== undefined && offset >= Math.min(counted, OFFSET_MAX))
    return { rows: [], totalItems: counted };
  const items = counted === undefined ? asked.limit : Math.min(asked.limit, counted - offset);
  let page = inOrder(found, listed, asked.order).limit(asked.limit).offset(offset);
  // Of a long list, the database sorts ids, which it finds in an index, and reads only the rows of
  // the page (decision 0007).
  if (items !== counted) {
    const chosen = untyped<ListRow>(database)
      .selectFrom(listed.table)
      .where('_id', 'in', page.select('_id'));
    page = inOrder(chosen, listed, asked.order);
  }
  const columns = columnsFor(listed, items, asked);
  const withCount = isCounted
    ? page
    : page.select(
        sql<number>`(${found.select((eb) => eb.fn.countAll().as('count'))})`.as('totalItems'),
      );
  const rows = await readWithinMemory(
    database,
    listed,
    { most: asked.limit, page: withCount, columns },
    room,
  );
  if (counted !== undefined) return { rows, totalItems: counted };
  const [first] = rows;
  if (!first) return { rows, totalItems: offset === 0 ? 0 : await countOf(found) };
  // PostgreSQL returns a count as text, SQLite as a number. It stays in the rows, which are
  // answered by their schema: copying them without it takes as long as making JSON of them.
  return { rows, totalItems: Number(first.totalItems) };
};

/** Reads a row by its id, whether it is public or not; undefined when there is none. */
export const findRow = (
  database: Queryable,
  { table }: { table: string },
  id: string,
): Promise<ListRow | undefined> =>
  selectWholeRows(database, table).where('_id', '=', id).executeTakeFirst();

/** Reads a row that visitors may see by its id; undefined when there is none. */
export const findPublicRow = async (
  database: Queryable,
  listed: AnyListing,
  id: string,
): Promise<ListRow | undefined> => {
  const row = await findRow(database, listed, id);
  return row && isPublic(listed, row) ? row : undefined;
};

/** Inserts a valid draft. `createdAt` is now by default. */
export const insertRow = async (
  database: Queryable,
  listed: AnyListing,
  draft: object,
  createdAt?: Date,
): Promise<ListRow> => {
  const created = newRow(listed, draft, createdAt);
  const row: ListRow = { ...created, ...(await claimSlug(database, listed, created)) };
  await untyped<ListRow>(database).insertInto(listed.table).values(row).execute();
  return row;
};

/** A change of a row for the history. */
interface RowChange {
  action: ChangeAction;
  by?: Actor;
}

/**
 * Changes columns of a row and records it. The row is locked first, so that the second of two
 * simultaneous writers sees what the first one wrote. Returns undefined when there is no such row.
 * @param changesOf the columns that change; undefined when the row stays as it is
 */
export const changeRow = (
  database: Queryable,
  listed: AnyListing,
  id: string,
  { action, by }: RowChange,
  changesOf: (
    before: ListRow,
    transaction: Transaction,
  ) => Promise<Record<string, ColumnValue>> | Record<string, ColumnValue> | undefined,
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
    const did = publicationChange(listed, before, row) ?? action;
    await recordChange(transaction, { definition: listed, id, action: did, row, before }, by);
    return row;
  });

/** Options for replacing a row. */
interface Replacement extends Partial<RowChange> {
  /** The `updatedAt` that the caller read; if left out, the row is replaced whatever it is now. */
  version?: string;
}

/**
 * Replaces a row's fields by those of a draft, which may have some of them only, with the
 * alternative texts of its pictures, and records the change ('changed' by default). Returns
 * undefined when there is no such row. Throws a 412 when the row has changed since `version`.
 */
export const replaceRow = (
  database: Queryable,
  listed: AnyListing,
  id: string,
  draft: object,
  { version, by, action = 'changed' }: Replacement = {},
): Promise<ListRow | undefined> =>
  changeRow(database, listed, id, { action, by }, async (before, transaction) => {
    const { fields, wereDescribed } = await describePictures(transaction, listed, draft, by);
    const columns = columnsOf({ ...fields, ...publicationColumns(listed, fields, false) });
    if (version !== undefined && version !== before.updatedAt)
      throw changedMeanwhile(hasValues(before, columns) && wereDescribed);
    const row = { ...before, ...columns };
    return {
      ...columns,
      ...derivedColumns(listed, row),
      ...(await claimSlug(transaction, listed, row)),
    };
  });

/**
 * Stores the alternative texts that a saved body has for its pictures, in its transaction: a save
 * that then throws stores none. Resolves to the fields of the body's definition, and whether all
 * pictures had these texts before.
 */
export const describePictures = async (
  transaction: Transaction,
  { rules }: AnyDefinition,
  body: object,
  by?: Actor,
) => {
  const fields = new Map<string, unknown>(Object.entries(body));
  let wereDescribed = true;
  for (const field of pictureFieldsOf(rules)) {
    const alt = fields.get(`${field}Alt`);
    const file = fileAt(String(fields.get(field)));
    fields.delete(`${field}Alt`);
    const picture =
      file && alt !== undefined && (await findRow(transaction, pictures, fileId(file)));
    if (!picture || picture.alt === alt) continue;
    wereDescribed = false;
    await replaceRow(transaction, pictures, picture._id, { alt }, { by });
  }
  return { fields: Object.fromEntries(fields), wereDescribed };
};
