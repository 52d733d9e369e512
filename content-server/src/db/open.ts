import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, sql, type Dialect, type LogEvent } from 'kysely';
import { OperatorError } from '../process/operatorError';
import { commandText } from '../process/settings/projectRoot';
import { traceStatement } from '../process/spans';
import type { Database, Tables } from './database';
import { codeOf } from './dialects/faults';
import { migrate, versionOf, type DatabaseVersion, type RunMigrations } from './migrate';
import type { Report } from './migrations/migration';
import { postgres, type PostgresOptions } from './dialects/postgres';
import { sqlite } from './dialects/sqlite/dialect';
import { trackStatement } from './queryTracking';
import { hideWithdrawnPictures, readWithdrawnPictures } from './withdrawnPictures';

/**
 * Location of the database: PostgreSQL, a folder for SQLite, or memory (tests), which SQL can
 * create in place of the migrations.
 */
export type DatabaseLocation =
  { url: string } | { folder: string } | { memory: true; schemaSql?: readonly string[] };

/** The file of an SQLite database in a folder. */
export const fileIn = (folder: string): string => join(folder, 'content.sqlite');

const dialectFor = async (place: DatabaseLocation, options: PostgresOptions): Promise<Dialect> => {
  if ('url' in place) return postgres(place.url, options);
  return sqlite('memory' in place ? ':memory:' : fileIn(place.folder));
};

const logStatement = (event: LogEvent): void => {
  trackStatement(event);
  traceStatement(event);
};

/** The operator's error for a file that SQLite cannot open; other errors unchanged. */
const explainError = (error: unknown, place: DatabaseLocation): unknown => {
  if (!('folder' in place)) return error;
  const file = fileIn(place.folder);
  if (/^SQLITE_(NOTADB|CORRUPT)/.test(codeOf(error)))
    return new OperatorError(
      `The database ${file} is damaged. Move it away and restore the last backup: ${commandText('admin', 'restore <backup>')}`,
    );
  if (/^(EACCES|EPERM|EROFS|SQLITE_(CANTOPEN|READONLY|PERM))/.test(codeOf(error)))
    return new OperatorError(
      `The database ${file} cannot be opened by this account. Run the program as the owner of ${place.folder}, or give the folder to this account.`,
    );
  return error;
};

/** Connects, then runs `work`. Closes the connection if `work` throws. */
const connect = async (
  place: DatabaseLocation,
  options: PostgresOptions,
  work: (database: Database) => Promise<void>,
): Promise<Database> => {
  const database = new Kysely<Tables>({
    dialect: await dialectFor(place, options),
    log: logStatement,
    plugins: [hideWithdrawnPictures()],
  });
  try {
    await work(database);
    await readWithdrawnPictures(database);
  } catch (error) {
    await database.destroy().catch(() => {});
    throw explainError(error, place);
  }
  return database;
};

/**
 * Creates the file of a database. Only its owner can read it: it contains messages, addresses and
 * password hashes.
 */
const createFile = (folder: string): void => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // Created with the right mode, because SQLite gives its -wal and -shm files the mode of the
  // database file.
  closeSync(openSync(fileIn(folder), 'a', 0o600));
};

/**
 * Opens the database, creates it if missing, and runs pending migrations.
 * @param report gets their changes of the stored data
 * @throws OperatorError when its file is damaged or belongs to another account; other errors when
 * it cannot be reached or migrated
 */
export const openDatabase = async (
  place: DatabaseLocation,
  options: PostgresOptions = {},
  report?: Report,
): Promise<Database> =>
  connect(place, options, async (database) => {
    if ('folder' in place) createFile(place.folder);
    const schemaSql = 'memory' in place ? place.schemaSql : undefined;
    for (const statement of schemaSql ?? []) await sql.raw(statement).execute(database);
    if (schemaSql) return;
    // A migration, and the wait for that of another process, can take longer than a query may.
    const withoutTimeout: RunMigrations = async (run) => {
      await (await connect(place, { ...options, withoutQueryTimeout: true }, run)).destroy();
    };
    await migrate(database, report, 'url' in place ? withoutTimeout : undefined);
  });

const SETTINGS = 'Run the command with the settings of the server: DATA_DIR or DATABASE_URL.';

const OLDER =
  'The database belongs to an older version of this program. Run the command in the folder of that version; the server migrates the database when it starts.';

/** Errors for a database of another version. */
const OTHER_VERSION: Record<Exclude<DatabaseVersion, 'same'>, string> = {
  none: `The database is empty. ${SETTINGS}`,
  'too old': OLDER,
  older: OLDER,
  newer:
    'The database belongs to a newer version of this program. Run the command in the folder of that version, from which the server runs.',
};

/**
 * Opens a database of this version. Creates and migrates nothing.
 * @throws OperatorError when it is absent, empty, damaged, or of another version
 */
export const openExisting = async (
  place: DatabaseLocation,
  options: PostgresOptions = {},
): Promise<Database> => {
  if ('folder' in place && !existsSync(fileIn(place.folder)))
    throw new OperatorError(`There is no database in ${place.folder}. ${SETTINGS}`);
  return connect(place, options, async (database) => {
    const version = await versionOf(database);
    if (version !== 'same') throw new OperatorError(OTHER_VERSION[version]);
  });
};
