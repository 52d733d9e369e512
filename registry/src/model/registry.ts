import type { Contribution } from './contribution';
import type { DescribedPage } from './rendering';
import type { Budgets, Sources } from './sources';

/**
 * One immutable, released version of a remote. URLs are relative to the site's origin or absolute.
 */
export interface Release {
  version: string;
  /** URL of the module federation manifest. */
  manifest: string;
  /** Range of shell contracts this version was written for. */
  contract: string;
  /** Paths it owns, each with everything below it. */
  prefixes: string[];
  /** Subresource integrity by file, relative to the manifest's folder. */
  integrity: Record<string, string>;
  /** Files that every first page needs; the server adds preload hints for them to the HTML. */
  preload: string[];
  /**
   * Its server build, relative to the manifest's folder; without one, browsers render its pages.
   */
  server?: string;
  /** When it was released, UTC ISO 8601. */
  releasedAt: string;
  /** A page that needs no sign-in, for smoke tests; missing in releases from before smoke tests. */
  smokePath?: string;
  /** Paths of its pages, each with everything below it; no other remote may own a prefix there. */
  pages?: string[];
  /**
   * Its pages, as its build lists them. Older releases have none, and browsers render their pages.
   */
  routes?: DescribedPage[];
  /** Its additions to the pages of other remotes. */
  contributions?: Contribution[];
  /** Additional origins from which its pages may load. */
  sources?: Sources;
  /** Budgets of its releases. */
  strict?: Budgets;
}

/** One immutable, released version of the shell. */
interface ShellRelease {
  version: string;
  /** Its contract. */
  contract: string;
  /** When it was released, UTC ISO 8601. */
  releasedAt: string;
}

/** The registered shell: its live and its previous version. */
interface RegisteredShell extends ShellRelease {
  previous?: ShellRelease;
}

/** A version for a share of the visitors (docs/decisions/0028). */
export interface Canary {
  release: Release;
  /** Percentage of the visitors, above 0 and below 100. */
  share: number;
  /** When this version became the canary, UTC ISO 8601. */
  since: string;
  by: string;
}

/** A registered remote: its live and its previous version. */
export interface RegisteredRemote extends Release {
  name: string;
  previous?: Release;
  /** Only on the server: a browser's registry contains only its own version. */
  canary?: Canary;
}

/** The registry, `/remotes.json`: which version of each remote is live (docs/decisions/0006). */
export interface Registry {
  format: 1;
  /** Grows by one with every change; missing before the first change by the release command. */
  revision?: number;
  /** Additional origins that may serve remotes, such as `https://cdn.example.org`. */
  origins?: string[];
  /** The live shell; undefined if none has been released. */
  shell?: RegisteredShell;
  remotes: RegisteredRemote[];
  /**
   * The prefixes of each remote by name: those of its first release, and those granted by the
   * operator.
   */
  owners?: Record<string, string[]>;
  /** The remotes and contributions that are switched off (switches.ts). */
  off?: string[];
  /**
   * Prefixes of the remotes that an excerpt leaves out; a navigation there loads the whole
   * registry.
   */
  elsewhere?: string[];
}

/** The registry could not be read, or is invalid. */
export class RegistryError extends Error {
  override name = 'RegistryError';
}

/** True for an object, but not for an array. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');
const isPath = (value: unknown) => typeof value === 'string' && value.startsWith('/');

/**
 * The error in a release; undefined if it is valid. Written by hand: a schema library would cost
 * every visitor 12 kB.
 */
const errorInRelease = (release: unknown): string | undefined => {
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

const errorInCanary = (canary: unknown): string | undefined => {
  if (canary === undefined) return undefined;
  if (!isRecord(canary) || !(Number(canary.share) > 0 && Number(canary.share) < 100))
    return 'has no valid canary';
  return errorInRelease(canary.release);
};

/**
 * Validates a registry, in browsers and in the release command.
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
    const error =
      errorInRelease(remote) ??
      (isRecord(remote) && remote.previous !== undefined
        ? errorInRelease(remote.previous)
        : undefined) ??
      (isRecord(remote) ? errorInCanary(remote.canary) : undefined);
    if (error) throw new RegistryError(`${name} in the registry ${error}.`);
  }
  return value as unknown as Registry;
};

/** True if a prefix covers a path: it is the path, or the path is below it. */
export const covers = (prefix: string, path: string) =>
  prefix === '/' || path === prefix || path.startsWith(`${prefix.replace(/\/$/, '')}/`);

/** Length of the longest prefix that covers a path; 0 without one. */
const reach = (prefixes: readonly string[], path: string): number =>
  Math.max(0, ...prefixes.filter((prefix) => covers(prefix, path)).map((prefix) => prefix.length));

/** The remote that owns a path: the one with the longest matching prefix. */
export const ownerOf = ({ remotes }: Registry, path: string): RegisteredRemote | undefined =>
  remotes
    .map((remote) => ({ remote, length: reach(remote.prefixes, path) }))
    .filter(({ length }) => length > 0)
    .sort((a, b) => b.length - a.length)[0]?.remote;

/** True if a path belongs to a remote that is not in this excerpt of the registry. */
export const isElsewhere = (registry: Registry, path: string): boolean =>
  reach(registry.elsewhere ?? [], path) > reach(ownerOf(registry, path)?.prefixes ?? [], path);
