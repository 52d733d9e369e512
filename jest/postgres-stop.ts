/** Removes what postgres-start created. */
export default async (): Promise<void> => {
  await globalThis.removeTemplate?.();
  await globalThis.postgresCluster?.stop();
};
