import type { Cluster } from '../build/postgres/cluster';

declare global {
  /** The cluster of this run of Jest, in its first process only. */
  var postgresCluster: Cluster | undefined;
}
