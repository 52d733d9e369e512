import type { Kysely } from 'kysely';
import { CONTENT_TABLES, SINGLE_TABLES, type Tables, type Writer } from '../db/database';
import type { ArchiveKind } from './archiveFile';

/** The tables of each kind of archive, those first on which others hang. */
export const TABLES: Record<ArchiveKind, readonly (keyof Tables)[]> = {
  export: [...CONTENT_TABLES, ...SINGLE_TABLES],
  backup: [...CONTENT_TABLES, ...SINGLE_TABLES, 'comments', 'messages', 'trash', 'site_state', 'administrators'],
};

/** The column that tells a table's rows apart. */
export const keyOf = (table: string): string => (table === 'site_state' ? 'key' : '_id');

/** The tables as an archive sees them: names and rows, whatever they mean. */
type AnyRows = Record<string, Record<string, unknown>>;

/** The same database under names of tables that are known only when the program runs. */
export const anyTable = (database: Writer): Kysely<AnyRows> => database as unknown as Kysely<AnyRows>;
