import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Declared } from '../store/candidate';
import { ReleaseError } from '../store/releaseError';

/** The repository's root, against which relative settings are read whatever folder a command is started in. */
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Where released remotes and the registry live: `RELEASES_DIR`, by default `./releases`. */
export const releasesDir = (): string => path.resolve(ROOT, process.env.RELEASES_DIR ?? 'releases');

/** The shell that is live before a local folder of releases: `SHELL_DIR`, by default `./shell/dist`. */
export const shellDir = (): string => path.resolve(ROOT, process.env.SHELL_DIR ?? 'shell/dist');

/** Where a part's own build lands. */
export const buildOf = (name: string): string => path.join(ROOT, name, 'dist');

/** The account at the keyboard; `root` is nobody's name. */
const account = (): string => {
  const { username } = userInfo();
  return username === 'root' ? 'the operator' : username;
};

/**
 * Who releases into a local folder, for the history: `RELEASED_BY`, else who started the workflow, else the account at the
 * keyboard. A running site does not ask: it takes the name from the deploy token.
 */
export const releasedBy = (): string =>
  (process.env.RELEASED_BY || process.env.GITHUB_ACTOR || account()).slice(0, 100);

/**
 * What a remote's package.json declares.
 * @throws ReleaseError when there is no such remote or it declares nothing
 */
export const declaredBy = (name: string): Declared => {
  let declared: { version: string; federation?: Omit<Declared, 'version'> };
  try {
    declared = JSON.parse(readFileSync(path.join(ROOT, name, 'package.json'), 'utf8')) as typeof declared;
  } catch (error) {
    throw new ReleaseError(`There is no remote called ${name}.`, { cause: error });
  }
  if (!declared.federation)
    throw new ReleaseError(`${name}'s package.json declares no "federation" (contract, prefixes, smokePath).`);
  return { version: declared.version, ...declared.federation };
};
