import type { AnyListing } from '@charity-site/api-client/entities';
import { createHash } from 'node:crypto';
import { takeAddress } from '../addresses/takeAddress';
import { byName, type Database, type ListRow, type Writer } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { alreadyCreated } from '../../http/httpError';
import { recordChange, type Actor } from '../history/recordChange';
import { claimKey, forgetOldKeys, type CreateKey } from '../rows/createKey';
import { newRow } from '../rows/rows';
import { findRow } from './store';

const fingerprintOf = (draft: object): string => createHash('sha256').update(JSON.stringify(draft)).digest('hex');

/** Options for creating an item. */
interface CreationOptions {
  key?: CreateKey;
  /** Who creates it; undefined for a visitor. */
  by?: Actor;
  /** Further columns, which do not count when a repeated request is compared. */
  columns?: Record<string, string | number>;
  /** Writes what belongs to the new item, in its transaction. */
  also?: (transaction: Writer, row: ListRow) => Promise<void>;
}

interface Creation extends CreationOptions {
  listed: AnyListing;
  draft: object;
  key: CreateKey;
  fingerprint: string;
}

/** Inserts a new row and records it in the history. */
const insertRecorded = async (
  transaction: Writer,
  listed: AnyListing,
  created: ListRow,
  { by, also }: CreationOptions,
): Promise<ListRow> => {
  const row: ListRow = { ...created, ...(await takeAddress(transaction, listed, created)) };
  await byName<ListRow>(transaction).insertInto(listed.table).values(row).execute();
  await recordChange(transaction, { definition: listed, id: row._id, action: 'created', row }, by);
  await also?.(transaction, row);
  return row;
};

const createUnderKey = async (transaction: Writer, creation: Creation): Promise<ListRow> => {
  const { listed, draft, key, fingerprint, columns } = creation;
  const row = newRow(listed, { ...draft, ...columns });
  const claim = { ...key, fingerprint, itemId: row._id, createdAt: row.createdAt };
  if (await claimKey(transaction, claim)) return insertRecorded(transaction, listed, row, creation);
  const earlier = await transaction
    .selectFrom('creation_keys')
    .select(['itemId', 'fingerprint'])
    .where((eb) => eb.and({ ...key }))
    .executeTakeFirst();
  if (!earlier) return createUnderKey(transaction, creation);
  const stored = await findRow(transaction, listed, earlier.itemId);
  if (stored && earlier.fingerprint === fingerprint) return stored;
  if (stored) throw alreadyCreated(stored);
  // The item has been deleted since, so it is created again.
  await transaction
    .deleteFrom('creation_keys')
    .where((eb) => eb.and({ ...key, itemId: earlier.itemId }))
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
  options: CreationOptions,
): Promise<ListRow> => {
  const { key, columns } = options;
  if (!key)
    return inTransaction(database, (transaction) =>
      insertRecorded(transaction, listed, newRow(listed, { ...draft, ...columns }), options),
    );
  await inTransaction(database, (transaction) => forgetOldKeys(transaction));
  const creation = { ...options, listed, draft, key, fingerprint: fingerprintOf(draft) };
  return inTransaction(database, (transaction) => createUnderKey(transaction, creation));
};
