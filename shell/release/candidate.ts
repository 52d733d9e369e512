import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteDeclaration } from '../src/contract';
import { ReleaseError } from './releaseError';

/** A built remote on its way to a release. */
export interface Candidate {
  name: string;
  /** Folder of the build. */
  folder: string;
  /** Package version and content hash: equal builds have equal versions. */
  version: string;
  declaration: RemoteDeclaration;
  /** Files of the build, relative to its folder, without the compressed siblings. */
  files: string[];
  /** sha384 of each file, as browsers expect it. */
  integrity: Record<string, string>;
  /** The module federation manifest. */
  manifest: Manifest;
}

/** The parts of a module federation manifest that a release reads. */
interface Manifest {
  metaData: { remoteEntry: { name: string; path: string } };
  shared: { name: string; version: string; requiredVersion: string }[];
  exposes: { path: string; assets: { js: { sync: string[] }; css: { sync: string[] } } }[];
}

export const MANIFEST = 'mf-manifest.json';

const isCompressed = (file: string) => /\.(br|gz)$/.test(file);

const readJson = async <T>(file: string, missing: string): Promise<T> => {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T;
  } catch (error) {
    throw new ReleaseError(missing, { cause: error });
  }
};

/**
 * Reads a build and works out what it would be released as.
 * @throws ReleaseError when there is no build or its package.json declares nothing
 */
export const readCandidate = async (name: string, folder: string, packageFile: string): Promise<Candidate> => {
  const declared = await readJson<{ version: string; federation?: RemoteDeclaration }>(
    packageFile,
    `There is no remote called ${name}.`,
  );
  if (!declared.federation)
    throw new ReleaseError(`${name}'s package.json declares no "federation" (contract, prefixes, smokePath).`);
  const manifest = await readJson<Manifest>(
    path.join(folder, MANIFEST),
    `${name} is not built. Run: npm run build -w ${name}`,
  );

  const names = await readdir(folder, { recursive: true });
  const files: string[] = [];
  const integrity: Record<string, string> = {};
  const whole = createHash('sha256');
  for (const file of names.sort()) {
    if (
      path.basename(file).startsWith('.') ||
      isCompressed(file) ||
      (await stat(path.join(folder, file))).isDirectory()
    )
      continue;
    const content = await readFile(path.join(folder, file));
    const key = file.split(path.sep).join('/');
    files.push(key);
    integrity[key] = `sha384-${createHash('sha384').update(content).digest('base64')}`;
    whole.update(key).update('\0').update(content).update('\0');
  }
  const version = `${declared.version}-${whole.digest('hex').slice(0, 10)}`;
  return { name, folder, version, declaration: declared.federation, files, integrity, manifest };
};
