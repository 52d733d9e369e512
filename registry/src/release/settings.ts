import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Declared } from '../store/candidate';
import { ReleaseError } from '../store/releaseError';
import { folderOf, ROOT } from '../store/project';

/** The folder of released remotes and the registry: `RELEASES_DIR`, by default `./releases`. */
export const releasesDir = (): string => path.resolve(ROOT, process.env.RELEASES_DIR ?? 'releases');

/**
 * The live shell's folder for a local folder of releases: `SHELL_DIR`, by default `./shell/dist`.
 */
export const shellDir = (): string => path.resolve(ROOT, process.env.SHELL_DIR ?? 'shell/dist');

/** The build folder of a part. */
export const buildOf = (name: string): string => path.join(folderOf(name), 'dist');

/**
 * Reads the declarations in a remote's package.json.
 * @throws ReleaseError if the remote does not exist or declares nothing
 */
export const declaredBy = (name: string): Declared => {
  let declared: { version: string; federation?: Omit<Declared, 'version'> };
  try {
    declared = JSON.parse(
      readFileSync(path.join(folderOf(name), 'package.json'), 'utf8'),
    ) as typeof declared;
  } catch (error) {
    throw new ReleaseError(`There is no remote called ${name}.`, { cause: error });
  }
  if (!declared.federation)
    throw new ReleaseError(
      `${name}'s package.json declares no "federation" (contract, prefixes, smokePath).`,
    );
  return { version: declared.version, ...declared.federation };
};
