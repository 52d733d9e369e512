import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect, type Dialect } from 'kysely';
import { Pool } from 'pg';
import type { Database, Tables } from './database';
import { migrate } from './migrate';
import { sqlite } from './sqlite';

/** Where the content is kept: PostgreSQL, a folder for SQLite, or memory (tests). */
export type DatabasePlace = { url: string } | { folder: string } | { memory: true };

const dialectFor = (place: DatabasePlace): Dialect => {
  if ('url' in place) return new PostgresDialect({ pool: new Pool({ connectionString: place.url, max: 10 }) });
  if ('memory' in place) return sqlite(':memory:');
  mkdirSync(place.folder, { recursive: true });
  return sqlite(join(place.folder, 'content.sqlite'));
};

/** Opens the database and brings its tables up to date. Throws when it cannot be reached or migrated. */
export const openDatabase = async (place: DatabasePlace): Promise<Database> => {
  const database = new Kysely<Tables>({ dialect: dialectFor(place) });
  try {
    await migrate(database);
  } catch (error) {
    await database.destroy();
    throw error;
  }
  return database;
};
