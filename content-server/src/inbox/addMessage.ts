import { messages, type MessageDraft } from '@charity-site/api-client/entities';
import type { IdempotencyKey } from '../content/rows/idempotencyKey';
import { createOnce } from '../content/crud/createOnce';
import type { Database, ListRow, Queryable } from '../db/database';
import type { Visitor } from './formCheck';
import { classifyMessage } from './spamRules';
import { rememberSender, senderOf } from './senders';

/** Stores a valid message as unread, in the inbox or as spam. */
export const addMessage = async (
  database: Database,
  draft: MessageDraft,
  { key, visitor }: { key: IdempotencyKey | undefined; visitor: Visitor },
): Promise<ListRow> => {
  const sender = await senderOf(database, visitor.ip);
  const columns = await classifyMessage(database, sender, draft, visitor);
  const also = (transaction: Queryable, { _id }: ListRow) =>
    rememberSender(transaction, _id, sender);
  return createOnce(database, messages, { ...draft, read: false }, { key, columns, also });
};
