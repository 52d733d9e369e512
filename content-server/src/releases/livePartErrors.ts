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
  versionRecord,
} from '@charity-site/registry/store';
import type { ShellFacts } from '@charity-site/registry/types';
import { fileExists } from '../process/files';
import type { Database } from '../db/database';
import type { ReleasePlaces } from './live/liveReleases';
import { readRegistry } from './live/liveRows';

/**
 * The missing files of a version. Files for the server are not checked: without them, browsers
 * render the pages.
 */
const missingOf = async (folder: string, names: readonly string[]): Promise<string[]> => {
  const files = [...new Set(names)].filter((file) => !isForServer(file));
  const exists = await Promise.all(files.map((file) => fileExists(join(folder, file))));
  return files.filter((_file, index) => !exists[index]);
};

const missingText = (name: string, version: string, [first]: readonly string[]): string[] =>
  first === undefined
    ? []
    : [`${name} ${version} is live, but files of it are missing, such as ${first}.`];

/** Errors of a live remote that is incompatible with the live shell. */
const pairingErrors = async (
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
const remoteErrors = async (
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
    ...(shell ? await pairingErrors(remote, shell, releasesDir) : []),
    ...missingText(name, version, missing),
  ];
};

const shellErrors = async (
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
 * Errors of the live release, one sentence each: no shell, nothing released, a live remote that is
 * incompatible with the live shell (contract or shared modules), or missing files.
 */
export const livePartErrors = async (
  database: Database,
  { releasesDir, shellDir }: ReleasePlaces,
): Promise<string[]> => {
  const registry = await readRegistry(database).catch(() => undefined);
  if (!registry) return ['The registry of releases cannot be read.'];
  const folder = liveShellFolder(registry, { releases: releasesDir, shellDir });
  const errors = await shellErrors(registry, folder, releasesDir);
  if (errors.length > 0) return errors;
  if (registry.remotes.length === 0) return ['Nothing has been released yet.'];
  const shell = await parseShellFacts(folder).catch(() => undefined);
  return (
    await Promise.all(registry.remotes.map((remote) => remoteErrors(remote, shell, releasesDir)))
  ).flat();
};
