import { messages, type MessageDraft } from '@charity-site/api-client/entities';
import { classifyMessage } from './spamRules';
import { addSubmission, type AddSubmission } from './submissions';

/** Stores a valid message as unread, in the inbox or as spam. */
export const addMessage: AddSubmission<MessageDraft> = (database, draft, origin) =>
  addSubmission(database, messages, { ...draft, read: false }, origin, (sender) =>
    classifyMessage(database, sender, draft, origin.visitor),
  );
