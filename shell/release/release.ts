import { cp, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Registry, Release } from '../src/registry/registry';
import { MANIFEST, readCandidate, type Candidate } from './candidate';
import { objections } from './gate';
import { changeRegistry, readRegistry } from './registryFile';
import { ReleaseError } from './releaseError';
import { packageFileOf } from './settings';

/** What is released, from where, and into which folder. */
export interface ReleaseOrder {
  name: string;
  /** The remote's build. */
  folder: string;
  /** The releases folder (`RELEASES_DIR`). */
  releases: string;
}

/** The live version afterwards, and whether that is news. */
export interface ReleaseOutcome {
  version: string;
  changed: boolean;
}

const toRelease = ({ name, version, declaration, integrity, manifest }: Candidate): Release => {
  const routes = manifest.exposes.find(({ path: exposed }) => exposed === './routes');
  return {
    version,
    manifest: `/remotes/${name}/${version}/${MANIFEST}`,
    contract: declaration.contract,
    prefixes: declaration.prefixes,
    integrity,
    preload: [
      manifest.metaData.remoteEntry.name,
      ...(routes?.assets.css.sync ?? []),
      ...(routes?.assets.js.sync ?? []),
    ],
    releasedAt: new Date().toISOString(),
  };
};

/** Puts a release in front of what was live, which becomes the version before; the registry itself stays as it is. */
export const turn = (registry: Registry, name: string, release: Release): Registry => {
  const live = registry.remotes.find((remote) => remote.name === name);
  const { name: _name, previous: _previous, ...before } = live ?? { name, previous: undefined };
  const remote = { name, ...release, ...(live ? { previous: before as Release } : {}) };
  return {
    ...registry,
    remotes: [...registry.remotes.filter((other) => other.name !== name), remote].sort((a, b) =>
      a.name.localeCompare(b.name),
    ),
  };
};

/** Copies a build into its immutable folder; whole or not at all. */
const store = async ({ name, version, folder }: Candidate, releases: string): Promise<void> => {
  const target = path.join(releases, name, version);
  const arriving = path.join(releases, name, `.arriving-${process.pid}`);
  await mkdir(path.dirname(target), { recursive: true });
  await cp(folder, arriving, {
    recursive: true,
    filter: (file) => !path.basename(file).startsWith('.') || file === folder,
  });
  try {
    await rename(arriving, target);
  } catch (error) {
    // The version's name holds its content's hash: what stands there already is the same.
    if (!['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  } finally {
    await rm(arriving, { recursive: true, force: true });
  }
};

/** Whether a candidate may go live, without releasing it. */
export const check = async ({
  name,
  folder,
  releases,
}: ReleaseOrder): Promise<{ candidate: Candidate; found: string[] }> => {
  const candidate = await readCandidate(name, folder, packageFileOf(name));
  return { candidate, found: objections(candidate, await readRegistry(releases)) };
};

/**
 * Releases a built remote: an immutable folder, then one atomic write of the registry (DESIGN, Release).
 * @throws ReleaseError when the build may not go live; the registry is then as it was
 */
export const release = async (order: ReleaseOrder): Promise<ReleaseOutcome> => {
  const { candidate, found } = await check(order);
  if (found.length > 0) throw new ReleaseError(found.join('\n'));
  const live = (await readRegistry(order.releases)).remotes.find(({ name }) => name === order.name);
  if (live?.version === candidate.version) return { version: candidate.version, changed: false };
  await store(candidate, order.releases);
  await changeRegistry(order.releases, (registry) => turn(registry, order.name, toRelease(candidate)));
  return { version: candidate.version, changed: true };
};
