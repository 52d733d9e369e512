import type { AnyListing } from '@charity-site/api-client/entities';
import { createHash } from 'node:crypto';
import { claimSlug } from '../slugs/claimSlug';
import { untyped, type ListRow, type Tables, type Queryable } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { alreadyCreated } from '../../http/httpError';
import { recordChange, type Actor } from '../history/recordChange';
import { claimKey, purgeKeys, type IdempotencyKey } from '../rows/idempotencyKey';
import { columnsOf, newId, newRow } from '../rows/rows';
import { describePictures, findRow } from './store';

/** Options for creating an item. */
interface Creation {
  key?: IdempotencyKey;
  /** Who creates it; undefined for a visitor. */
  by?: Actor;
  /** Further columns, which do not count when a repeated request is compared. */
  columns?: Record<string, string | number>;
  /** Writes what belongs to the new item, in its transaction. */
  also?: (transaction: Queryable, row: ListRow) => Promise<void>;
}

const fingerprintOf = (draft: object): string =>
  createHash('sha256').update(JSON.stringify(draft)).digest('hex');

/**
 * Claims a key for a new item.
 * @returns the item that an earlier call created with the key, as it is now; undefined on the first
 * call. A visitor gets only its id and time, which are all that is left of a deleted one.
 */
const createdBefore = async (
  transaction: Queryable,
  listed: AnyListing,
  claim: Tables['creation_keys'],
  isVisitor: boolean,
): Promise<(Pick<ListRow, '_id' | 'createdAt'> & { stored?: ListRow }) | undefined> => {
  if (await claimKey(transaction, claim)) return undefined;
  const { scope, key } = claim;
  const earlier = await transaction
    .selectFrom('creation_keys')
    .select(['itemId as _id', 'fingerprint', 'createdAt'])
    .where((eb) => eb.and({ scope, key }))
    .executeTakeFirst();
  const stored = earlier && (await findRow(transaction, listed, earlier._id));
  if (earlier && (stored || isVisitor)) {
    const { fingerprint, ...first } = earlier;
    if (fingerprint !== claim.fingerprint) throw alreadyCreated(first);
    return { ...first, stored };
  }
  // The item has been deleted since, so it is created again.
  if (earlier)
    await transaction
      .deleteFrom('creation_keys')
      .where((eb) => eb.and({ scope, key, itemId: earlier._id }))
      .execute();
  return createdBefore(transaction, listed, claim, isVisitor);
};

/**
 * Inserts a valid draft once per key. A repeated request returns the stored item in its current
 * state, to a visitor as it was first answered. Key and item are written in one transaction, with
 * the alternative texts of its pictures and the change that the history keeps. Throws a 422 when
 * the key was used for another draft.
 */
export const createOnce = async (
  database: Queryable,
  listed: AnyListing,
  draft: object,
  { key, by, columns, also }: Creation,
): Promise<ListRow> => {
  if (key) await purgeKeys(database);
  return inTransaction(database, async (transaction) => {
    const now = new Date();
    const [itemId, createdAt] = [newId(now), now.toISOString()];
    const claim = key && { ...key, fingerprint: fingerprintOf(draft), itemId, createdAt };
    const earlier = claim && (await createdBefore(transaction, listed, claim, !by));
    if (earlier) {
      const { stored, ...first } = earlier;
      if (stored && by) return stored;
      const answered = newRow(listed, { ...draft, ...columns }, new Date(first.createdAt));
      return { ...answered, ...stored, ...columnsOf(draft), ...first, updatedAt: first.createdAt };
    }
    const { fields } = await describePictures(transaction, listed, draft, by);
    const created = { ...newRow(listed, { ...fields, ...columns }, now), _id: itemId };
    const row: ListRow = { ...created, ...(await claimSlug(transaction, listed, created)) };
    await untyped<ListRow>(transaction).insertInto(listed.table).values(row).execute();
    await recordChange(transaction, { definition: listed, id: itemId, action: 'created', row }, by);
    await also?.(transaction, row);
    return row;
  });
};
