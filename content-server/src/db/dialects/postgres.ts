import { setTimeout } from 'node:timers/promises';
import {
  PostgresDialect,
  type Dialect,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import type { DatabaseError, Pool, PoolClient } from 'pg';
import { DatabaseUnavailable } from './faults';

/** Timeout for getting a connection, in ms; together with QUERY_TIMEOUT a call is answered within 6 seconds. */
const CONNECT_TIMEOUT = 2500;

/** Timeout of one query, in ms. */
const QUERY_TIMEOUT = 3000;

/** Timeout for closing the connections, in ms. */
const END_TIMEOUT = 2000;

/** Error codes that mean PostgreSQL is unavailable: lost, starting, stopping, overloaded, too slow, read-only. */
const UNAVAILABLE = /^(08|57P|57014|53[023]|55P03|25006)/;

type ServerError = (error: unknown) => error is DatabaseError;

/** Wraps a connection so that after a loss or timeout it rejects further queries and is removed from the pool. */
const guarded = (client: PoolClient, isServerError: ServerError): PostgresPoolClient => {
  let lost: DatabaseUnavailable | undefined;

  const run = async <Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>> => {
    if (lost) throw lost;
    try {
      const { command, rowCount, rows } = await client.query(sql, [...parameters]);
      return { command, rowCount: rowCount ?? 0, rows } as PostgresQueryResult<Row>;
    } catch (error) {
      if (isServerError(error) && !UNAVAILABLE.test(error.code ?? '')) throw error;
      const fault = new DatabaseUnavailable(error);
      // After these errors the connection can still be used.
      if (!isServerError(error) || !/^(57014|55P03|25006)/.test(error.code ?? '')) lost = fault;
      throw fault;
    }
  };

  // Without cursors, which Kysely asks for only where it streams.
  return { query: run as PostgresPoolClient['query'], release: () => client.release(lost) };
};

const guardedPool = (pool: Pool, isServerError: ServerError): PostgresPool => ({
  connect: async () => {
    try {
      return guarded(await pool.connect(), isServerError);
    } catch (error) {
      throw new DatabaseUnavailable(error);
    }
  },
  end: async () => {
    await Promise.race([pool.end(), setTimeout(END_TIMEOUT, undefined, { ref: false })]);
  },
});

/** Options for PostgreSQL. */
export interface PostgresOptions {
  /** Called with errors of connections, in use or idle. */
  onFault?: (error: Error) => void;
  /** No query timeout, for commands that read or write everything. */
  isUnhurried?: boolean;
}

/**
 * Connects to PostgreSQL. When the server is gone or does not answer, calls fail with DatabaseUnavailable within
 * seconds; it reconnects by itself.
 */
export const postgres = async (
  connectionString: string,
  { onFault = () => {}, isUnhurried = false }: PostgresOptions = {},
): Promise<Dialect> => {
  // Imported lazily, because SQLite sites do not need it.
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    // The server's own limit is shorter, so that it stops working on a query that nobody waits for.
    ...(!isUnhurried && { query_timeout: QUERY_TIMEOUT, statement_timeout: QUERY_TIMEOUT - 500 }),
  });
  // Without a listener a lost connection would end the process: on the pool while idle, on the client while in use.
  pool.on('connect', (client) => client.on('error', onFault));
  pool.on('error', () => {});
  const isServerError: ServerError = (error) => error instanceof pg.DatabaseError;
  return new PostgresDialect({ pool: guardedPool(pool, isServerError) });
};
