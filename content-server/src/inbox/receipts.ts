import { gifts, LANGUAGES, receiptText, type GiftReceipt } from '@charity-site/api-client/entities';
import { sql, type Selectable } from 'kysely';
import { changeRow, findRow } from '../content/crud/store';
import type { Actor } from '../content/history/recordChange';
import { translatorFor } from '../content/language/translator';
import type { Branding } from '../content/organisation/organisation';
import { newId } from '../content/rows/rows';
import type { Database, ListRow, Queryable, Tables, Transaction } from '../db/database';
import { inTransaction, lockRow } from '../db/transaction';
import { existing, HttpError } from '../http/httpError';

type ReceiptRow = Selectable<Tables['receipts']>;

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
    const issue = async ({ state }: ListRow) => {
      if (await validReceipt(transaction, id)) return undefined;
      if (state !== 'received')
        throw new HttpError(409, 'Only a gift that was received has a receipt.');
      const issuedAt = new Date().toISOString();
      await transaction
        .insertInto('receipts')
        .values({ _id: newId(), number: await nextNumber(transaction), gift: id, issuedAt })
        .execute();
      return {};
    };
    const changed = changeRow(transaction, gifts, id, { action: 'receipted', by }, issue);
    existing(await changed, gifts.item);
    return existing(await validReceipt(transaction, id), 'Receipt');
  });

/**
 * Cancels the valid receipt of a gift, which stays with its number.
 * @throws HttpError 404 for an unknown gift or without a valid receipt
 */
export const cancelReceipt = (
  database: Database,
  id: string,
  reason: string,
  by: Actor | undefined,
): Promise<number> =>
  inTransaction(database, async (transaction) => {
    const change = { action: 'receiptCancelled', by } as const;
    existing(await changeRow(transaction, gifts, id, change, () => ({})), gifts.item);
    const { _id, number } = existing(await validReceipt(transaction, id), 'Receipt');
    const cancelledAt = new Date().toISOString();
    await transaction
      .updateTable('receipts')
      .set({ cancelledAt, reason })
      .where('_id', '=', _id)
      .execute();
    return number;
  });

/**
 * Throws if a gift has a receipt, also a cancelled one, because its number stays in the books. None
 * is issued until the transaction ends.
 * @throws HttpError 409
 */
export const requireNoReceipt = async (transaction: Transaction, gift: string): Promise<void> => {
  await lockRow(transaction, gifts.table, gift);
  if ((await receiptsOf(transaction, [gift])).length > 0)
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
