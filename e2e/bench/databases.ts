import { startCluster } from '../../build/postgres/cluster';
import { findPostgres } from '../../build/postgres/findPostgres.cjs';

/** The databases to measure on: PostgreSQL too, where it is installed. */
export const DATABASES: readonly string[] = ['SQLite', ...(findPostgres() === undefined ? [] : ['PostgreSQL'])];

/**
 * Works on a database; on PostgreSQL in a cluster of its own.
 * @param work gets the settings of a server on it
 */
export const onDatabase = async <Result>(
  name: string,
  work: (settings: Record<string, string>) => Promise<Result>,
): Promise<Result> => {
  if (name === 'SQLite') return work({});
  const cluster = await startCluster();
  try {
    return await work({ DATABASE_URL: cluster.url });
  } finally {
    await cluster.stop();
  }
};
