import {
  gifts,
  parseGiftReference,
  similarGiftCodes,
  type GiftState,
  type GiftTotal,
} from '@charity-site/api-client/entities';
import { sql } from 'kysely';
import { changeRow, readPage } from '../content/crud/store';
import type { ListQuery } from '../content/rows/listQuery';
import type { Page } from '../content/rows/paging';
import type { Actor } from '../content/history/recordChange';
import type { Database, ListRow } from '../db/database';
import { HttpError } from '../http/httpError';
import { receiptsOf, validReceipt } from './receipts';

/**
 * Changes the state of a gift; undefined if it does not exist.
 * @throws HttpError 409 for a gift with a valid receipt that would not be received
 */
export const changeGiftState = (
  database: Database,
  id: string,
  state: GiftState,
  by: Actor | undefined,
): Promise<ListRow | undefined> =>
  changeRow(database, gifts, id, { action: state, by }, async (_before, transaction) => {
    if (state !== 'received' && (await validReceipt(transaction, id)))
      throw new HttpError(409, 'Cancel the receipt of this gift first.');
    return { state };
  });

/** Gifts with their receipts and the types of the call. */
export const withReceipts = async (
  database: Database,
  rows: readonly Partial<ListRow>[],
): Promise<Partial<ListRow>[]> => {
  const receipts = await receiptsOf(
    database,
    rows.map(({ _id }) => String(_id)),
  );
  return rows.map((row) => ({
    ...row,
    amount: Number(row.amount),
    mayThank: row.mayThank === 'true',
    isSimilar: row.isSimilar === 1,
    receipts: receipts.filter(({ gift }) => gift === row._id),
  })) as unknown as Partial<ListRow>[];
};

/**
 * Reads a page of gifts. A search is a name, an amount or a contact, or else a reference. If that
 * has a mistake, the gifts have the references that it may be mistyped from, and `isSimilar`.
 */
export const findGifts = async (database: Database, query: ListQuery): Promise<Page> => {
  const { search } = query;
  // An amount as people write it, such as K15,000.
  const plain = search.replace(/^k(?=\d)/i, '').replace(/(\d),(?=\d{3})/g, '$1');
  const found = await readPage(database, gifts, { ...query, search: plain });
  if (search === '' || found.totalItems > 0) return found;
  const code = parseGiftReference(search);
  const codes = code === undefined ? similarGiftCodes(search) : [code];
  const whereIn = { column: 'code', values: codes };
  const { rows, totalItems } = await readPage(database, gifts, { ...query, search: '', whereIn });
  return {
    rows: rows.map((row) => ({ ...row, isSimilar: Number(code === undefined) })),
    totalItems,
  };
};

/** The received gifts by month, way and currency, newest month first. */
export const giftTotals = async (database: Database): Promise<GiftTotal[]> => {
  const month = sql<string>`substr(date, 1, 7)`;
  // In hundredths, because sums of decimals are inexact.
  const hundredths = sql<number>`sum(round(cast(amount as numeric) * 100))`;
  const rows = await database
    .selectFrom('gifts')
    .select((eb) => [
      month.as('month'),
      'way',
      'currency',
      hundredths.as('sum'),
      eb.fn.countAll().as('count'),
    ])
    .where('state', '=', 'received')
    .groupBy([month, 'way', 'currency'])
    .orderBy(month, 'desc')
    .orderBy('way')
    .orderBy('currency')
    .execute();
  return rows.map(({ sum, count, ...total }) => ({
    ...total,
    amount: Number(sum) / 100,
    count: Number(count),
  }));
};
