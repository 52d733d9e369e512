import { parseRegistry } from '@charity-site/registry';
import { withWholeVersions } from '@charity-site/registry/store';
import { untyped, type Transaction } from '../../db/database';
import type { VersionPlaces } from '../versions/sharedVersions';
import { registryRow } from './liveRows';

/** The tables of what is live that archives contain. */
export const RELEASE_TABLES = ['registry', 'release_history'] as const;

/** Their rows in an archive. */
type ArchivedReleases = Record<(typeof RELEASE_TABLES)[number], Record<string, unknown>[]>;

/**
 * Reads what is live in an archive.
 * @returns a function that makes the versions live whose files are stored here, where nothing has
 * been live; elsewhere it changes nothing. It returns a sentence for each part with another version
 * than in the archive.
 */
export const stagedLive = async (
  { registry: [row], release_history: history }: ArchivedReleases,
  { releasesDir, shared }: VersionPlaces,
) => {
  // Older archives have no row, and nothing was live with revision 0.
  if (!row?.revision) return () => Promise.resolve([]);
  const registry = parseRegistry(JSON.parse(String(row.document)));
  await shared?.fetchAll();
  const { whole, changes } = await withWholeVersions(registry, releasesDir);
  return async (transaction: Transaction): Promise<string[]> => {
    const { numUpdatedRows } = await transaction
      .updateTable('registry')
      .set(registryRow(whole))
      .where('revision', '=', 0)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return [];
    for (const entry of history)
      await untyped<object>(transaction).insertInto('release_history').values(entry).execute();
    return changes;
  };
};
