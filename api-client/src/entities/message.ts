import { email, flag, MAX, object, requiredText, type InferType } from './fields';
import { string } from 'yup';

/** Where a message was written; tells contact and inquiry apart in the inbox (docs/product.md 4.2). */
export const MESSAGE_SOURCES = ['contact', 'get-involved'] as const;

/** A message from the contact or the get-involved form (docs/product.md 6.1). */
export const messageRules = object({
  name: requiredText('Name', MAX.name),
  email: email(),
  subject: requiredText('Subject', MAX.subject),
  message: requiredText('Message', MAX.message),
  source: string().oneOf(MESSAGE_SOURCES, 'Source must be contact or get-involved.').default('contact').label('Source'),
});

/** What marks a message as read or unread. */
export const messageReadRules = object({ read: flag('Read') });

export type MessageDraft = InferType<typeof messageRules>;
export type Message = MessageDraft & { _id: string; read: boolean; createdAt: string };
