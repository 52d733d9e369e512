/** Stops the cluster that postgres-start has started. */
export default async (): Promise<void> => {
  await globalThis.postgresCluster?.stop();
};
