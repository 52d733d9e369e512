import type { Kysely, Transaction } from 'kysely';

/**
 * The tables of listed content; each holds its entity's fields under the fields' own names (docs/product.md 6.1). A new content
 * type's goes here.
 */
export const CONTENT_TABLES = [
  'hero_slides',
  'updates',
  'case_studies',
  'use_cases',
  'executive_members',
  'events',
  'projects',
  'partners',
] as const;

/** Tables that hold at most one row, besides `page_heroes` with one row a page. */
export const SINGLE_TABLES = ['quote', 'logo', 'contact_details', 'donation_details', 'page_heroes'] as const;

export type ContentTable = (typeof CONTENT_TABLES)[number];
export type SingleTable = (typeof SINGLE_TABLES)[number];
export type ListTable = ContentTable | 'comments' | 'messages';

/** A value as a column holds it. No booleans: SQLite has none, so a flag is 0 or 1 in both databases. */
export type ColumnValue = string | number | null;

/**
 * A row of a listed table: what all of them share, and the entity's fields. Times are ISO 8601 text in UTC, which
 * sorts like time in both databases. `searchText` is what is searched in, folded (see crud/text.ts).
 */
export interface ListRow {
  _id: string;
  createdAt: string;
  updatedAt: string;
  searchText: string;
  [field: string]: ColumnValue;
}

/** A row of a single record; `_id` is the record's or the page's key. */
export interface SingleRow {
  _id: string;
  updatedAt: string;
  [field: string]: ColumnValue;
}

export interface AdministratorRow {
  _id: string;
  email: string;
  name: string;
  passwordHash: string;
  /** Grows when e-mail or password change, which ends the tokens given out before (docs/product.md 5.12). */
  tokenVersion: number;
  updatedAt: string;
}

/** A deleted item, kept for a while so that it can be brought back. `rows` is JSON: its row and those that hung on it. */
interface TrashRow {
  _id: string;
  list: string;
  rows: string;
  deletedAt: string;
}

/** A fact about this database itself, such as that the demo content was once added. */
interface SiteStateRow {
  key: string;
  value: string;
}

/** The key of a call that created an item. `fingerprint` is the SHA-256 of what was sent. */
interface CreationKeyRow {
  scope: string;
  key: string;
  fingerprint: string;
  itemId: string;
  createdAt: string;
}

/** How often browsers said that a version of a remote did not load. */
interface LoadFailureRow {
  remote: string;
  version: string;
  count: number;
  lastAt: string;
}

export type Tables = Record<ListTable, ListRow> &
  Record<SingleTable, SingleRow> & {
    administrators: AdministratorRow;
    trash: TrashRow;
    site_state: SiteStateRow;
    load_failures: LoadFailureRow;
    creation_keys: CreationKeyRow;
  };

export type Database = Kysely<Tables>;
export type Writer = Database | Transaction<Tables>;
