import Libsql from 'libsql';
import type { CompiledQuery, QueryResult } from 'kysely';
import { isBusy } from '../faults';

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

/** SQLite's file, or `:memory:`, whose content lives and dies with its one connection. */
export const IN_MEMORY = ':memory:';

/** Milliseconds for which opening waits for a lock, as only the first opening of a new file needs one. */
const OPENING_TIMEOUT = 5000;

const opened = (file: string): Libsql.Database => {
  const database = new Libsql(file, { timeout: OPENING_TIMEOUT });
  // WAL with synchronous=FULL: an answered write is on the disk, also when the process or the machine dies in the next
  // moment, and reading goes on while another connection writes.
  for (const setting of ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON'])
    database.exec(`PRAGMA ${setting}`);
  // SQLite's own waiting would stop the event loop: who waits does so in the driver.
  database.exec('PRAGMA busy_timeout = 0');
  return database;
};

/**
 * A connection to the file.
 *
 * libsql never resets a statement that failed with SQLITE_BUSY: it stays active until the garbage collector finds it. While
 * an active statement wants to write, SQLite commits nothing on that connection, though every later write succeeds and is
 * seen by its own reads; a restart then loses them all. So writes run only between `begin` and `commit`, where no lock is
 * in the way any more, and a connection with such a statement is replaced.
 */
export class Connection {
  readonly #file: string;
  #database: Libsql.Database;
  #isStalled = false;

  constructor(file: string) {
    this.#file = file;
    this.#database = opened(file);
  }

  get inTransaction(): boolean {
    return this.#database.inTransaction;
  }

  /** Begins a transaction. `immediate` takes the lock for writing, or throws SQLITE_BUSY and leaves nothing behind. */
  begin(mode: 'immediate' | 'deferred'): void {
    if (this.inTransaction) this.recover();
    this.#database.exec(`begin ${mode}`);
  }

  /** Commits; nothing is answered as written before this returns. */
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

  /** Ends what a failure has left: rolls back, and opens the file once more where that does not help. */
  recover(): void {
    try {
      // SQLite itself rolls back after some failures, such as a full disk.
      if (this.inTransaction) this.#database.exec('rollback');
    } catch {
      // What matters is the failure before this one, and whether the transaction has ended.
    }
    if (this.inTransaction || this.#isStalled) this.#replace();
  }

  close(): void {
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
