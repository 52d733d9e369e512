import { randomBytes } from 'node:crypto';
import { openDatabase, type DatabaseLocation } from '../src/db/open';
import { migratedOnce } from './migratedOnce';

/** A database for one test. */
interface TestDatabase {
  place: DatabaseLocation;
  /** Closes its connections and removes it. */
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

const nameIn = (server: string, name: string): string => {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
};

/**
 * Creates the database that `makeTestDatabase` copies, with all migrations applied. A copy is ten
 * times faster than the migrations.
 * @param server URL of a PostgreSQL server
 */
export const makeTemplate = async (
  server: string,
): Promise<{ name: string; remove: () => Promise<void> }> => {
  const name = `test_template_${randomBytes(8).toString('hex')}`;
  await onServer(server, `create database ${name}`);
  const database = await openDatabase({ url: nameIn(server, name) });
  await database.destroy();
  return { name, remove: () => onServer(server, `drop database ${name} with (force)`) };
};

/**
 * Creates an empty database. In Jest's project `postgres` it is a copy of TEST_TEMPLATE on the
 * PostgreSQL that DATABASE_URL_TEST names, which many tests share at once; everywhere else it is
 * SQLite in memory.
 */
export const makeTestDatabase = async (): Promise<TestDatabase> => {
  const { DATABASE_URL_TEST: server, TEST_DATABASE, TEST_TEMPLATE = 'template1' } = process.env;
  if (TEST_DATABASE !== 'postgres' || !server)
    return { place: { memory: true, schemaSql: await migratedOnce() }, remove: async () => {} };
  const name = `test_${randomBytes(8).toString('hex')}`;
  await onServer(server, `create database ${name} template ${TEST_TEMPLATE}`);
  return {
    place: { url: nameIn(server, name) },
    remove: () => onServer(server, `drop database ${name} with (force)`),
  };
};
