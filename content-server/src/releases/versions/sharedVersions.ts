import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { livePart, SHELL, type Registry } from '@charity-site/registry';
import {
  addVersion,
  allRecords,
  packBuild,
  ReleaseError,
  versionRecord,
  type SharedVersions,
} from '@charity-site/registry/store';
import type { ReleaseRecord } from '@charity-site/registry/types';
import { sharedRead } from '../../db/sharedRead';
import { VERSIONS, type FileStore } from '../../media/files/fileStore';
import { HttpError } from '../../http/httpError';
import { fileExists } from '../../process/files';
import type { Config } from '../../process/settings/config';
import { readUnpacked, withUnpacked } from './unpackedBuild';

const nameOf = (remote: string, version: string) => `${VERSIONS}${remote}_${version}.tar.gz`;

const NAME = /^([a-z][a-z0-9-]*)_(.+)\.tar\.gz$/;

/** The versions in the bucket of a site; undefined without one. */
export const sharedVersions = (
  { bucket, releasesDir }: Pick<Config, 'bucket' | 'releasesDir'>,
  files: FileStore,
): SharedVersions | undefined => {
  if (!bucket) return undefined;
  /** Archives that this program rejects. */
  const rejected = new Set<string>();

  const fetchMissing = async (): Promise<void> => {
    for (const name of await files.list(VERSIONS)) {
      const [, remote = '', version = ''] = NAME.exec(name) ?? [];
      if (!remote || rejected.has(name)) continue;
      if (await fileExists(join(releasesDir, remote, version))) continue;
      const archive = await files.get(VERSIONS + name);
      if (archive !== undefined)
        await withUnpacked(releasesDir, remote, createReadStream(archive), (candidate) =>
          addVersion(releasesDir, candidate),
        ).catch((error: unknown) => {
          // Others may be whole. Readiness names a live version without files.
          const isRejected = error instanceof HttpError || error instanceof ReleaseError;
          if (!isRejected) throw error;
          rejected.add(name);
        });
    }
  };

  return {
    put: (remote, version, archive) => files.put(nameOf(remote, version), archive),
    delete: (remote, version) => files.delete(nameOf(remote, version)),
    fetch: sharedRead(fetchMissing),
  };
};

/**
 * Stores the versions of this machine that the bucket lacks.
 * @returns their number, and the versions that an earlier program named by another rule
 */
export const shareVersions = async (
  releasesDir: string,
  files: FileStore,
): Promise<{ count: number; left: string[] }> => {
  const present = new Set(await files.list(VERSIONS));
  const left: string[] = [];
  let count = 0;
  for (const { remote, release } of await allRecords(releasesDir)) {
    const { version } = release;
    const name = nameOf(remote, version);
    if (present.has(name.slice(VERSIONS.length))) continue;
    // Machines compute the version again when they unpack it.
    const candidate = await readUnpacked(remote, join(releasesDir, remote, version), {
      version,
      declared: { ...release, version: version.replace(/-[^-]*$/, '') },
    }).catch(() => undefined);
    if (candidate) {
      await files.put(name, await packBuild(candidate));
      count += 1;
    } else left.push(`${remote} ${version}`);
  }
  return { count, left };
};

/** Places of versions: the folder of this machine, and the bucket of all. */
export interface VersionPlaces {
  releasesDir: string;
  shared?: SharedVersions | undefined;
}

/** The record of a version, which another machine may have stored; undefined if none has. */
export const storedRecord = async (
  { releasesDir, shared }: VersionPlaces,
  remote: string,
  version: string,
): Promise<ReleaseRecord | undefined> => {
  const found = await versionRecord(releasesDir, remote, version);
  if (found || !shared) return found;
  await shared.fetch();
  return versionRecord(releasesDir, remote, version);
};

/** True if this machine has all versions that a registry shows to visitors. */
export const hasVersions = async (releasesDir: string, registry: Registry): Promise<boolean> => {
  const named = [SHELL, ...registry.remotes.map(({ name }) => name)].flatMap((name) => {
    const canary = registry.remotes.find((remote) => remote.name === name)?.canary?.release;
    return [livePart(registry, name), canary].flatMap((part) =>
      part ? [join(releasesDir, name, part.version)] : [],
    );
  });
  return (await Promise.all(named.map(fileExists))).every(Boolean);
};
