import {
  PostgresDialect,
  type Dialect,
  type PostgresCursor,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import type { DatabaseError, Pool, PoolClient } from 'pg';
import { DatabaseUnavailable } from './faults';

/** Milliseconds until a connection is given up, free or new; with QUERY_TIMEOUT a call is answered within 6 seconds. */
const CONNECT_TIMEOUT = 2500;

/** Milliseconds until the answer to one query is given up. */
const QUERY_TIMEOUT = 3000;

/** Milliseconds until connections that do not end in order are left to themselves. */
const END_TIMEOUT = 2000;

/** What PostgreSQL says when it is not the query that is wrong: lost, starting, stopping, overloaded, too slow, read only. */
const UNAVAILABLE = /^(08|57P|57014|53[023]|55P03|25006)/;

type ServerError = (error: unknown) => error is DatabaseError;

/** A connection that takes nothing more after it was lost or did not answer in time, and does not go back to the pool. */
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
      // After these answers the connection is as good as before.
      if (!isServerError(error) || !/^(57014|55P03|25006)/.test(error.code ?? '')) lost = fault;
      throw fault;
    }
  };

  function query<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query<Row>(
    sql: string | PostgresCursor<Row>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof sql !== 'string') throw new Error('Read in pages: cursors are not used here.');
    return run<Row>(sql, parameters);
  }

  return { query, release: () => client.release(lost) };
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
    let limit: NodeJS.Timeout | undefined;
    const waited = new Promise<void>((resolve) => {
      limit = setTimeout(resolve, END_TIMEOUT);
    });
    await Promise.race([pool.end(), waited]);
    clearTimeout(limit);
  },
});

/** How PostgreSQL is used. */
export interface PostgresOptions {
  /** Gets what goes wrong with a connection, used or not. */
  onFault?: (error: Error) => void;
  /** Let queries take as long as they need, for commands that read or write everything. */
  isUnhurried?: boolean;
}

/**
 * PostgreSQL at an address. A server that is gone or does not answer becomes a DatabaseUnavailable within seconds; once it
 * is back, so are the connections.
 */
export const postgres = async (
  connectionString: string,
  { onFault = () => {}, isUnhurried = false }: PostgresOptions = {},
): Promise<Dialect> => {
  // Loaded only where it is used: every other start is the quicker for it.
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    // The server's own limit comes first, so that it does not go on with what nobody waits for.
    ...(!isUnhurried && { query_timeout: QUERY_TIMEOUT, statement_timeout: QUERY_TIMEOUT - 500 }),
  });
  // Without a listener, a lost connection ends the process: on the pool while it is free, on itself while it is used.
  pool.on('connect', (client) => client.on('error', onFault));
  pool.on('error', () => {});
  const isServerError: ServerError = (error) => error instanceof pg.DatabaseError;
  return new PostgresDialect({ pool: guardedPool(pool, isServerError) });
};
