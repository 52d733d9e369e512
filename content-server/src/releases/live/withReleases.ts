import type { ReleaseStore } from '@charity-site/registry/store';
import { fileStoreOf } from '../../media/files/bucketStore';
import type { openDatabase } from '../../db/open';
import type { Config } from '../../process/settings/config';
import { releaseStore } from './liveReleases';
import { sharedVersions } from '../versions/sharedVersions';
import { takeOver } from './takeOver';

/**
 * Runs a command with the site's store of releases, while the server runs or is down.
 * @param open `openExisting`, or `openDatabase` to create or migrate the database
 */
export const withReleases = async <Result>(
  config: Config,
  open: typeof openDatabase,
  work: (store: ReleaseStore) => Promise<Result>,
): Promise<Result> => {
  const { databaseUrl, dataDir, releasesDir } = config;
  const database = await open(databaseUrl ? { url: databaseUrl } : { folder: dataDir });
  try {
    await takeOver(database, releasesDir);
    const shared = sharedVersions(config, fileStoreOf(config));
    return await work(releaseStore(database, { ...config, shared }));
  } finally {
    await database.destroy();
  }
};
