import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { MANIFEST, readManifest } from './manifest';
import { readRoutes } from './routesFile';
import { SERVER_FOLDER } from './serverFolder';
import type { ReleaseRecord } from '../types';

/** The fields `version` and `federation` of a remote's package.json. */
export interface Declared {
  /** The package's version. */
  version: string;
  /** Range of shell contracts the remote works with, e.g. `^1.0.0`. */
  contract: string;
  /** Paths the remote owns, each with everything below it; the longest match wins. */
  prefixes: string[];
  /** A page of the remote that needs no sign-in, for the smoke test. */
  smokePath: string;
  /** Its pages, each with everything below it. The owner of `/` names them, so that no other remote can claim their paths. */
  pages?: string[];
}

/** A built remote that is about to be released. */
export interface Candidate {
  /** Folder of the build. */
  folder: string;
  declared: Declared;
  record: ReleaseRecord;
  /** All files of the version with their compressed copies; relative to the folder, with `/`. */
  files: string[];
}

/** A remote's server build. */
const SERVER_BUILD = `${SERVER_FOLDER}/routes.cjs`;

/** Whether a file of a build is for the server only. */
export const isForServer = (file: string): boolean => file.startsWith(`${SERVER_FOLDER}/`);

/** Subresource integrity of a file's content. */
export const hashOf = (content: Uint8Array): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

const isCompressed = (file: string) => /\.(br|gz)$/.test(file);

/** The files below a folder, sorted, with `/`. Hidden files are left out because browsers never fetch them. */
const filesBelow = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
};

/**
 * Reads a build and derives its release. The version consists of the package's version and a hash of the content, so equal
 * builds have equal versions.
 * @throws ReleaseError when there is no build, or its manifest is invalid
 */
export const readCandidate = async (name: string, folder: string, declared: Declared): Promise<Candidate> => {
  const [manifest, routes] = await Promise.all([readManifest(name, folder), readRoutes(name, folder)]);
  const files = await filesBelow(folder);
  const built = files.filter((file) => !isCompressed(file));
  const served = built.filter((file) => !isForServer(file));
  const integrity: Record<string, string> = {};
  const whole = createHash('sha256');
  for (const file of built) {
    const content = await readFile(path.join(folder, file));
    integrity[file] = hashOf(content);
    whole.update(file).update('\0').update(content).update('\0');
  }
  const version = `${declared.version}-${whole.digest('hex').slice(0, 10)}`;

  const travelling = async (file: string) =>
    (await stat(path.join(folder, files.includes(`${file}.br`) ? `${file}.br` : file))).size;
  const sum = async (names: string[]) => (await Promise.all(names.map(travelling))).reduce((a, b) => a + b, 0);
  const exposes = Object.fromEntries(
    manifest.exposes.map(({ path: exposed, assets }) => [exposed, [...assets.css.sync, ...assets.js.sync]]),
  );
  const preload = [manifest.metaData.remoteEntry.name, ...(exposes['./routes'] ?? [])];
  return {
    folder,
    declared,
    files,
    record: {
      remote: name,
      release: {
        version,
        manifest: `/remotes/${name}/${version}/${MANIFEST}`,
        contract: declared.contract,
        prefixes: declared.prefixes,
        integrity,
        preload,
        ...(built.includes(SERVER_BUILD) ? { server: SERVER_BUILD } : {}),
        releasedAt: new Date().toISOString(),
        smokePath: declared.smokePath,
        ...(declared.pages ? { pages: declared.pages } : {}),
        ...(routes ? { routes } : {}),
      },
      shared: Object.fromEntries(
        manifest.shared.map(({ name: request, version: carried, requiredVersion }) => [
          request,
          { version: carried, range: requiredVersion },
        ]),
      ),
      exposes,
      files: served.length,
      bytes: await sum(served),
      firstBytes: await sum([MANIFEST, ...preload].filter((file) => Object.hasOwn(integrity, file))),
    },
  };
};
