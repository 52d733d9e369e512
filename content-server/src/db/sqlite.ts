import Libsql from 'libsql';
import { SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely';

/**
 * A value in the form libsql takes. This is no nicety: libsql ends the whole process on a boolean ("not yet
 * implemented: bool"), so nothing may reach it unseen.
 */
const bindable = (value: unknown): string | number | bigint | null | Uint8Array => {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`A ${typeof value} cannot be stored in the database.`);
};

const guarded = (database: Libsql.Database): SqliteDatabase => ({
  close: () => void database.close(),
  prepare: (sql): SqliteStatement => {
    const statement = database.prepare(sql);
    return {
      reader: statement.reader,
      all: (values) => statement.all(values.map(bindable)),
      run: (values) => statement.run(values.map(bindable)),
      iterate: (values) => statement.iterate(values.map(bindable)),
    };
  },
});

/** Milliseconds for which a write waits while another process (`npm run admin`) writes. */
const BUSY_TIMEOUT = 5000;

/**
 * SQLite in one file, or in memory for `:memory:`. WAL with synchronous=FULL: an answered write is on the disk, also
 * when the process or the machine dies in the next moment (issue 2).
 */
export const sqlite = (file: string): SqliteDialect => {
  const database = new Libsql(file);
  database.exec('PRAGMA journal_mode = WAL');
  database.exec('PRAGMA synchronous = FULL');
  database.exec('PRAGMA foreign_keys = ON');
  database.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT}`);
  return new SqliteDialect({ database: guarded(database) });
};
