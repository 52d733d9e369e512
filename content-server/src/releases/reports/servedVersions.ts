import {
  findRemote,
  livePart,
  SHELL,
  type DescribedPage,
  type Registry,
} from '@charity-site/registry';
import { OTHER_ROUTE } from './counts';

/** A version that visitors can get. */
export interface ServedVersion {
  /** The name of the part. */
  remote: string;
  version: string;
  /** Its pages; undefined for the shell and for releases that list none. */
  routes?: readonly DescribedPage[];
  /** Its files, by their path in the version's folder. */
  files: ReadonlySet<string>;
}

/**
 * The served version of a part: the live one, the previous one or the canary. Undefined for others.
 */
export const servedVersion = (
  registry: Registry,
  remote: string,
  version: string,
): ServedVersion | undefined => {
  if (remote === SHELL) {
    const shell = livePart(registry, SHELL);
    const isServed = [shell?.version, shell?.previous?.version].includes(version);
    return isServed ? { remote, version, files: new Set() } : undefined;
  }
  const live = findRemote(registry, remote);
  const release = [live, live?.previous, live?.canary?.release].find(
    (release) => release?.version === version,
  );
  return (
    release && {
      remote,
      version,
      routes: release.routes,
      files: new Set(Object.keys(release.integrity)),
    }
  );
};

/**
 * A route that a version lists, or the name for all others: a browser's input is never stored
 * unchanged.
 */
export const knownRoute = ({ routes }: ServedVersion, route: string): string =>
  routes?.some(({ path }) => path === route) ? route : OTHER_ROUTE;
