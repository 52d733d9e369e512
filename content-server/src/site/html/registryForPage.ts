import { posix } from 'node:path';
import type { RegisteredRemote, Registry, Release } from '@charity-site/registry';

/** Removes later files' hashes and the fields that only releases and the server need. */
const forVisitors = <T extends Release & { canary?: unknown }>({
  pages: _pages,
  routes: _routes,
  contributions: _contributions,
  strict: _strict,
  canary: _canary,
  server: _server,
  smokePath: _smokePath,
  ...release
}: T) => {
  const entries = [posix.basename(release.manifest), ...release.preload];
  const hashes = Object.entries(release.integrity).filter(([file]) => entries.includes(file));
  return { ...release, integrity: Object.fromEntries(hashes) };
};

/**
 * The part of the registry that a page needs: its own remotes with the hashes of their first files
 * only, and the prefixes of the others. The first files contain the hashes of all further files,
 * and hashes do not compress. A release of one remote therefore does not change the pages of the
 * others.
 */
export const registryForPage = (
  { format, origins, shell, remotes }: Registry,
  names: readonly (string | undefined)[],
): Registry => {
  const isRequested = ({ name }: RegisteredRemote) => names.includes(name);
  return {
    format,
    ...(origins ? { origins } : {}),
    ...(shell ? { shell: { ...shell, previous: undefined } } : {}),
    remotes: remotes.filter(isRequested).map((remote) => ({
      ...forVisitors(remote),
      ...(remote.previous ? { previous: forVisitors(remote.previous) } : {}),
    })),
    elsewhere: remotes.filter((remote) => !isRequested(remote)).flatMap(({ prefixes }) => prefixes),
  };
};

/** A file that a remote's first page needs, with its hash if the registry has one. */
export interface Preload {
  href: string;
  as: 'script' | 'fetch';
  integrity?: string;
}

/** The manifest of a remote and the scripts that all of its pages need, in request order. */
export const preloadsOf = ({ manifest, preload, integrity }: RegisteredRemote): Preload[] => {
  const folder = manifest.slice(0, manifest.lastIndexOf('/'));
  return [
    // Browsers ignore integrity on fetch preloads; the shell checks the hash on the fetch itself.
    { href: manifest, as: 'fetch' },
    ...preload.map((file): Preload => ({
      href: `${folder}/${file}`,
      as: 'script',
      integrity: integrity[file],
    })),
  ];
};
