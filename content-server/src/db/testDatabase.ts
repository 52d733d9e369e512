import { randomBytes } from 'node:crypto';
import type { DatabasePlace } from './open';

/** A database of one test's own. */
export interface TestDatabase {
  place: DatabasePlace;
  /** Removes it, connections and all. */
  remove: () => Promise<void>;
}

const onServer = async (url: string, statement: string): Promise<void> => {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

/**
 * A new and empty database. In Jest's project `postgres` it is made on the PostgreSQL that DATABASE_URL_TEST names, which
 * many tests share at once; everywhere else it is SQLite in memory.
 */
export const makeTestDatabase = async (): Promise<TestDatabase> => {
  const server = process.env.DATABASE_URL_TEST;
  if (process.env.TEST_DATABASE !== 'postgres' || !server) return { place: { memory: true }, remove: async () => {} };
  const name = `test_${randomBytes(8).toString('hex')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { place: { url: url.href }, remove: () => onServer(server, `drop database ${name} with (force)`) };
};
