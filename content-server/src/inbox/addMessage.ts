import { messages, type MessageDraft } from '@charity-site/api-client/entities';
import type { CreateKey } from '../content/rows/createKey';
import { createOnce } from '../content/crud/createOnce';
import type { Database, ListRow, Writer } from '../db/database';
import type { Visitor } from './formCheck';
import { judgeMessage } from './spamRules';
import { rememberSender, senderOf } from './senders';

/** Stores a message that the rules passed, as unread, in the inbox or as spam. */
export const addMessage = async (
  database: Database,
  draft: MessageDraft,
  { key, visitor }: { key: CreateKey | undefined; visitor: Visitor },
): Promise<ListRow> => {
  const sender = await senderOf(database, visitor.address);
  const columns = await judgeMessage(database, sender, draft, visitor);
  const also = (transaction: Writer, { _id }: ListRow) => rememberSender(transaction, _id, sender);
  return createOnce(database, messages, { ...draft, read: false }, { key, columns, also });
};
