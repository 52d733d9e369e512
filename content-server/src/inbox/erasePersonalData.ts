import {
  truncateText,
  type Address,
  type PersonalDataCount,
  type PersonalDataSummary,
} from '@charity-site/api-client/entities';
import { alertLine } from './alerts/digest';
import { normalEmail } from '../people/signIn/administrators';
import { untyped, type Database, type ListRow, type Queryable } from '../db/database';
import { inTransaction } from '../db/transaction';
import { eraseFields, recordChange, type Actor } from '../content/history/recordChange';
import { deleteAutosavesOf } from '../content/autosave/autosaves';
import { derivedColumns } from '../content/rows/rows';
import { findPersonalData, type DataSource, type PersonalData } from './personalData';

/** The number of rows by list; zeros only of the lists that all sites have. */
const countOf = (found: PersonalData['found']): PersonalDataCount => {
  const count: PersonalDataCount = { messages: 0, comments: 0 };
  for (const { source, rows } of found)
    if (rows.length > 0) count[source.name] = (count[source.name] ?? 0) + rows.length;
  return count;
};

/** Maximum number of items named before they are erased. */
const NAMED_MAX = 10;
/** Length of a comment's first words, in characters. */
const WORDS_LENGTH = 60;

/** Counts the messages and comments of an address, including the trash, and names the latest. */
export const countPersonalData = async (
  database: Database,
  address: Address,
): Promise<PersonalDataSummary> => {
  const data = await findPersonalData(database, address);
  const named = data.found.flatMap(({ source: { alerted }, rows }) =>
    rows.map((row) => ({
      name: String(row[alerted.name]),
      words: truncateText(String(row[alerted.text]), WORDS_LENGTH),
      createdAt: String(row.createdAt),
    })),
  );
  const latest = named.sort((a, b) => b.createdAt.localeCompare(a.createdAt)).slice(0, NAMED_MAX);
  return { ...countOf(data.found), latest };
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

/** Deletes the sender of an item. A blocked sender stays blocked, without the name. */
const eraseSender = async (transaction: Queryable, item: string): Promise<void> => {
  const removed = await transaction
    .deleteFrom('senders')
    .where('item', '=', item)
    .returning('sender')
    .executeTakeFirst();
  if (removed)
    await transaction
      .updateTable('blocked_senders')
      .set({ name: '' })
      .where('sender', '=', removed.sender)
      .execute();
};

/** Deletes queued mails to the address, and its lines in queued alerts. */
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
    const remaining = text
      .split('\n')
      .filter((line) => !lines.has(line))
      .join('\n');
    if (remaining !== text)
      await transaction
        .updateTable('outbox')
        .set({ text: remaining })
        .where('_id', '=', _id)
        .execute();
  }
};

/** Deletes a row, or empties it if it stays in the books. */
const eraseRow = async (
  transaction: Queryable,
  { listing, emptied }: DataSource,
  row: ListRow,
): Promise<void> => {
  const rows = untyped<ListRow>(transaction);
  if (!emptied) {
    await rows.deleteFrom(listing.table).where('_id', '=', row._id).execute();
    return;
  }
  const empty = Object.fromEntries(emptied.map((field) => [field, '']));
  const columns = { ...empty, ...derivedColumns(listing, { ...row, ...empty }) };
  await rows.updateTable(listing.table).set(columns).where('_id', '=', row._id).execute();
};

/**
 * One pass. Idempotency keys stay until they expire: they contain a hash, and without them a late
 * repeated request would store the text again.
 */
const eraseFound = (
  database: Database,
  address: Address,
  by: Actor | undefined,
): Promise<PersonalData['found']> =>
  inTransaction(database, async (transaction) => {
    const data = await findPersonalData(transaction, address);
    await eraseTrash(transaction, data);
    const lines = new Set<string>();
    for (const { source, rows } of data.found) {
      const { listing, alerted } = source;
      for (const row of rows) {
        await eraseRow(transaction, source, row);
        await eraseSender(transaction, row._id);
        await eraseFields(transaction, listing.path, row._id);
        await deleteAutosavesOf(transaction, listing.path, row._id);
        await recordChange(
          transaction,
          { definition: listing, id: row._id, action: 'erased', row: {} },
          by,
        );
        lines.add(alertLine(String(row[alerted.name]), String(row[alerted.text])));
      }
    }
    for (const { list, item } of data.changed) await eraseFields(transaction, list, item);
    await eraseMails(transaction, address, lines);
    return data.found;
  });

/**
 * Erases all stored data of an address, for good.
 * @returns the number of erased items of each list
 */
export const erasePersonalData = async (
  database: Database,
  address: Address,
  by: Actor | undefined,
): Promise<PersonalDataCount> => {
  const erased: PersonalData['found'] = [];
  // Repeats until nothing is left: an item can move into or out of the trash during a pass.
  for (;;) {
    const found = await eraseFound(database, address, by);
    if (found.every(({ rows }) => rows.length === 0)) return countOf(erased);
    erased.push(...found);
  }
};
