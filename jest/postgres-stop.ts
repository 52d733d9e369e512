/** Stops the cluster that postgres-start started. */
export default async (): Promise<void> => {
  await globalThis.postgresCluster?.stop();
};
