import type { ContentTable } from './contentType';

/** The lists of content. */
export const LISTS: readonly ContentTable[] = [
  { table: 'hero_slides', sortedBy: ['order', 'createdAt desc'], publishing: true },
  { table: 'updates', sortedBy: ['date'], publishing: true, pages: true },
  { table: 'case_studies', sortedBy: ['createdAt'], publishing: true, pages: true },
  { table: 'use_cases', sortedBy: ['createdAt'], publishing: true, pages: true },
  { table: 'events', sortedBy: ['date'], publishing: true, pages: true },
  { table: 'projects', sortedBy: ['initiatedDate'], publishing: true, pages: true },
  { table: 'documents', sortedBy: ['year desc'], publishing: true },
  { table: 'executive_members', sortedBy: ['order', 'createdAt desc'] },
  { table: 'partners', sortedBy: ['order', 'createdAt desc'] },
];

/**
 * The column with an item's name, if it is not its title. The dashboard finds samples by their
 * names.
 */
export const NAMED: Record<string, string> = { executive_members: 'name', partners: 'name' };

/**
 * The tables whose items the site's search finds, and the field that it covers beside the title.
 */
export const SEARCHED: Record<string, string> = {
  updates: 'description',
  case_studies: 'content',
  use_cases: 'content',
  events: 'description',
  projects: 'description',
  documents: 'summary',
};

/**
 * The other indexes: each list is read in its order, and filtered, without reading the rows
 * (decision 0007).
 */
export const INDEXES: Record<string, string> = {
  addresses_item: 'addresses ("item")',
  changes_of_item: 'changes ("list", "item", "_id")',
  changes_by_person: 'changes ("by", "_id")',
  changes_of_list: 'changes ("list", "_id", "by", "action")',
  changes_by_action: 'changes ("action", "_id")',
  comments_of_update: 'comments ("updateId", "createdAt", "_id")',
  comments_by_status: 'comments ("status", "createdAt")',
  comments_listed: 'comments ("createdAt", "_id", "status")',
  creation_keys_by_age: 'creation_keys ("createdAt")',
  item_previews_of_person: 'item_previews ("administrator", "createdAt")',
  kept_texts_of_person: 'kept_texts ("administrator", "form")',
  kept_texts_of_form: 'kept_texts ("form")',
  messages_sorted: 'messages ("createdAt", "_id")',
  messages_in_folder: 'messages ("folder", "createdAt" desc, "_id" desc, "searchText")',
  messages_filtered: 'messages ("folder", "createdAt", "_id", "read", "answeredAt", "source")',
  outbox_due: 'outbox ("nextAt", "_id")',
  pictures_listed: 'pictures ("createdAt", "_id")',
  recovery_codes_of_person: 'recovery_codes ("administrator")',
  senders_by_age: 'senders ("createdAt")',
  sessions_of_person: 'sessions ("administrator", "_id")',
  translations_of_items: 'translations ("list", "language", "item")',
  translations_of_item: 'translations ("list", "item")',
  trash_listed: 'trash ("deletedAt", "_id", "list")',
};
