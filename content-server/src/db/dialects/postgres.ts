import { setTimeout } from 'node:timers/promises';
import {
  PostgresAdapter,
  PostgresDialect,
  sql,
  type Dialect,
  type Kysely,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import type { ClientBase, DatabaseError, Pool, PoolClient, QueryResult } from 'pg';
import { DatabaseUnavailable } from './faults';

/**
 * Timeout for getting a connection, in ms; together with QUERY_TIMEOUT a call takes at most 6
 * seconds.
 */
const CONNECT_TIMEOUT = 2500;

/** Timeout of one query, in ms. */
const QUERY_TIMEOUT = 3000;

/** Timeout for closing the connections, in ms. */
const END_TIMEOUT = 2000;

/**
 * Error codes that mean PostgreSQL is unavailable: lost, starting, stopping, overloaded, too slow,
 * read-only.
 */
const UNAVAILABLE = /^(08|57P|57014|53[023]|55P03|25006)/;

/**
 * Timeout in PostgreSQL itself, in ms. It is shorter, so that PostgreSQL cancels a query before the
 * client gives up.
 */
const STATEMENT_TIMEOUT = QUERY_TIMEOUT - 500;

type RunQuery = (sql: string, parameters: unknown[]) => Promise<QueryResult>;
type ServerError = (error: unknown) => error is DatabaseError;

/**
 * Limits the statements of a session. Behind a pooler such as PgBouncer another client gets the
 * session after each transaction, so it is not changed; such a client does not know its PostgreSQL
 * process.
 * @returns whether they are limited
 */
const limitSession = async (client: ClientBase): Promise<boolean> => {
  const { processID } = client as ClientBase & { processID: number | null };
  const { rows } = await client.query(
    `select set_config('statement_timeout', $1, false) where pg_backend_pid() = $2`,
    [String(STATEMENT_TIMEOUT), processID],
  );
  return rows.length > 0;
};

const BEGIN = /^(begin|start transaction)\b/;

/** Sets the timeout in each transaction of a connection, and runs single statements in one. */
const limitedInTransactions = (client: PoolClient): RunQuery => {
  let isBegun = false;
  return async (sql, parameters) => {
    if (isBegun) return client.query(sql, parameters);
    isBegun = BEGIN.test(sql);
    const begin = await client.query(
      `${isBegun ? sql : 'begin'}; set local statement_timeout = ${STATEMENT_TIMEOUT}`,
    );
    if (isBegun) return begin;
    try {
      const result = await client.query(sql, parameters);
      await client.query('commit');
      return result;
    } catch (error) {
      // Not awaited, because a lost connection does not answer. The next query waits for it.
      client.query('rollback').catch(() => undefined);
      throw error;
    }
  };
};

/**
 * Wraps a connection so that after a loss or timeout it rejects further queries and is removed from
 * the pool.
 * @param query runs one statement
 */
const guarded = (
  client: PoolClient,
  query: RunQuery,
  isServerError: ServerError,
): PostgresPoolClient => {
  let lost: DatabaseUnavailable | undefined;

  const run = async <Row>(
    sql: string,
    parameters: readonly unknown[],
  ): Promise<PostgresQueryResult<Row>> => {
    if (lost) throw lost;
    try {
      const { command, rowCount, rows } = await query(sql, [...parameters]);
      return { command, rowCount: rowCount ?? 0, rows } as PostgresQueryResult<Row>;
    } catch (error) {
      if (isServerError(error) && !UNAVAILABLE.test(error.code ?? '')) throw error;
      const unavailable = new DatabaseUnavailable(error);
      // After these errors the connection can still be used.
      if (!isServerError(error) || !/^(57014|55P03|25006)/.test(error.code ?? ''))
        lost = unavailable;
      throw unavailable;
    }
  };

  // Without cursors, which Kysely needs only for streams.
  return { query: run as PostgresPoolClient['query'], release: () => client.release(lost) };
};

const guardedPool = (
  pool: Pool,
  connectionOf: (client: PoolClient) => PostgresPoolClient,
): PostgresPool => ({
  connect: async () => {
    try {
      return connectionOf(await pool.connect());
    } catch (error) {
      throw new DatabaseUnavailable(error);
    }
  },
  end: async () => {
    await Promise.race([pool.end(), setTimeout(END_TIMEOUT, undefined, { ref: false })]);
  },
});

/** The lock that Kysely takes, so that older programs wait for it, too. */
const MIGRATION_LOCK = '3853314791062309107';

/**
 * Locks migrations in their transaction. Kysely locks the session, but behind a pooler another
 * session can get the next statement: two processes would migrate at once.
 */
class LockInTransaction extends PostgresAdapter {
  override async acquireMigrationLock(connection: Kysely<unknown>): Promise<void> {
    // Kysely begins the transaction again, which changes nothing.
    await sql`begin`.execute(connection);
    await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)}::bigint)`.execute(connection);
  }

  override async releaseMigrationLock(): Promise<void> {}
}

class Postgres extends PostgresDialect {
  override createAdapter() {
    return new LockInTransaction();
  }
}

/** Options for PostgreSQL. */
export interface PostgresOptions {
  /** Called with errors of connections, in use or idle. */
  onFault?: (error: Error) => void;
  /** No query timeout, for commands that read or write everything. */
  withoutQueryTimeout?: boolean;
}

/**
 * Connects to PostgreSQL. When the server is unavailable, calls fail with DatabaseUnavailable
 * within seconds. It reconnects automatically.
 */
export const postgres = async (
  connectionString: string,
  { onFault = () => {}, withoutQueryTimeout: isUnlimited = false }: PostgresOptions = {},
): Promise<Dialect> => {
  // Imported lazily, because SQLite sites do not need it.
  const { default: pg } = await import('pg');
  /** True if the timeout is set per transaction. */
  let isPooled = false;
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    ...(!isUnlimited && {
      query_timeout: QUERY_TIMEOUT,
      // eslint-disable-next-line @typescript-eslint/no-misused-promises -- the pool waits for it, which its types do not say
      onConnect: async (client: ClientBase) => {
        isPooled = !(await limitSession(client));
      },
    }),
  });
  // Without a listener a lost connection would end the process: on the pool while idle, on the
  // client while in use.
  pool.on('connect', (client) => client.on('error', onFault));
  pool.on('error', () => {});
  const isServerError: ServerError = (error) => error instanceof pg.DatabaseError;
  const connectionOf = (client: PoolClient) =>
    guarded(
      client,
      isPooled ? limitedInTransactions(client) : client.query.bind(client),
      isServerError,
    );
  return new Postgres({ pool: guardedPool(pool, connectionOf) });
};
