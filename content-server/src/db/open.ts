import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, type Dialect, type LogEvent } from 'kysely';
import { traceStatement } from '../telemetry/spans';
import type { Database, Tables } from './database';
import { migrate } from './migrate';
import { postgres, type PostgresOptions } from './postgres';
import { sqlite } from './sqlite/dialect';
import { noteStatement } from './statements';

/** Location of the database: PostgreSQL, a folder for SQLite, or memory (tests). */
export type DatabasePlace = { url: string } | { folder: string } | { memory: true };

const dialectFor = async (place: DatabasePlace, options: PostgresOptions): Promise<Dialect> => {
  if ('url' in place) return postgres(place.url, options);
  if ('memory' in place) return sqlite(':memory:');
  // Not readable by other users: it contains messages, email addresses and the password hash.
  mkdirSync(place.folder, { recursive: true, mode: 0o700 });
  const file = join(place.folder, 'content.sqlite');
  // Created with the right mode, because SQLite gives its -wal and -shm files the mode of the database file.
  closeSync(openSync(file, 'a', 0o600));
  return sqlite(file);
};

const logStatement = (event: LogEvent): void => {
  noteStatement(event);
  traceStatement(event);
};

/** Opens the database and runs pending migrations. Throws when it cannot be reached or migrated. */
export const openDatabase = async (place: DatabasePlace, options: PostgresOptions = {}): Promise<Database> => {
  const database = new Kysely<Tables>({ dialect: await dialectFor(place, options), log: logStatement });
  try {
    await migrate(database);
  } catch (error) {
    await database.destroy();
    throw error;
  }
  return database;
};
