import type { AnyListing } from '@charity-site/api-client/entities';
import { createHash } from 'node:crypto';
import { byName, type Database, type ListRow, type Writer } from '../db/database';
import { inTransaction } from '../db/transaction';
import { alreadyCreated } from '../httpError';
import { recordChange, type Actor } from '../history/recordChange';
import type { CreateKey } from './createKey';
import { newRow } from './rows';
import { findRow } from './store';

/** Lifetime of a key, in hours. */
const KEY_HOURS = 24;

const fingerprintOf = (draft: object): string => createHash('sha256').update(JSON.stringify(draft)).digest('hex');

const forgetOldKeys = async (database: Writer, now = Date.now()): Promise<void> => {
  const oldest = new Date(now - KEY_HOURS * 60 * 60 * 1000).toISOString();
  await database.deleteFrom('creation_keys').where('createdAt', '<', oldest).execute();
};

interface Creation {
  listed: AnyListing;
  draft: object;
  key: CreateKey;
  fingerprint: string;
  /** Who creates it; undefined for a visitor. */
  by?: Actor;
}

/** Inserts a new row and records it in the history. */
const insertRecorded = async (
  transaction: Writer,
  listed: AnyListing,
  row: ListRow,
  by: Actor | undefined,
): Promise<ListRow> => {
  await byName<ListRow>(transaction).insertInto(listed.table).values(row).execute();
  await recordChange(transaction, { definition: listed, id: row._id, action: 'created', row }, by);
  return row;
};

const createUnderKey = async (transaction: Writer, creation: Creation): Promise<ListRow> => {
  const { listed, draft, key, fingerprint, by } = creation;
  const row = newRow(listed, draft);
  const claim = { ...key, fingerprint, itemId: row._id, createdAt: row.createdAt };
  // A second request with the same key waits here until the first one has committed or failed.
  const { numInsertedOrUpdatedRows: claimed } = await transaction
    .insertInto('creation_keys')
    .values(claim)
    .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing())
    .executeTakeFirstOrThrow();
  if (claimed) return insertRecorded(transaction, listed, row, by);
  const known = await transaction
    .selectFrom('creation_keys')
    .select(['itemId', 'fingerprint'])
    .where('scope', '=', key.scope)
    .where('key', '=', key.key)
    .executeTakeFirst();
  if (!known) return createUnderKey(transaction, creation);
  const stored = await findRow(transaction, listed, known.itemId);
  if (stored && known.fingerprint === fingerprint) return stored;
  if (stored) throw alreadyCreated(stored);
  // The item has been deleted since, so it is created again.
  await transaction
    .deleteFrom('creation_keys')
    .where('scope', '=', key.scope)
    .where('key', '=', key.key)
    .where('itemId', '=', known.itemId)
    .execute();
  return createUnderKey(transaction, creation);
};

/**
 * Inserts a valid draft once per key. A repeated request returns the stored item in its current state. Key and item are
 * written in one transaction, with the change that the history keeps. Throws a 422 when the key was used for another draft.
 */
export const createOnce = async (
  database: Database,
  listed: AnyListing,
  draft: object,
  { key, by }: { key?: CreateKey; by?: Actor },
): Promise<ListRow> => {
  if (!key)
    return inTransaction(database, (transaction) => insertRecorded(transaction, listed, newRow(listed, draft), by));
  await inTransaction(database, (transaction) => forgetOldKeys(transaction));
  const creation = { listed, draft, key, fingerprint: fingerprintOf(draft), by };
  return inTransaction(database, (transaction) => createUnderKey(transaction, creation));
};
