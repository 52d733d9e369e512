import { makeTemplate } from '../content-server/testing/testDatabase';
import { startCluster } from '../build/checks/postgres/cluster';

/**
 * Starts one cluster for all tests on PostgreSQL, unless DATABASE_URL_TEST names a server, and
 * creates the database that they copy.
 */
export default async (): Promise<void> => {
  if (!process.env.DATABASE_URL_TEST) {
    globalThis.postgresCluster = await startCluster();
    process.env.DATABASE_URL_TEST = globalThis.postgresCluster.url;
  }
  const { name, remove } = await makeTemplate(process.env.DATABASE_URL_TEST);
  process.env.TEST_TEMPLATE = name;
  globalThis.removeTemplate = remove;
};
