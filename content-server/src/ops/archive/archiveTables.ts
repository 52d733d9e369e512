import {
  ALL_SINGLETONS,
  CONTENT_TYPES,
  DEFINITIONS,
  pictures,
} from '@charity-site/api-client/entities';
import { WITHDRAWN } from '../../db/withdrawnPictures';
import { RELEASE_TABLES } from '../../releases/live/restoreLive';
import type { ArchiveKind } from './archiveFile';

const tablesOf = (definitions: readonly { table: string }[]): string[] =>
  definitions.map(({ table }) => table);

/** The tables of each kind of archive. Referenced tables come first. */
export const TABLES: Record<ArchiveKind, readonly string[]> = {
  export: [...tablesOf([...CONTENT_TYPES, ...ALL_SINGLETONS, pictures]), 'translations'],
  copy: [...tablesOf(DEFINITIONS), 'translations', 'receipts'],
  backup: [
    ...tablesOf(DEFINITIONS),
    'translations',
    'trash',
    'changes',
    'site_state',
    'addresses',
    'administrators',
    'recovery_codes',
    'autosaves',
    'reviews',
    'alerts',
    'senders',
    'blocked_senders',
    'receipts',
    'outbox',
    'released_files',
    'text_reviews',
    WITHDRAWN,
    ...RELEASE_TABLES,
  ],
};

/** Names of tables in older archives. */
export const EARLIER_NAMES: Readonly<Record<string, string>> = { kept_texts: 'autosaves' };

/** Tables of a backup that a restore does not empty: withdrawn pictures stay, and what is live. */
export const KEPT: readonly string[] = [WITHDRAWN, ...RELEASE_TABLES];

/** Tables that archives lack and a restore empties, with the reason. */
export const EMPTIED: Readonly<Record<string, string>> = {
  sessions: 'Everybody signs in again.',
  invitations: 'Their links belong to the site before the restore.',
  password_resets: 'Their links belong to the site before the restore.',
  item_previews: 'Their links belong to the site before the restore.',
  creation_keys: 'They name items of the site before the restore.',
};

/** Tables that archives lack and a restore leaves unchanged, with the reason. */
export const LEFT_ALONE: Readonly<Record<string, string>> = {
  attempts: 'A restore must not lift the lock of an account.',
  check_results: 'They belong to the released versions, which no archive contains.',
  report_causes: 'Counts belong to the released versions, which no archive contains.',
  report_counts: 'Counts belong to the released versions, which no archive contains.',
  report_salts: 'They are of one day.',
  report_visitors: 'They are of one day.',
  revisions: 'Triggers raise them with every change.',
  secrets: 'Whoever has an archive must not be able to sign in with it.',
  searched_items: 'Triggers fill the index.',
  searched_titles: 'Triggers fill the index.',
  searched_words: 'Triggers fill the index.',
};

const KEYS: ReadonlyMap<string, string> = new Map([
  ['site_state', 'key'],
  ['addresses', 'path'],
  ['alerts', 'administrator'],
  ['senders', 'item'],
  ['released_files', 'file'],
  [WITHDRAWN, 'hash'],
]);

/** Name of a table's primary key. */
export const keyOf = (table: string): string => KEYS.get(table) ?? '_id';

/** A row of any table. */
export type AnyRow = Record<string, unknown>;
