import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { removeStaleTemporaryFiles } from '@charity-site/registry/store';
import type { Config } from '../process/settings/config';

/**
 * Removes temporary files of killed servers, commands and releases from the folders of data and of
 * releases.
 */
export const removeAllLeftovers = async ({ dataDir, releasesDir }: Config): Promise<void> => {
  const entries = await readdir(releasesDir, { withFileTypes: true }).catch(() => []);
  const remotes = entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(releasesDir, name));
  const data = ['.', 'uploads', 'share-pictures', 'consent'].map((name) => join(dataDir, name));
  for (const folder of [...data, releasesDir, ...remotes]) await removeStaleTemporaryFiles(folder);
};
