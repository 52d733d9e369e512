import { DatabaseSync } from '@photostructure/sqlite';
import type { CompiledQuery, QueryResult } from 'kysely';
import { LRUCache } from 'lru-cache';
import { withoutAccents } from '../../texts/text';

/**
 * Maximum number of cached prepared statements. There are few, because their SQL contains no
 * values.
 */
const STATEMENTS_MAX = 500;

/**
 * Converts a value for the driver, which accepts no boolean and reads an object as named
 * parameters.
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

const openFile = (file: string) => {
  const database = new DatabaseSync(file, { timeout: OPENING_TIMEOUT });
  // WAL with synchronous=FULL: an acknowledged write survives a crash of the process or the
  // machine, and reads do not wait for writes.
  for (const setting of ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON'])
    database.exec(`PRAGMA ${setting}`);
  // The triggers of the search index call it (db/migrations/searchInSqlite).
  database.function('without_accents', { deterministic: true }, withoutAccents);
  // SQLite's own waiting would block the event loop; the driver waits instead.
  database.exec('PRAGMA busy_timeout = 0');
  return database;
};

/** A prepared statement, and whether it returns rows. */
interface Prepared {
  statement: ReturnType<ReturnType<typeof openFile>['prepare']>;
  isReader: boolean;
}

/**
 * A connection to the file. It prepares each statement once; SQLite prepares it again after a
 * change of the schema.
 */
export class Connection {
  readonly #database: ReturnType<typeof openFile>;
  readonly #prepared = new LRUCache<string, Prepared>({
    max: STATEMENTS_MAX,
    memoMethod: (sql) => {
      const statement = this.#database.prepare(sql);
      return { statement, isReader: statement.columns().length > 0 };
    },
  });

  constructor(file: string) {
    this.#database = openFile(file);
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

  /**
   * Rolls back after a failure. After some, such as a full disk, SQLite has already rolled back.
   */
  rollback(): void {
    if (this.inTransaction) this.#database.exec('rollback');
  }

  close(): void {
    this.#prepared.clear();
    this.#database.close();
  }
}
