import {
  truncateText,
  type Address,
  type AddressCount,
  type FoundOfAddress,
} from '@charity-site/api-client/entities';
import { alertLine } from './alerts/digest';
import { normalEmail } from '../people/signIn/administrators';
import { untyped, type Database, type ListRow, type Queryable } from '../db/database';
import { inTransaction } from '../db/transaction';
import { eraseFields, recordChange, type Actor } from '../content/history/recordChange';
import { deleteAutosavesOf } from '../content/autosave/autosaves';
import { findPersonalData, type PersonalData } from './personalData';

const countOf = ({ found }: PersonalData): AddressCount => {
  const [messages = 0, comments = 0] = found.map(({ rows }) => rows.length);
  return { messages, comments };
};

/** The most messages and comments that are named before they are erased. */
const NAMED = 10;
/** Length of a comment's first words, in characters. */
const WORDS_LENGTH = 60;

/** The messages and comments that are stored of an address, those in the trash included. */
export const countPersonalData = async (
  database: Database,
  address: Address,
): Promise<FoundOfAddress> => {
  const data = await findPersonalData(database, address);
  const named = data.found.flatMap(({ holder: { alerted }, rows }) =>
    rows.map((row) => ({
      name: String(row[alerted[0]]),
      words: truncateText(String(row[alerted[1]]), WORDS_LENGTH),
      createdAt: String(row.createdAt),
    })),
  );
  const latest = named.sort((a, b) => b.createdAt.localeCompare(a.createdAt)).slice(0, NAMED);
  return { ...countOf(data), latest };
};

const eraseTrash = async (transaction: Queryable, { trash }: PersonalData): Promise<void> => {
  for (const { _id, left } of trash)
    await (
      left
        ? transaction
            .updateTable('trash')
            .set({ rows: JSON.stringify(left) })
            .where('_id', '=', _id)
        : transaction.deleteFrom('trash').where('_id', '=', _id)
    ).execute();
};

/** Forgets who sent an item. A sender that was blocked stays blocked, without the name. */
const eraseSender = async (transaction: Queryable, item: string): Promise<void> => {
  const gone = await transaction
    .deleteFrom('senders')
    .where('item', '=', item)
    .returning('sender')
    .executeTakeFirst();
  if (gone)
    await transaction
      .updateTable('blocked_senders')
      .set({ name: '' })
      .where('sender', '=', gone.sender)
      .execute();
};

/** Removes mails to the address, and the lines of alerts that were not sent yet. */
const eraseMails = async (
  transaction: Queryable,
  { email }: Address,
  lines: ReadonlySet<string>,
): Promise<void> => {
  const mails = await transaction
    .selectFrom('outbox')
    .select(['_id', 'recipient', 'text'])
    .execute();
  for (const { _id, recipient, text } of mails) {
    if (email && normalEmail(recipient) === normalEmail(email)) {
      await transaction.deleteFrom('outbox').where('_id', '=', _id).execute();
      continue;
    }
    const kept = text
      .split('\n')
      .filter((line) => !lines.has(line))
      .join('\n');
    if (kept !== text)
      await transaction.updateTable('outbox').set({ text: kept }).where('_id', '=', _id).execute();
  }
};

/**
 * One pass. The keys of calls that created the items stay for their day: they hold a hash, and
 * without them a call that is repeated late would store the text again.
 */
const eraseFound = (
  database: Database,
  address: Address,
  by: Actor | undefined,
): Promise<AddressCount> =>
  inTransaction(database, async (transaction) => {
    const data = await findPersonalData(transaction, address);
    await eraseTrash(transaction, data);
    const lines = new Set<string>();
    for (const { holder, rows } of data.found) {
      const { listing, alerted } = holder;
      for (const row of rows) {
        await untyped<ListRow>(transaction)
          .deleteFrom(listing.table)
          .where('_id', '=', row._id)
          .execute();
        await eraseSender(transaction, row._id);
        await eraseFields(transaction, listing.path, row._id);
        await deleteAutosavesOf(transaction, listing.path, row._id);
        await recordChange(
          transaction,
          { definition: listing, id: row._id, action: 'erased', row: {} },
          by,
        );
        lines.add(alertLine(String(row[alerted[0]]), String(row[alerted[1]])));
      }
    }
    for (const { list, item } of data.changed) await eraseFields(transaction, list, item);
    await eraseMails(transaction, address, lines);
    return countOf(data);
  });

/**
 * Erases everything that is stored of an address, for good.
 * @returns how many messages and comments there were
 */
export const erasePersonalData = async (
  database: Database,
  address: Address,
  by: Actor | undefined,
): Promise<AddressCount> => {
  const total = { messages: 0, comments: 0 };
  // Again until nothing is left: somebody may have moved an item into the trash, or out of it,
  // during a pass.
  for (;;) {
    const { messages, comments } = await eraseFound(database, address, by);
    if (messages + comments === 0) return total;
    total.messages += messages;
    total.comments += comments;
  }
};
