import { listing, newestBy, type DraftOf } from '../types/contentType';
import { choice, email, flag, MAX, object, optionalText, requiredText } from '../fields/fields';
import type { HeldFor } from './comment';
import { string } from 'yup';

/** The forms that send messages. The inbox shows the source of a message (docs/product.md 4.2). */
export const MESSAGE_SOURCES = ['contact', 'get-involved'] as const;

/** Folders of messages. */
export const MESSAGE_FOLDERS = ['inbox', 'spam'] as const;
export type MessageFolder = (typeof MESSAGE_FOLDERS)[number];

/** Bulk actions on messages. */
export const MESSAGE_CHANGES = ['read', 'unread', 'spam', 'inbox', 'delete', 'restore'] as const;
export type MessageChange = (typeof MESSAGE_CHANGES)[number];

/** Maximum number of messages that one call changes. */
export const MESSAGES_AT_ONCE = 500;

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
});

/** Rules of the request that marks a message as read or unread. */
export const messageReadRules = object({ read: flag('Read') });

/** Rules of the request that marks a message as answered or not. */
export const messageAnsweredRules = object({ answered: flag('Answered') });

/** Rules of the request that saves the private note of a message. */
export const messageNoteRules = object({ note: optionalText('Note', MAX.message) });

/** Rules of the request that changes several messages. `ids` are separated by commas. */
export const messageChangeRules = object({
  change: choice('Change', MESSAGE_CHANGES),
  ids: requiredText('Messages', MESSAGES_AT_ONCE * 37),
});

export type MessageDraft = DraftOf<typeof messages>;
export type Message = MessageDraft & {
  _id: string;
  read: boolean;
  createdAt: string;
  folder: MessageFolder;
  heldFor: HeldFor;
  /** UTC ISO 8601; '' if not answered. */
  answeredAt: string;
  /** Who answered it. */
  answeredBy: string;
  /** Private note of the administrators. */
  note: string;
};
