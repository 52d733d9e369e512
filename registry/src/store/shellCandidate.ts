import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ShellFacts } from '../types';
import { SHELL } from '../model/activate';
import { isRecord } from '../model/registry';
import { readBuild, sizesOf, type BuildFiles } from './build';
import type { Candidate } from './candidate';
import { parseShellFacts } from './liveShell';
import { ReleaseError } from './releaseError';
import { SHELL_FACTS } from './buildFiles';

/** The page of a shell's build. */
const PAGE = 'index.html';

const versionOf = (
  packageVersion: string,
  { content }: BuildFiles,
  facts: Omit<ShellFacts, 'version'>,
): string => {
  const whole = createHash('sha256').update(content).update(JSON.stringify(facts)).digest('hex');
  return `${packageVersion}-${whole.slice(0, 10)}`;
};

/**
 * The version of a shell's build: the package's version and a hash of the content and of the facts.
 * @param facts the facts in the build
 */
export const shellVersion = async (
  folder: string,
  packageVersion: string,
  facts: Omit<ShellFacts, 'version'>,
): Promise<string> => versionOf(packageVersion, await readBuild(folder, SHELL_FACTS), facts);

const isMatch = (value: unknown, pattern: RegExp) =>
  typeof value === 'string' && pattern.test(value);

const isShared = (value: unknown) =>
  isRecord(value) &&
  [value.version, value.range].every((text) => typeof text === 'string') &&
  Array.isArray(value.exports ?? []);

const isFacts = (value: unknown): value is ShellFacts =>
  isRecord(value) &&
  isMatch(value.version, /^\d+\.\d+\.\d+(-[\w.]+)?$/) &&
  isMatch(value.contract, /^\d+\.\d+\.\d+$/) &&
  isRecord(value.shared) &&
  Object.values(value.shared).every(isShared);

/**
 * Reads the facts of a built shell.
 * @throws ReleaseError if it is not built, or its facts are invalid
 */
const readShellFacts = async (folder: string): Promise<ShellFacts> => {
  const facts: unknown = await parseShellFacts(folder).catch(() => undefined);
  if (facts === undefined)
    throw new ReleaseError('The shell is not built. Run: npm run build -w shell');
  if (!isFacts(facts))
    throw new ReleaseError(`The shell's ${SHELL_FACTS} is invalid. Build the shell again.`);
  return facts;
};

/** The files that the shell's page refers to. */
const firstFiles = async (folder: string, { integrity }: BuildFiles): Promise<string[]> => {
  const html = await readFile(path.join(folder, PAGE), 'utf8');
  const named = [...html.matchAll(/(?:src|href)="\/([^"]+)"/g)].map(([, file = '']) => file);
  return [
    PAGE,
    ...new Set(named.filter((file) => file !== PAGE && Object.hasOwn(integrity, file))),
  ];
};

/**
 * Reads a shell's build and derives its release.
 * @throws ReleaseError if there is no build, or it contradicts its facts
 */
export const readShellCandidate = async (folder: string): Promise<Candidate> => {
  const { version, ...facts } = await readShellFacts(folder);
  const build = await readBuild(folder, SHELL_FACTS);
  const { files, integrity } = build;
  const { file, integrity: expected } = facts.server ?? {};
  const isWhole =
    Object.hasOwn(integrity, PAGE) && (file === undefined || integrity[file] === expected);
  if (!isWhole || versionOf(version.replace(/-[^-]*$/, ''), build, facts) !== version)
    throw new ReleaseError(
      `The shell's build is not what its ${SHELL_FACTS} says. Build the shell again.`,
    );
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
