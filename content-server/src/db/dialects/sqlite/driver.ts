import type { CompiledQuery, DatabaseConnection, Driver, QueryResult, TransactionSettings } from 'kysely';
import { Connection, IN_MEMORY } from './connection';
import { Patience } from './patience';
import { WriteTurns } from './writeTurns';

/** Runs the queries of a session, in a transaction or alone. */
interface Transaction {
  connection: Connection;
  end: () => void;
}

const isRead = ({ sql }: CompiledQuery) => /^\s*(?:select|with(?!.*\b(?:insert|update|delete)\b))\b/is.test(sql);

/**
 * SQLite driver with one connection for writes and one for reads. Reads never wait for a write or for another process's
 * lock. Writes run one after the other and wait without blocking the event loop.
 */
export class SqliteDriver implements Driver {
  readonly #file: string;
  readonly #turns = new WriteTurns();
  #writer?: Connection;
  #reader?: Connection;

  constructor(file: string) {
    this.#file = file;
  }

  get #isFile(): boolean {
    return this.#file !== IN_MEMORY;
  }

  async init(): Promise<void> {
    this.#writer = new Connection(this.#file);
    // An in-memory database has a single connection, so reads and writes take turns.
    if (this.#isFile) this.#reader = new Connection(this.#file);
  }

  async acquireConnection(): Promise<Session> {
    return new Session((query) => this.#runAlone(query));
  }

  async beginTransaction(session: Session, { accessMode }: TransactionSettings): Promise<void> {
    session.transaction =
      accessMode === 'read only' && this.#isFile ? this.#beginReading() : await this.#beginWriting(new Patience());
  }

  async commitTransaction({ transaction }: Session): Promise<void> {
    await new Patience().try(() => transaction?.connection.commit());
  }

  async rollbackTransaction({ transaction }: Session): Promise<void> {
    transaction?.connection.rollback();
  }

  async releaseConnection(session: Session): Promise<void> {
    session.transaction?.end();
    session.transaction = undefined;
  }

  async destroy(): Promise<void> {
    this.#writer?.close();
    this.#reader?.close();
  }

  /** Begins a snapshot of the whole database on its own connection. */
  #beginReading(): Transaction {
    const connection = new Connection(this.#file);
    connection.begin('deferred');
    return { connection, end: () => connection.close() };
  }

  async #beginWriting(patience: Patience): Promise<Transaction> {
    const connection = this.#open(this.#writer);
    await this.#turns.take(patience.left);
    try {
      await patience.try(() => connection.begin('immediate'));
    } catch (error) {
      this.#turns.pass();
      throw error;
    }
    return {
      connection,
      end: () => {
        try {
          connection.rollback();
        } finally {
          this.#turns.pass();
        }
      },
    };
  }

  async #runAlone(query: CompiledQuery): Promise<QueryResult<never>> {
    const patience = new Patience();
    if (isRead(query) && this.#isFile) return patience.try(() => this.#open(this.#reader).run(query));
    const writer = this.#open(this.#writer);
    await this.#turns.take(patience.left);
    try {
      return await patience.try(() => writer.run(query));
    } finally {
      this.#turns.pass();
    }
  }

  #open(connection: Connection | undefined): Connection {
    if (!connection) throw new Error('The database is not open.');
    return connection;
  }
}

/** Kysely's connection: runs queries alone or in the current transaction. */
class Session implements DatabaseConnection {
  readonly #runAlone: (query: CompiledQuery) => Promise<QueryResult<never>>;
  transaction?: Transaction;

  constructor(runAlone: (query: CompiledQuery) => Promise<QueryResult<never>>) {
    this.#runAlone = runAlone;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (!this.transaction) return this.#runAlone(query);
    const { connection } = this.transaction;
    if (!connection.inTransaction) throw new Error('The transaction has ended already.');
    return connection.run(query);
  }

  streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Read in pages: a statement that is left halfway would keep its lock.');
  }
}
