import type {
  CompiledQuery,
  DatabaseConnection,
  Driver,
  QueryResult,
  TransactionSettings,
} from 'kysely';
import { Connection } from './connection';
import { BUSY_TIMEOUT, retryWhileBusy, WriteLock } from './writeLock';

/** Runs the queries of a session, in a transaction or alone. */
interface Transaction {
  connection: Connection;
  end: () => void;
}

const isRead = ({ sql }: CompiledQuery) =>
  /^\s*(?:select|with(?!.*\b(?:insert|update|delete)\b))\b/is.test(sql);

/**
 * SQLite driver with one connection for writes and one for reads. Reads never wait for a write or
 * for another process's lock. Writes run one after the other and wait without blocking the event
 * loop.
 */
export class SqliteDriver implements Driver {
  readonly #lock = new WriteLock();
  #writer!: Connection;
  /** Undefined in memory: such a database has a single connection, so reads and writes share it. */
  #reader?: Connection;

  constructor(private readonly file: string) {}

  async init(): Promise<void> {
    this.#writer = new Connection(this.file);
    if (this.file !== ':memory:') this.#reader = new Connection(this.file);
  }

  async acquireConnection(): Promise<Session> {
    return new Session((query) => this.#runAlone(query));
  }

  async beginTransaction(session: Session, { accessMode }: TransactionSettings): Promise<void> {
    session.transaction =
      accessMode === 'read only' && this.#reader
        ? this.#beginReading()
        : await this.#beginWriting();
  }

  async commitTransaction({ transaction }: Session): Promise<void> {
    await retryWhileBusy(() => transaction?.connection.commit());
  }

  async rollbackTransaction({ transaction }: Session): Promise<void> {
    transaction?.connection.rollback();
  }

  async releaseConnection(session: Session): Promise<void> {
    session.transaction?.end();
    session.transaction = undefined;
  }

  async destroy(): Promise<void> {
    this.#writer.close();
    this.#reader?.close();
  }

  /** Begins a snapshot of the whole database on its own connection. */
  #beginReading(): Transaction {
    const connection = new Connection(this.file);
    connection.begin('deferred');
    return { connection, end: () => connection.close() };
  }

  async #beginWriting(): Promise<Transaction> {
    const connection = this.#writer;
    await this.#locked(() => connection.begin('immediate'));
    return {
      connection,
      end: () => {
        try {
          connection.rollback();
        } finally {
          this.#lock.release();
        }
      },
    };
  }

  async #runAlone(query: CompiledQuery): Promise<QueryResult<never>> {
    const reader = this.#reader;
    if (reader && isRead(query)) return retryWhileBusy(() => reader.run(query));
    const result = await this.#locked(() => this.#writer.run(query));
    this.#lock.release();
    return result;
  }

  /** Runs `work` with the write lock. The caller releases the lock, unless `work` throws. */
  async #locked<Result>(work: () => Result): Promise<Result> {
    const end = performance.now() + BUSY_TIMEOUT;
    await this.#lock.acquire(BUSY_TIMEOUT);
    try {
      return await retryWhileBusy(work, end);
    } catch (error) {
      this.#lock.release();
      throw error;
    }
  }
}

/** Kysely's connection: runs queries alone or in the current transaction. */
class Session implements DatabaseConnection {
  transaction?: Transaction;

  constructor(private readonly runAlone: (query: CompiledQuery) => Promise<QueryResult<never>>) {}

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (!this.transaction) return this.runAlone(query);
    const { connection } = this.transaction;
    if (!connection.inTransaction) throw new Error('The transaction has ended already.');
    return connection.run(query);
  }

  streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Read in pages: a statement that is left halfway would keep its lock.');
  }
}
