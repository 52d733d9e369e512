import { ALL_SINGLETONS, CONTENT_TYPES, DEFINITIONS, pictures } from '@charity-site/api-client/entities';
import type { ArchiveKind } from './archiveFile';

const tablesOf = (definitions: readonly { table: string }[]): string[] => definitions.map(({ table }) => table);

/** The tables of each kind of archive. Referenced tables come first. */
export const TABLES: Record<ArchiveKind, readonly string[]> = {
  export: [...tablesOf([...CONTENT_TYPES, ...ALL_SINGLETONS, pictures]), 'translations'],
  backup: [
    ...tablesOf(DEFINITIONS),
    'translations',
    'trash',
    'changes',
    'site_state',
    'addresses',
    'administrators',
    'recovery_codes',
    'kept_texts',
  ],
};

const KEYS: ReadonlyMap<string, string> = new Map([
  ['site_state', 'key'],
  ['addresses', 'path'],
]);

/** The primary key of a table. */
export const keyOf = (table: string): string => KEYS.get(table) ?? '_id';

/** A row of any table. */
export type AnyRow = Record<string, unknown>;
