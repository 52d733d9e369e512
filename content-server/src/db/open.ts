import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, type Dialect } from 'kysely';
import type { Database, Tables } from './database';
import { migrate } from './migrate';
import { postgres, type PostgresOptions } from './postgres';
import { sqlite } from './sqlite/dialect';

/** Where the content is kept: PostgreSQL, a folder for SQLite, or memory (tests). */
export type DatabasePlace = { url: string } | { folder: string } | { memory: true };

const dialectFor = async (place: DatabasePlace, options: PostgresOptions): Promise<Dialect> => {
  if ('url' in place) return postgres(place.url, options);
  if ('memory' in place) return sqlite(':memory:');
  // Messages, e-mail addresses and the administrator's password hash are nobody else's on this machine.
  mkdirSync(place.folder, { recursive: true, mode: 0o700 });
  const file = join(place.folder, 'content.sqlite');
  // Made here with the right mode: SQLite gives its neighbours (-wal, -shm) the mode of the file.
  closeSync(openSync(file, 'a', 0o600));
  return sqlite(file);
};

/** Opens the database and brings its tables up to date. Throws when it cannot be reached or migrated. */
export const openDatabase = async (place: DatabasePlace, options: PostgresOptions = {}): Promise<Database> => {
  const database = new Kysely<Tables>({ dialect: await dialectFor(place, options) });
  try {
    await migrate(database);
  } catch (error) {
    await database.destroy();
    throw error;
  }
  return database;
};
