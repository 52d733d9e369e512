import { posix } from 'node:path';
import type { RegisteredRemote, Registry, Release } from '../../../registry/registry';

const withEntryHashes = <T extends Release>(release: T): T => {
  const entries = [posix.basename(release.manifest), ...release.preload];
  const hashes = Object.entries(release.integrity).filter(([file]) => entries.includes(file));
  return { ...release, integrity: Object.fromEntries(hashes) };
};

/**
 * The registry as it stands in a page: with the hashes of each remote's first files only. These files hold the hashes
 * of all that follow them; hashes do not compress, and a visitor need not carry those of every page of both remotes.
 */
export const pageRegistry = (registry: Registry): Registry => ({
  ...registry,
  remotes: registry.remotes.map((remote) => ({
    ...withEntryHashes(remote),
    ...(remote.previous ? { previous: withEntryHashes(remote.previous) } : {}),
  })),
});

/** A file that the first page of a remote needs, with its hash where the registry has one. */
export interface Preload {
  href: string;
  as: 'script' | 'fetch';
  integrity?: string;
}

/** The manifest of a remote and the scripts that any of its pages needs, in the order in which they are asked for. */
export const preloadsOf = ({ manifest, preload, integrity }: RegisteredRemote): Preload[] => {
  const folder = manifest.slice(0, manifest.lastIndexOf('/'));
  return [
    // Without its hash: browsers know none on preloads of this kind; the shell's guard checks it on the fetch itself.
    { href: manifest, as: 'fetch' },
    ...preload.map((file): Preload => ({ href: `${folder}/${file}`, as: 'script', integrity: integrity[file] })),
  ];
};
