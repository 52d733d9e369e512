import { ALL_SINGLETONS, CONTENT_TYPES, LISTINGS } from '@charity-site/api-client/entities';
import type { ArchiveKind } from './archiveFile';

const tablesOf = (definitions: readonly { table: string }[]): string[] => definitions.map(({ table }) => table);

/** The tables of each kind of archive; those to whose rows others belong come first. */
export const TABLES: Record<ArchiveKind, readonly string[]> = {
  export: tablesOf([...CONTENT_TYPES, ...ALL_SINGLETONS]),
  backup: [...tablesOf([...LISTINGS, ...ALL_SINGLETONS]), 'trash', 'site_state', 'administrators'],
};

/** The column that tells a table's rows apart. */
export const keyOf = (table: string): string => (table === 'site_state' ? 'key' : '_id');

/** A row as an archive sees it, whatever its columns mean. */
export type AnyRow = Record<string, unknown>;
