import type { AnyListing } from '@charity-site/api-client/entities';
import { createHash } from 'node:crypto';
import { takeAddress } from '../addresses/takeAddress';
import { byName, type Database, type ListRow, type Tables, type Writer } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { alreadyCreated } from '../../http/httpError';
import { recordChange, type Actor } from '../history/recordChange';
import { claimKey, forgetOldKeys, type CreateKey } from '../rows/createKey';
import { newRow } from '../rows/rows';
import { findRow } from './store';

/** Options for creating an item. */
interface Creation {
  key?: CreateKey;
  /** Who creates it; undefined for a visitor. */
  by?: Actor;
  /** Further columns, which do not count when a repeated request is compared. */
  columns?: Record<string, string | number>;
  /** Writes what belongs to the new item, in its transaction. */
  also?: (transaction: Writer, row: ListRow) => Promise<void>;
}

const fingerprintOf = (draft: object): string => createHash('sha256').update(JSON.stringify(draft)).digest('hex');

/** Claims a key for a new item. @returns the item that was created with the key before; undefined when there is none */
const createdBefore = async (
  transaction: Writer,
  listed: AnyListing,
  claim: Tables['creation_keys'],
): Promise<ListRow | undefined> => {
  if (await claimKey(transaction, claim)) return undefined;
  const { scope, key } = claim;
  const earlier = await transaction
    .selectFrom('creation_keys')
    .select(['itemId', 'fingerprint'])
    .where((eb) => eb.and({ scope, key }))
    .executeTakeFirst();
  const stored = earlier && (await findRow(transaction, listed, earlier.itemId));
  if (stored && earlier.fingerprint === claim.fingerprint) return stored;
  if (stored) throw alreadyCreated(stored);
  // The item has been deleted since, so it is created again.
  if (earlier)
    await transaction
      .deleteFrom('creation_keys')
      .where((eb) => eb.and({ scope, key, itemId: earlier.itemId }))
      .execute();
  return createdBefore(transaction, listed, claim);
};

/**
 * Inserts a valid draft once per key. A repeated request returns the stored item in its current state. Key and item are
 * written in one transaction, with the change that the history keeps. Throws a 422 when the key was used for another draft.
 */
export const createOnce = async (
  database: Database,
  listed: AnyListing,
  draft: object,
  { key, by, columns, also }: Creation,
): Promise<ListRow> => {
  if (key) await forgetOldKeys(database);
  return inTransaction(database, async (transaction) => {
    const created = newRow(listed, { ...draft, ...columns });
    const { _id: itemId, createdAt } = created;
    const earlier =
      key &&
      (await createdBefore(transaction, listed, { ...key, fingerprint: fingerprintOf(draft), itemId, createdAt }));
    if (earlier) return earlier;
    const row: ListRow = { ...created, ...(await takeAddress(transaction, listed, created)) };
    await byName<ListRow>(transaction).insertInto(listed.table).values(row).execute();
    await recordChange(transaction, { definition: listed, id: itemId, action: 'created', row }, by);
    await also?.(transaction, row);
    return row;
  });
};
