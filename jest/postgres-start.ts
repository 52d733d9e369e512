import { startCluster } from '../build/postgres/cluster';

/** Starts one cluster for all tests on PostgreSQL, unless DATABASE_URL_TEST names a server. */
export default async (): Promise<void> => {
  if (process.env.DATABASE_URL_TEST) return;
  globalThis.postgresCluster = await startCluster();
  process.env.DATABASE_URL_TEST = globalThis.postgresCluster.url;
};
