import { DatabaseSync } from '@photostructure/sqlite';
import type { CompiledQuery, QueryResult } from 'kysely';
import { LRUCache } from 'lru-cache';
import { withoutAccents } from '../../texts/text';

/**
 * Statements that a connection keeps prepared; their texts are few, as values are not part of them.
 */
const KEPT = 500;

/**
 * Converts a value for the driver, which takes no boolean, and takes an object for values by name.
 */
const bindable = (value: unknown): string | number | bigint | null | Uint8Array => {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`A ${typeof value} cannot be stored in the database.`);
};

/** Time that opening waits for a lock, in ms; only the first opening of a new file needs one. */
const OPENING_TIMEOUT = 5000;

const opened = (file: string) => {
  const database = new DatabaseSync(file, { timeout: OPENING_TIMEOUT });
  // WAL with synchronous=FULL: an acknowledged write survives a crash of the process or the
  // machine, and reads do not wait for writes.
  for (const setting of ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON'])
    database.exec(`PRAGMA ${setting}`);
  // The triggers of the site's search index texts in this form (db/migrations/searchInSqlite).
  database.function('without_accents', { deterministic: true }, withoutAccents);
  // SQLite's own waiting would block the event loop; the driver waits instead.
  database.exec('PRAGMA busy_timeout = 0');
  return database;
};

/** A statement that is prepared, and whether it answers rows. */
interface Prepared {
  statement: ReturnType<ReturnType<typeof opened>['prepare']>;
  isReader: boolean;
}

/**
 * A connection to the file. It prepares a statement once, and SQLite itself does so again after a
 * change of the schema.
 */
export class Connection {
  readonly #database: ReturnType<typeof opened>;
  readonly #prepared = new LRUCache<string, Prepared>({
    max: KEPT,
    memoMethod: (sql) => {
      const statement = this.#database.prepare(sql);
      return { statement, isReader: statement.columns().length > 0 };
    },
  });

  constructor(file: string) {
    this.#database = opened(file);
  }

  get inTransaction(): boolean {
    return this.#database.isOpen && this.#database.isTransaction;
  }

  /**
   * Begins a transaction. `immediate` takes the write lock, or throws SQLITE_BUSY without side
   * effects.
   */
  begin(mode: 'immediate' | 'deferred'): void {
    this.#database.exec(`begin ${mode}`);
  }

  /** Commits. A write is acknowledged only after this returns. */
  commit(): void {
    this.#database.exec('commit');
  }

  run({ sql, parameters }: CompiledQuery): QueryResult<never> {
    const { statement, isReader } = this.#prepared.memo(sql);
    const values = parameters.map(bindable);
    if (isReader) return { rows: statement.all(...values) as never[] };
    const { changes, lastInsertRowid } = statement.run(...values);
    return { numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid), rows: [] };
  }

  /** Rolls back after a failure. SQLite has done it by itself after some, such as a full disk. */
  rollback(): void {
    if (this.inTransaction) this.#database.exec('rollback');
  }

  close(): void {
    this.#prepared.clear();
    this.#database.close();
  }
}
