import { makeTemplate } from '../content-server/testing/testDatabase';
import { startCluster, type Cluster } from '../build/checks/postgres/cluster';

declare global {
  /** The cluster of this Jest run; set in its main process only. */
  var postgresCluster: Cluster | undefined;
  /** Removes the database that the tests copy; set in Jest's main process only. */
  var removeTemplate: (() => Promise<void>) | undefined;
}

/**
 * Starts one cluster for all tests on PostgreSQL, unless DATABASE_URL_TEST names a server, and creates the database that
 * they copy.
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
