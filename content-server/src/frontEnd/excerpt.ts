import { posix } from 'node:path';
import type { RegisteredRemote, Registry, Release } from '@charity-site/registry';

/** Visitors get neither the hashes of later files nor the list of pages, which only releases are compared with. */
const asVisitorsGetIt = <T extends Release>({ pages: _pages, ...release }: T) => {
  const entries = [posix.basename(release.manifest), ...release.preload];
  const hashes = Object.entries(release.integrity).filter(([file]) => entries.includes(file));
  return { ...release, integrity: Object.fromEntries(hashes) };
};

/**
 * What a page needs of the registry: the remotes it is about, with the hashes of their first files only, and of the others
 * no more than where they are. These first files hold the hashes of all that follow them; hashes do not compress, and a visitor need not
 * carry those of every page. What is released of one remote leaves the pages of the others as they were, to the byte.
 */
export const excerptOf = ({ format, origins, remotes }: Registry, names: readonly (string | undefined)[]): Registry => {
  const isAsked = ({ name }: RegisteredRemote) => names.includes(name);
  return {
    format,
    ...(origins ? { origins } : {}),
    remotes: remotes.filter(isAsked).map((remote) => ({
      ...asVisitorsGetIt(remote),
      ...(remote.previous ? { previous: asVisitorsGetIt(remote.previous) } : {}),
    })),
    elsewhere: remotes.filter((remote) => !isAsked(remote)).flatMap(({ prefixes }) => prefixes),
  };
};

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
