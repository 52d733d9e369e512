import { join } from 'node:path';
import {
  acceptsContract,
  SHELL,
  type RegisteredRemote,
  type Registry,
} from '@charity-site/registry';
import {
  parseShellFacts,
  isForServer,
  liveErrors,
  liveShellFolder,
  readRegistry,
  versionRecord,
} from '@charity-site/registry/store';
import type { ShellFacts } from '@charity-site/registry/types';
import { fileExists } from '../process/fileExists';
import type { Config } from '../process/settings/config';

type Places = Pick<Config, 'releasesDir' | 'shellDir'>;

/**
 * Those of a version's files that are missing. Without the files for the server, browsers render
 * the pages.
 */
const missingOf = async (folder: string, names: readonly string[]): Promise<string[]> => {
  const files = [...new Set(names)].filter((file) => !isForServer(file));
  const found = await Promise.all(files.map((file) => fileExists(join(folder, file))));
  return files.filter((_file, index) => !found[index]);
};

const missingText = (name: string, version: string, [first]: readonly string[]): string[] =>
  first === undefined
    ? []
    : [`${name} ${version} is live, but files of it are missing, such as ${first}.`];

/** Why a live remote and the live shell do not fit together. */
const unfitness = async (
  remote: RegisteredRemote,
  shell: ShellFacts,
  releasesDir: string,
): Promise<string[]> => {
  const { name, version, contract } = remote;
  if (acceptsContract(contract, shell.contract))
    return liveErrors(remote, await versionRecord(releasesDir, name, version), shell);
  return [
    `${name} ${version} needs the shell contract ${contract}, but the live shell ${shell.version} offers ${shell.contract}.`,
  ];
};

/** Missing files of a remote; files on other origins are not checked. */
const remoteFaults = async (
  remote: RegisteredRemote,
  shell: ShellFacts | undefined,
  releasesDir: string,
): Promise<string[]> => {
  const { name, version, manifest, integrity } = remote;
  const folder =
    manifest.startsWith('/remotes/') && join(releasesDir, manifest.slice('/remotes'.length), '..');
  const missing = folder
    ? await missingOf(folder, ['mf-manifest.json', ...Object.keys(integrity)])
    : [];
  return [
    ...(shell ? await unfitness(remote, shell, releasesDir) : []),
    ...missingText(name, version, missing),
  ];
};

const shellFaults = async (
  { shell }: Registry,
  folder: string,
  releasesDir: string,
): Promise<string[]> => {
  if (!shell)
    return (await fileExists(join(folder, 'index.html'))) ? [] : ['The shell is not built.'];
  const record = await versionRecord(releasesDir, SHELL, shell.version);
  const files = ['index.html', ...Object.keys(record?.release.integrity ?? {})];
  return missingText(SHELL, shell.version, await missingOf(folder, files));
};

/**
 * Why pages cannot be shown as released, one sentence per fault: no shell, nothing released, a live
 * remote that does not fit the live shell (contract or shared modules), or missing files. Empty
 * when all is well.
 */
export const livePartErrors = async ({ releasesDir, shellDir }: Places): Promise<string[]> => {
  const registry = await readRegistry(releasesDir).catch(() => undefined);
  if (!registry) return ['The registry of releases cannot be read.'];
  const folder = liveShellFolder(registry, { releases: releasesDir, shellDir });
  const faults = await shellFaults(registry, folder, releasesDir);
  if (faults.length > 0) return faults;
  if (registry.remotes.length === 0) return ['Nothing has been released yet.'];
  const shell = await parseShellFacts(folder).catch(() => undefined);
  return (
    await Promise.all(registry.remotes.map((remote) => remoteFaults(remote, shell, releasesDir)))
  ).flat();
};
