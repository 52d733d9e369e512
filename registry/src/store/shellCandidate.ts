import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ShellFacts } from '../types';
import { SHELL } from '../shape/activate';
import { readBuild, sizesOf, type BuildFiles } from './build';
import type { Candidate } from './candidate';
import { ReleaseError } from './releaseError';
import { SHELL_FACTS } from './shellFacts';

/** The page of a shell's build. */
const PAGE = 'index.html';

const versionOf = (packageVersion: string, { content }: BuildFiles, facts: Omit<ShellFacts, 'version'>): string => {
  const whole = createHash('sha256').update(content).update(JSON.stringify(facts)).digest('hex');
  return `${packageVersion}-${whole.slice(0, 10)}`;
};

/**
 * The version of a shell's build: the package's version and a hash of the content and of what the shell offers.
 * @param facts what the build says of itself
 */
export const shellVersion = async (
  folder: string,
  packageVersion: string,
  facts: Omit<ShellFacts, 'version'>,
): Promise<string> => versionOf(packageVersion, await readBuild(folder, SHELL_FACTS), facts);

const isFacts = (value: unknown): value is ShellFacts => {
  const { version, contract, shared } = (value ?? {}) as Partial<Record<keyof ShellFacts, unknown>>;
  return (
    typeof version === 'string' &&
    /^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version) &&
    typeof contract === 'string' &&
    /^\d+\.\d+\.\d+$/.test(contract) &&
    typeof shared === 'object' &&
    shared !== null &&
    Object.values(shared).every((one: unknown) => {
      const { version: carried, range, exports: names = [] } = (one ?? {}) as Record<string, unknown>;
      return typeof carried === 'string' && typeof range === 'string' && Array.isArray(names);
    })
  );
};

/** Reads what a built shell offers. @throws ReleaseError when it is not built, or its facts are invalid */
const readShellFacts = async (folder: string): Promise<ShellFacts> => {
  let facts: unknown;
  try {
    facts = JSON.parse(await readFile(path.join(folder, SHELL_FACTS), 'utf8'));
  } catch (error) {
    throw new ReleaseError('The shell is not built. Run: npm run build -w shell', { cause: error });
  }
  if (!isFacts(facts)) throw new ReleaseError(`The shell's ${SHELL_FACTS} is invalid. Build the shell again.`);
  return facts;
};

/** The files that the shell's page names. */
const firstFiles = async (folder: string, { integrity }: BuildFiles): Promise<string[]> => {
  const html = await readFile(path.join(folder, PAGE), 'utf8');
  const named = [...html.matchAll(/(?:src|href)="\/([^"]+)"/g)].map(([, file = '']) => file);
  return [PAGE, ...new Set(named.filter((file) => file !== PAGE && Object.hasOwn(integrity, file)))];
};

/**
 * Reads a shell's build and derives its release.
 * @throws ReleaseError when there is no build, or it is not what its facts say
 */
export const readShellCandidate = async (folder: string): Promise<Candidate> => {
  const { version, ...facts } = await readShellFacts(folder);
  const build = await readBuild(folder, SHELL_FACTS);
  const { files, integrity } = build;
  const { file, integrity: expected } = facts.server ?? {};
  const isWhole = Object.hasOwn(integrity, PAGE) && (file === undefined || integrity[file] === expected);
  if (!isWhole || versionOf(version.replace(/-[^-]*$/, ''), build, facts) !== version)
    throw new ReleaseError(`The shell's build is not what its ${SHELL_FACTS} says. Build the shell again.`);
  return {
    folder,
    files,
    record: {
      remote: SHELL,
      release: {
        version,
        manifest: `/remotes/${SHELL}/${version}/${SHELL_FACTS}`,
        contract: facts.contract,
        prefixes: [],
        integrity,
        preload: [],
        ...(file ? { server: file } : {}),
        releasedAt: new Date().toISOString(),
      },
      shared: facts.shared,
      exposes: {},
      ...(await sizesOf(folder, build, await firstFiles(folder, build))),
    },
  };
};
