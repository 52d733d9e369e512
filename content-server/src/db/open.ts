import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect, type Dialect } from 'kysely';
import type { Database, Tables } from './database';
import { migrate } from './migrate';
import { sqlite } from './sqlite';

/** Where the content is kept: PostgreSQL, a folder for SQLite, or memory (tests). */
export type DatabasePlace = { url: string } | { folder: string } | { memory: true };

const postgres = async (connectionString: string): Promise<Dialect> => {
  // Loaded only where it is used: every other start is the quicker for it.
  const { default: pg } = await import('pg');
  return new PostgresDialect({ pool: new pg.Pool({ connectionString, max: 10 }) });
};

const dialectFor = async (place: DatabasePlace): Promise<Dialect> => {
  if ('url' in place) return postgres(place.url);
  if ('memory' in place) return sqlite(':memory:');
  mkdirSync(place.folder, { recursive: true });
  return sqlite(join(place.folder, 'content.sqlite'));
};

/** Opens the database and brings its tables up to date. Throws when it cannot be reached or migrated. */
export const openDatabase = async (place: DatabasePlace): Promise<Database> => {
  const database = new Kysely<Tables>({ dialect: await dialectFor(place) });
  try {
    await migrate(database);
  } catch (error) {
    await database.destroy();
    throw error;
  }
  return database;
};
