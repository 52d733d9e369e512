import type { Database } from '../src/db/database';
import { registryRow } from '../src/releases/live/liveRows';
import type { Registry } from '@charity-site/registry';

/**
 * Makes a registry live, past the checks of a release, and forgets the history after it.
 * @param registry a text is stored as it is
 */
export const putRegistry = async (database: Database, registry: unknown): Promise<void> => {
  const row =
    typeof registry === 'string' ? { document: registry } : registryRow(registry as Registry);
  await database.updateTable('registry').set(row).execute();
  await database.deleteFrom('release_history').execute();
};
