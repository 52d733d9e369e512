import type { Cluster } from '../build/checks/postgres/cluster';

declare global {
  /** The cluster of this Jest run; set in its main process only. */
  var postgresCluster: Cluster | undefined;
  /** Removes the database that the tests copy; set in Jest's main process only. */
  var removeTemplate: (() => Promise<void>) | undefined;
}
