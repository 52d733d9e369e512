import type { Budgets } from '../model/sources';
import { ReleaseError } from './releaseError';
import { createHash } from 'node:crypto';
import { readBuild, sizesOf } from './build';
import { readContributions } from './contributionsFile';
import { MANIFEST, readManifest } from './manifest';
import { readImports } from './namesFiles';
import { readRoutes, topPaths } from './routesFile';
import { SERVER_FOLDER } from './buildFiles';
import type { Release } from '../model/registry';
import type { ReleaseRecord } from '../types';

const NAMES = ['script', 'style', 'time'] as const;

/**
 * Validates the budgets of a remote.
 * @throws ReleaseError that names the first invalid one
 */
const parseBudgets = (remote: string, value: object): Budgets => {
  for (const [name, budget] of Object.entries(value)) {
    if (!NAMES.some((one) => one === name))
      throw new ReleaseError(
        `${remote}'s "strict" has ${name}. It can have script and style (in bytes) and time (of the smoke test, in ms).`,
      );
    if (!Number.isSafeInteger(budget) || Number(budget) < 0)
      throw new ReleaseError(
        `${remote}'s "strict" has no valid ${name}. It is a whole number from 0.`,
      );
  }
  return value;
};

/** The fields `version` and `federation` of a remote's package.json. */
export interface Declared extends Pick<Release, 'contract' | 'prefixes' | 'sources' | 'strict'> {
  /** The package's version. */
  version: string;
  /** A page of the remote that needs no sign-in, for the smoke test. */
  smokePath: string;
}

/** A build of a part to be released. */
export interface Candidate {
  /** Folder of the build. */
  folder: string;
  /** Declarations of a remote's package. The shell has none: its build contains its facts. */
  declared?: Declared;
  record: ReleaseRecord;
  /** All files with their compressed copies; relative to the folder, with `/`. */
  files: string[];
}

/** A remote's server build. */
const SERVER_BUILD = `${SERVER_FOLDER}/routes.cjs`;

/** Registry entry without its version and its time. */
type Entry = Omit<Release, 'version' | 'manifest' | 'releasedAt'>;

/** The order of keys does not matter; HTTP can change it. */
const inOrder = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/**
 * A hash over a build's content and its registry entry, so that a change in either is a new
 * version.
 */
const entryHash = (content: string, entry: Entry): string =>
  createHash('sha256')
    .update(content)
    .update(JSON.stringify(entry, inOrder))
    .digest('hex')
    .slice(0, 10);

/**
 * Reads a build and derives its release. The version consists of the package's version and a hash
 * of the content and of the registry entry, so equal builds with equal declarations have equal
 * versions.
 * @throws ReleaseError if there is no build, or its manifest is invalid
 */
export const readCandidate = async (
  name: string,
  folder: string,
  declared: Declared,
): Promise<Candidate> => {
  const [manifest, routes, imports, contributions] = await Promise.all([
    readManifest(name, folder),
    readRoutes(name, folder),
    readImports(name, folder),
    readContributions(name, folder),
  ]);
  const build = await readBuild(folder);
  const { files, integrity } = build;

  const exposes = Object.fromEntries(
    manifest.exposes.map(({ path: exposed, assets }) => [
      exposed,
      [...assets.css.sync, ...assets.js.sync],
    ]),
  );
  const preload = [manifest.metaData.remoteEntry.name, ...(exposes['./routes'] ?? [])];
  const entry: Entry = {
    contract: declared.contract,
    prefixes: declared.prefixes,
    integrity,
    preload,
    ...(Object.hasOwn(integrity, SERVER_BUILD) ? { server: SERVER_BUILD } : {}),
    smokePath: declared.smokePath,
    // No other remote can claim the paths of pages of the owner of `/`.
    ...(routes && declared.prefixes.includes('/') ? { pages: topPaths(routes) } : {}),
    ...(routes ? { routes } : {}),
    ...(contributions ? { contributions } : {}),
    ...(declared.sources ? { sources: declared.sources } : {}),
    ...(declared.strict ? { strict: parseBudgets(name, declared.strict) } : {}),
  };
  const version = `${declared.version}-${entryHash(build.content, entry)}`;
  const first = [MANIFEST, ...preload].filter((file) => Object.hasOwn(integrity, file));
  return {
    folder,
    declared,
    files,
    record: {
      remote: name,
      release: {
        version,
        manifest: `/remotes/${name}/${version}/${MANIFEST}`,
        ...entry,
        releasedAt: new Date().toISOString(),
      },
      shared: Object.fromEntries(
        manifest.shared.map(({ name: request, version: carried, requiredVersion }) => [
          request,
          { version: carried, range: requiredVersion },
        ]),
      ),
      ...(imports ? { imports } : {}),
      exposes,
      ...(await sizesOf(folder, build, first)),
    },
  };
};
