import { listing, newestBy, type DraftOf } from './contentType';
import { email, flag, MAX, object, requiredText } from './fields';
import { string } from 'yup';

/** The forms that send messages. The inbox shows which one a message came from (docs/product.md 4.2). */
export const MESSAGE_SOURCES = ['contact', 'get-involved'] as const;

/** A message from the contact or the get-involved form (docs/product.md 6.1). */
export const messages = listing({
  path: 'messages',
  table: 'messages',
  items: 'messages',
  item: 'Message',
  rules: object({
    name: requiredText('Name', MAX.name),
    email: email(),
    subject: requiredText('Subject', MAX.subject),
    message: requiredText('Message', MAX.message),
    source: string()
      .oneOf(MESSAGE_SOURCES, 'Source must be contact or get-involved.')
      .default('contact')
      .label('Source'),
  }),
  searchIn: ['name', 'email', 'subject', 'message'],
  sort: newestBy('createdAt'),
  flags: ['read'],
});

/** Rules of the request that marks a message as read or unread. */
export const messageReadRules = object({ read: flag('Read') });

export type MessageDraft = DraftOf<typeof messages>;
export type Message = MessageDraft & { _id: string; read: boolean; createdAt: string };
