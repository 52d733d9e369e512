import Libsql from 'libsql';
import type { CompiledQuery, QueryResult } from 'kysely';
import { isBusy } from '../faults';

/** Converts a value for libsql, which aborts the whole process on a boolean ("not yet implemented: bool"). */
const bindable = (value: unknown): string | number | bigint | null | Uint8Array => {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`A ${typeof value} cannot be stored in the database.`);
};

/** SQLite's in-memory database, which exists only on its one connection. */
export const IN_MEMORY = ':memory:';

/** How long opening waits for a lock, in ms; only the first opening of a new file needs one. */
const OPENING_TIMEOUT = 5000;

const opened = (file: string): Libsql.Database => {
  const database = new Libsql(file, { timeout: OPENING_TIMEOUT });
  // WAL with synchronous=FULL: an acknowledged write survives a crash of the process or the machine, and reads do not
  // wait for writes.
  for (const setting of ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON'])
    database.exec(`PRAGMA ${setting}`);
  // SQLite's own waiting would block the event loop; the driver waits instead.
  database.exec('PRAGMA busy_timeout = 0');
  return database;
};

/**
 * A connection to the file.
 * libsql never resets a statement that failed with SQLITE_BUSY: it stays active until garbage collection. While a write
 * statement is active, SQLite commits nothing on that connection, although later writes seem to succeed; a restart
 * would lose them. So writes run only between `begin` and `commit`, where no lock can be in the way, and a connection
 * with such a statement is replaced.
 */
export class Connection {
  readonly #file: string;
  #database: Libsql.Database;
  #isStalled = false;
  #isClosed = false;

  constructor(file: string) {
    this.#file = file;
    this.#database = opened(file);
  }

  /** libsql aborts the whole process when a closed connection is asked. */
  get inTransaction(): boolean {
    return !this.#isClosed && this.#database.inTransaction;
  }

  /** Begins a transaction. `immediate` takes the write lock, or throws SQLITE_BUSY without side effects. */
  begin(mode: 'immediate' | 'deferred'): void {
    if (this.inTransaction) this.recover();
    this.#database.exec(`begin ${mode}`);
  }

  /** Commits. A write is acknowledged only after this returns. */
  commit(): void {
    this.#database.exec('commit');
    if (this.inTransaction) throw new Error('SQLite did not commit.');
  }

  run({ sql, parameters }: CompiledQuery): QueryResult<never> {
    try {
      const statement = this.#database.prepare(sql);
      const values = parameters.map(bindable);
      if (statement.reader) return { rows: statement.all(values) as never[] };
      const { changes, lastInsertRowid } = statement.run(values);
      return { numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid), rows: [] };
    } catch (error) {
      if (isBusy(error)) this.#isStalled = true;
      throw error;
    }
  }

  /** Cleans up after a failure: rolls back, or reopens the file when that fails. */
  recover(): void {
    try {
      // SQLite rolls back by itself after some failures, such as a full disk.
      if (this.inTransaction) this.#database.exec('rollback');
    } catch {
      // The original failure is reported, not this one.
    }
    if (this.inTransaction || this.#isStalled) this.#replace();
  }

  close(): void {
    this.#isClosed = true;
    this.#database.close();
  }

  #replace(): void {
    if (this.#file === IN_MEMORY) throw new Error('The database in memory cannot be brought back.');
    const replaced = this.#database;
    this.#database = opened(this.#file);
    this.#isStalled = false;
    replaced.close();
  }
}
