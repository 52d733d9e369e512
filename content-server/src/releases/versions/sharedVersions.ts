import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { SHELL, type Registry } from '@charity-site/registry';
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
import { attemptAll } from '../../process/attemptAll';
import { fileExists } from '../../process/files';
import type { Config } from '../../process/settings/config';
import { readUnpacked, withUnpacked } from './unpackedBuild';

const nameOf = (remote: string, version: string) => `${VERSIONS}${remote}_${version}.tar.gz`;

const NAME = /^([a-z][a-z0-9-]*)_(.+)\.tar\.gz$/;

/** Unpacks an archive into the folder of its version. */
const unpackInto = async (releasesDir: string, remote: string, archive: string): Promise<void> => {
  const stream = createReadStream(archive);
  try {
    await withUnpacked(releasesDir, remote, stream, async (candidate) => {
      // A copy has the time at which the version was stored; all machines prune by it.
      candidate.record.release.releasedAt = (await stat(archive)).mtime.toISOString();
      await addVersion(releasesDir, candidate);
    });
  } finally {
    stream.destroy();
  }
};

/**
 * The versions in the bucket of a site; undefined without one.
 * @param onRejected called once for each archive that this program cannot unpack
 */
export const sharedVersions = (
  { bucket, releasesDir }: Pick<Config, 'bucket' | 'releasesDir'>,
  files: FileStore,
  onRejected: (error: unknown, name: string) => void = () => {},
): SharedVersions | undefined => {
  if (!bucket) return undefined;
  const rejected = new Set<string>();
  /** Running fetches by name, so that the requests of a page share one. */
  const running = new Map<string, Promise<void>>();
  let isStopped = false;
  /** The last unpacking. They run one after the other, because each compresses its files. */
  let unpacking = Promise.resolve();

  const fetchMissing = async (remote: string, version: string): Promise<void> => {
    const name = nameOf(remote, version);
    if (rejected.has(name) || (await fileExists(join(releasesDir, remote, version)))) return;
    const archive = await files.get(name);
    if (archive === undefined) return;
    const unpacked = unpacking.then(() => unpackInto(releasesDir, remote, archive));
    unpacking = unpacked.catch(() => undefined);
    await unpacked.catch((error: unknown) => {
      // The bucket and the disk may work later.
      if (!(error instanceof ReleaseError) && !(error instanceof HttpError)) throw error;
      rejected.add(name);
      onRejected(error, name);
    });
  };
  const fetch = (remote: string, version: string): Promise<void> => {
    const name = nameOf(remote, version);
    const fetching =
      running.get(name) ?? fetchMissing(remote, version).finally(() => running.delete(name));
    running.set(name, fetching);
    return fetching;
  };

  return {
    put: (remote, version, archive) => files.put(nameOf(remote, version), archive),
    delete: (remote, version) => files.delete(nameOf(remote, version)),
    fetch,
    fetchAll: sharedRead(async () =>
      attemptAll(await files.list(VERSIONS), async (name) => {
        const [, remote, version] = NAME.exec(name) ?? [];
        if (remote && version && !isStopped) await fetch(remote, version);
      }),
    ),
    stop: () => {
      isStopped = true;
    },
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
  await shared?.fetch(remote, version);
  return versionRecord(releasesDir, remote, version);
};

/** A version of a part. */
type NamedVersion = readonly [remote: string, version: string];

/** The versions that a registry shows to visitors. */
export const shownVersions = ({ shell, remotes }: Registry): NamedVersion[] => [
  ...(shell ? [[SHELL, shell.version] as const] : []),
  ...remotes.flatMap(({ name, version, canary }) => [
    [name, version] as const,
    ...(canary ? [[name, canary.release.version] as const] : []),
  ]),
];

/** True if this machine has all of these versions. */
export const hasVersions = async (
  releasesDir: string,
  versions: readonly NamedVersion[],
): Promise<boolean> =>
  (await Promise.all(versions.map((named) => fileExists(join(releasesDir, ...named))))).every(
    Boolean,
  );
