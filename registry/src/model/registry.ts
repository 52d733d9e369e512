import type { Contribution } from './contribution';
import type { DescribedPage } from './rendering';
import type { Budgets, Sources } from './sources';

/**
 * One immutable, released version of a remote. Addresses are relative to the site's origin or
 * absolute.
 */
export interface Release {
  version: string;
  /** Address of the module federation manifest. */
  manifest: string;
  /** Range of shell contracts this version was written for. */
  contract: string;
  /** Paths it owns, each with everything below it. */
  prefixes: string[];
  /** Subresource integrity by file, relative to the manifest's folder. */
  integrity: Record<string, string>;
  /**
   * Files the first page needs whichever it is; the server puts preload hints for them into the
   * HTML.
   */
  preload: string[];
  /**
   * Its server build, relative to the manifest's folder; without one, browsers render its pages.
   */
  server?: string;
  /** When it was released, UTC ISO 8601. */
  releasedAt: string;
  /**
   * A page that needs no sign-in, opened by smoke tests; releases made before there were any name
   * none.
   */
  smokePath?: string;
  /**
   * Paths at which it has pages, each with everything below it; no other remote may own a prefix
   * there.
   */
  pages?: string[];
  /**
   * Its pages, as its build lists them; releases made before builds did have none, and browsers
   * render their pages.
   */
  routes?: DescribedPage[];
  /** Its additions to the pages of other remotes. */
  contributions?: Contribution[];
  /** Origins from which its pages may load, in addition to the site's own. */
  sources?: Sources;
  /** Limits that its releases must keep. */
  strict?: Budgets;
}

/** One immutable, released version of the shell. */
interface ShellRelease {
  version: string;
  /** The contract that it offers. */
  contract: string;
  /** When it was released, UTC ISO 8601. */
  releasedAt: string;
}

/** The shell as the registry knows it: what is live and what was live before. */
interface RegisteredShell extends ShellRelease {
  previous?: ShellRelease;
}

/** A version that only a share of the visitors get (docs/decisions/0028). */
export interface Canary {
  release: Release;
  /** Percentage of the visitors, above 0 and below 100. */
  share: number;
  /** When this version became the canary, UTC ISO 8601. */
  since: string;
  by: string;
}

/** A remote as the registry knows it: what is live and what was live before. */
export interface RegisteredRemote extends Release {
  name: string;
  previous?: Release;
  /** Kept by the server: what a browser gets names the version for that browser only. */
  canary?: Canary;
}

/** The registry, `/remotes.json`: which version of each remote is live (docs/decisions/0006). */
export interface Registry {
  format: 1;
  /**
   * Grows by one with every change; a registry without one was never changed by the release
   * command.
   */
  revision?: number;
  /**
   * Origins that may serve remotes, in addition to the site's own, such as
   * `https://cdn.example.org`.
   */
  origins?: string[];
  /** The live shell; undefined where none has been released. */
  shell?: RegisteredShell;
  remotes: RegisteredRemote[];
  /**
   * The prefixes of each remote, by name: those of its first release, and those that the operator
   * granted.
   */
  owners?: Record<string, string[]>;
  /** The remotes and contributions that the administrator has switched off (switches.ts). */
  off?: string[];
  /** Prefixes of the remotes that an excerpt leaves out; a visit there loads the whole registry. */
  elsewhere?: string[];
}

/** The registry could not be read, or what was read is not one. */
export class RegistryError extends Error {
  override name = 'RegistryError';
}

/** True for an object that is no list. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');
const isPath = (value: unknown) => typeof value === 'string' && value.startsWith('/');

/**
 * Finds the fault of a release; undefined if it is valid. Written by hand: a schema library would
 * cost every visitor 12 kB.
 */
const faultInRelease = (release: unknown): string | undefined => {
  if (!isRecord(release)) return 'is not an object';
  for (const field of ['version', 'manifest', 'contract', 'releasedAt']) {
    if (typeof release[field] !== 'string' || release[field] === '') return `has no ${field}`;
  }
  if (
    !isTexts(release.prefixes) ||
    release.prefixes.length === 0 ||
    !release.prefixes.every(isPath)
  )
    return 'owns no valid prefixes';
  if (!isTexts(release.preload)) return 'has no list of files to preload';
  if (
    !isRecord(release.integrity) ||
    !Object.values(release.integrity).every((hash) => /^sha(256|384|512)-/.test(String(hash)))
  ) {
    return 'has no integrity hashes';
  }
  return undefined;
};

const faultInCanary = (canary: unknown): string | undefined => {
  if (canary === undefined) return undefined;
  if (!isRecord(canary) || !(Number(canary.share) > 0 && Number(canary.share) < 100))
    return 'has no valid canary';
  return faultInRelease(canary.release);
};

/**
 * Checks that a value is a registry; the browser and the release command both do.
 * @throws RegistryError that says what is wrong
 */
export const parseRegistry = (value: unknown): Registry => {
  if (!isRecord(value) || value.format !== 1 || !Array.isArray(value.remotes))
    throw new RegistryError('This is not a registry of remotes (format 1).');
  if (value.origins !== undefined && !isTexts(value.origins))
    throw new RegistryError("The registry's origins are no list.");
  if (value.elsewhere !== undefined && !isTexts(value.elsewhere))
    throw new RegistryError('What the registry leaves out is no list.');
  if (value.off !== undefined && !isTexts(value.off))
    throw new RegistryError('What is switched off in the registry is no list.');
  if (
    value.shell !== undefined &&
    !(isRecord(value.shell) && /^\w[\w.+-]*$/.test(String(value.shell.version)))
  )
    throw new RegistryError("The registry's shell has no valid version.");
  const names = new Set<string>();
  for (const remote of value.remotes as unknown[]) {
    const name = isRecord(remote) ? remote.name : undefined;
    if (typeof name !== 'string' || !/^[a-z][a-z0-9-]*$/.test(name))
      throw new RegistryError('A remote in the registry has no valid name.');
    if (names.has(name)) throw new RegistryError(`The registry lists ${name} twice.`);
    names.add(name);
    const fault =
      faultInRelease(remote) ??
      (isRecord(remote) && remote.previous !== undefined
        ? faultInRelease(remote.previous)
        : undefined) ??
      (isRecord(remote) ? faultInCanary(remote.canary) : undefined);
    if (fault) throw new RegistryError(`${name} in the registry ${fault}.`);
  }
  return value as unknown as Registry;
};

/** True if a prefix covers a path: it is the path, or the path is below it. */
export const covers = (prefix: string, path: string) =>
  prefix === '/' || path === prefix || path.startsWith(`${prefix.replace(/\/$/, '')}/`);

/** Number of characters of a path that the longest fitting prefix covers; 0 when none fits. */
const reach = (prefixes: readonly string[], path: string): number =>
  Math.max(0, ...prefixes.filter((prefix) => covers(prefix, path)).map((prefix) => prefix.length));

/** The remote that owns a path: the one with the longest fitting prefix. */
export const ownerOf = ({ remotes }: Registry, path: string): RegisteredRemote | undefined =>
  remotes
    .map((remote) => ({ remote, length: reach(remote.prefixes, path) }))
    .filter(({ length }) => length > 0)
    .sort((a, b) => b.length - a.length)[0]?.remote;

/** True if a path belongs to a remote that this excerpt of the registry leaves out. */
export const isElsewhere = (registry: Registry, path: string): boolean =>
  reach(registry.elsewhere ?? [], path) > reach(ownerOf(registry, path)?.prefixes ?? [], path);
