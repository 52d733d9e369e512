import {
  findRemote,
  livePart,
  SHELL,
  type DescribedPage,
  type Registry,
} from '@charity-site/registry';
import { OTHER_ROUTE } from './kinds';

/** A version that visitors can have. */
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
 * The served version of a part: the live one, the one before or the canary. Undefined for all
 * others.
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
  const found = [live, live?.previous, live?.canary?.release].find(
    (release) => release?.version === version,
  );
  return (
    found && { remote, version, routes: found.routes, files: new Set(Object.keys(found.integrity)) }
  );
};

/**
 * A route that a version lists, or the name for all others: what a browser sends is never stored as
 * it is.
 */
export const knownRoute = ({ routes }: ServedVersion, route: string): string =>
  routes?.some(({ path }) => path === route) ? route : OTHER_ROUTE;
