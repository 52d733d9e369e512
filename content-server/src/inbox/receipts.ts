import { gifts, LANGUAGES, receiptText, type GiftReceipt } from '@charity-site/api-client/entities';
import { sql } from 'kysely';
import { findRow } from '../content/crud/store';
import { recordChange, type Actor } from '../content/history/recordChange';
import { translatorFor } from '../content/language/translator';
import type { Branding } from '../content/organisation/organisation';
import { newId } from '../content/rows/rows';
import type { Database, ListRow, Queryable, Tables, Transaction } from '../db/database';
import { inTransaction, lockRow } from '../db/transaction';
import { existing, HttpError } from '../http/httpError';

type ReceiptRow = Tables['receipts'];

/** Key in site_state: the number of the last receipt. */
const KEY = 'receipts.last';

/**
 * The next number. Its row is locked until the transaction ends, so that the number of a receipt
 * that is not stored goes to the next one.
 */
const nextNumber = async (transaction: Transaction): Promise<number> => {
  await transaction
    .insertInto('site_state')
    .values({ key: KEY, value: '0' })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const { value } = await transaction
    .updateTable('site_state')
    .set({ value: sql<string>`cast(cast(value as integer) + 1 as text)` })
    .where('key', '=', KEY)
    .returning('value')
    .executeTakeFirstOrThrow();
  return Number(value);
};

/** The valid receipt of a gift; undefined if it has none. */
export const validReceipt = (database: Queryable, gift: string): Promise<ReceiptRow | undefined> =>
  database
    .selectFrom('receipts')
    .selectAll()
    .where('gift', '=', gift)
    .where('cancelledAt', '=', '')
    .executeTakeFirst();

/** Locks a gift. @throws HttpError 404 if it does not exist */
const lockedGift = async (transaction: Transaction, id: string): Promise<ListRow> => {
  await lockRow(transaction, gifts.table, id);
  return existing(await findRow(transaction, gifts, id), gifts.item);
};

/**
 * Issues a receipt for a received gift, or returns its valid one.
 * @throws HttpError 404 for an unknown gift, 409 for one that is not received
 */
export const issueReceipt = (
  database: Database,
  id: string,
  by: Actor | undefined,
): Promise<ReceiptRow> =>
  inTransaction(database, async (transaction) => {
    const row = await lockedGift(transaction, id);
    const valid = await validReceipt(transaction, id);
    if (valid) return valid;
    if (row.state !== 'received')
      throw new HttpError(409, 'Only a gift that was received has a receipt.');
    const now = new Date();
    const receipt: ReceiptRow = {
      _id: newId(now),
      number: await nextNumber(transaction),
      gift: id,
      issuedAt: now.toISOString(),
      cancelledAt: '',
      reason: '',
    };
    await transaction.insertInto('receipts').values(receipt).execute();
    await recordChange(transaction, { definition: gifts, id, action: 'receipted', row }, by);
    return receipt;
  });

/**
 * Cancels the valid receipt of a gift, which stays with its number.
 * @throws HttpError 404 for an unknown gift, 409 without a valid receipt
 */
export const cancelReceipt = (
  database: Database,
  id: string,
  reason: string,
  by: Actor | undefined,
): Promise<number> =>
  inTransaction(database, async (transaction) => {
    const row = await lockedGift(transaction, id);
    const cancelled = await transaction
      .updateTable('receipts')
      .set({ cancelledAt: new Date().toISOString(), reason })
      .where('gift', '=', id)
      .where('cancelledAt', '=', '')
      .returning('number')
      .executeTakeFirst();
    if (!cancelled) throw new HttpError(409, 'This gift has no valid receipt.');
    await recordChange(transaction, { definition: gifts, id, action: 'receiptCancelled', row }, by);
    return cancelled.number;
  });

/**
 * Throws if a gift has a receipt, also a cancelled one, because its number stays in the books.
 * @throws HttpError 409
 */
export const requireNoReceipt = async (database: Queryable, gift: string): Promise<void> => {
  if ((await receiptsOf(database, [gift])).length > 0)
    throw new HttpError(409, 'This gift has a receipt, so it stays in the books.');
};

/** All receipts of some gifts, newest first. */
export const receiptsOf = async (
  database: Queryable,
  ids: readonly string[],
): Promise<(GiftReceipt & { gift: string })[]> =>
  ids.length === 0
    ? []
    : database
        .selectFrom('receipts')
        .select(['gift', 'number', 'cancelledAt', 'reason'])
        .where('gift', 'in', ids)
        .orderBy('number', 'desc')
        .execute();

/** A receipt as text in each language of the site, one below the other. */
export const receiptInLanguages = async (
  database: Queryable,
  receipt: ReceiptRow,
  { name, proof }: Branding,
): Promise<string> => {
  const gift = existing(await findRow(database, gifts, receipt.gift), gifts.item);
  const printed = { ...(gift as unknown as Tables['gifts']), ...receipt };
  const texts = LANGUAGES.map(async ({ code }) => {
    const { t } = await translatorFor(database, code);
    const facts = [
      proof?.registration && `${t('Registration number')}: ${proof.registration}`,
      proof?.treasurer && `${t('Treasurer')}: ${proof.treasurer}`,
    ];
    return receiptText(printed, [name, ...facts.flatMap((fact) => fact || [])], t);
  });
  return (await Promise.all(texts)).join('\n\n');
};
