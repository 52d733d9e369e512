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

interface Creation {
  key?: IdempotencyKey;
  /** Who creates it; undefined for a visitor. */
  by?: Actor;
  /** Further columns, ignored when a repeated request is compared. */
  columns?: Record<string, string | number>;
  /** Throws to reject the new item. */
  check?: (row: ListRow, transaction: Queryable) => Promise<void>;
  /** Further writes in the transaction of the new item. */
  also?: (transaction: Queryable, row: ListRow) => Promise<void>;
}

const fingerprintOf = (draft: object): string =>
  createHash('sha256').update(JSON.stringify(draft)).digest('hex');

/**
 * Claims a key for a new item.
 * @returns the current item of an earlier call with the key; undefined for the first call. A
 * visitor only gets id and time, which outlive the item.
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
 * state; a visitor gets the first response again. One transaction writes key, item, alternative
 * texts and history. Throws a 422 when the key was used for another draft.
 */
export const createOnce = async (
  database: Queryable,
  listed: AnyListing,
  draft: object,
  { key, by, columns, check, also }: Creation,
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
      const firstResponse = newRow(listed, { ...draft, ...columns }, new Date(first.createdAt));
      return {
        ...firstResponse,
        ...stored,
        ...columnsOf(draft),
        ...first,
        updatedAt: first.createdAt,
      };
    }
    const { fields } = await describePictures(transaction, listed, draft, by);
    const created = { ...newRow(listed, { ...fields, ...columns }, now), _id: itemId };
    const row: ListRow = { ...created, ...(await claimSlug(transaction, listed, created)) };
    await check?.(row, transaction);
    await untyped<ListRow>(transaction).insertInto(listed.table).values(row).execute();
    await recordChange(transaction, { definition: listed, id: itemId, action: 'created', row }, by);
    await also?.(transaction, row);
    return row;
  });
};
