import { createHmac, randomBytes } from 'node:crypto';
import type { BlockedSender } from '@charity-site/api-client/entities';
import { newId } from '../content/rows/rows';
import type { Database, ListRow, Queryable } from '../db/database';
import { readSiteState } from '../db/siteState';
import { inTransaction } from '../db/transaction';
import { ipNetwork } from '../http/headers/request';

/** Days after which the sender of a comment or message is deleted. */
const SENDER_RETENTION_DAYS = 30;

const SALT = 'senders.salt';

const saltOf = async (database: Queryable): Promise<string> => {
  const salt = await readSiteState(database, SALT);
  if (salt !== undefined) return salt;
  await database
    .insertInto('site_state')
    .values({ key: SALT, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  return (await readSiteState(database, SALT)) ?? '';
};

/** Identifies a sender without storing the IP address: a hash with a secret of this site. */
export const senderOf = async (database: Queryable, ip: string): Promise<string> =>
  createHmac('sha256', await saltOf(database))
    .update(ipNetwork(ip))
    .digest('base64url')
    .slice(0, 22);

/** Stores the sender of an item, so that the sender can be blocked. */
export const rememberSender = async (
  transaction: Queryable,
  item: string,
  sender: string,
): Promise<void> => {
  await transaction
    .insertInto('senders')
    .values({ item, sender, createdAt: new Date().toISOString() })
    .execute();
};

/** Deletes the senders of items after 30 days. */
export const purgeSenders = async (database: Queryable, now = new Date()): Promise<void> => {
  const oldest = new Date(now.getTime() - SENDER_RETENTION_DAYS * 24 * 60 * 60_000).toISOString();
  await database.deleteFrom('senders').where('createdAt', '<', oldest).execute();
};

/** The ids of the given items whose sender is known. */
export const itemsWithSender = async (
  database: Database,
  items: Partial<ListRow>[],
): Promise<Set<string>> => {
  const ids = items.map(({ _id }) => String(_id));
  if (ids.length === 0) return new Set();
  const rows = await database
    .selectFrom('senders')
    .select('item')
    .where('item', 'in', ids)
    .execute();
  return new Set(rows.map(({ item }) => item));
};

export const isBlocked = async (database: Queryable, sender: string): Promise<boolean> =>
  (await database
    .selectFrom('blocked_senders')
    .select('_id')
    .where('sender', '=', sender)
    .executeTakeFirst()) !== undefined;

/** Blocks the sender of an item. @returns false if the sender is unknown */
export const blockSenderOf = (
  database: Database,
  item: string,
  { name, by }: Pick<BlockedSender, 'name' | 'by'>,
): Promise<boolean> =>
  inTransaction(database, async (transaction) => {
    const stored = await transaction
      .selectFrom('senders')
      .select('sender')
      .where('item', '=', item)
      .executeTakeFirst();
    if (!stored) return false;
    await transaction
      .insertInto('blocked_senders')
      .values({
        _id: newId(),
        sender: stored.sender,
        name,
        by,
        blockedAt: new Date().toISOString(),
      })
      .onConflict((conflict) => conflict.column('sender').doNothing())
      .execute();
    return true;
  });

/** All blocked senders, newest first. */
export const readBlockedSenders = (database: Database): Promise<BlockedSender[]> =>
  database
    .selectFrom('blocked_senders')
    .select(['_id', 'name', 'by', 'blockedAt'])
    .orderBy('_id', 'desc')
    .limit(1000)
    .execute();

/** @returns false if there is no such sender */
export const unblockSender = async (database: Database, id: string): Promise<boolean> => {
  const { numDeletedRows } = await database
    .deleteFrom('blocked_senders')
    .where('_id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
};
