import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { removeStaleTemporaryFiles } from '@charity-site/registry/store';
import { fileStoreOf } from '../media/files/bucketStore';
import { PREFIXES, VERSIONS } from '../media/files/fileStore';
import type { Config } from '../process/settings/config';

/**
 * Removes temporary files of killed servers, commands and releases from the folders of data and of
 * releases.
 */
export const removeAllLeftovers = async (config: Config): Promise<void> => {
  const { dataDir, releasesDir } = config;
  const { folder: files } = fileStoreOf(config);
  const entries = await readdir(releasesDir, { withFileTypes: true }).catch(() => []);
  const remotes = entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(releasesDir, name));
  const stored = [...PREFIXES, VERSIONS].map((prefix) => join(files, prefix));
  for (const folder of [dataDir, files, ...stored, releasesDir, ...remotes])
    await removeStaleTemporaryFiles(folder);
};
