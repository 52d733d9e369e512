import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { acceptsContract, type RegisteredRemote } from '@charity-site/registry';
import { isForServer, readRegistry, readJsonFile, SHELL_FACTS } from '@charity-site/registry/store';
import type { ShellFacts } from '@charity-site/registry/types';
import type { Config } from '../config';

type Places = Pick<Config, 'releasesDir' | 'shellDir'>;

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** Missing files of a remote; files on other origins are not checked. */
const missingFiles = async ({ manifest, integrity }: RegisteredRemote, releasesDir: string): Promise<string[]> => {
  if (!manifest.startsWith('/remotes/')) return [];
  const folder = join(releasesDir, manifest.slice('/remotes'.length), '..');
  // Without its server build, browsers render a remote's pages.
  const forBrowsers = Object.keys(integrity).filter((file) => !isForServer(file));
  const files = [...new Set(['mf-manifest.json', ...forBrowsers])];
  const found = await Promise.all(files.map((file) => isThere(join(folder, file))));
  return files.filter((_file, index) => !found[index]);
};

const remoteFaults = async (
  remote: RegisteredRemote,
  shell: ShellFacts | undefined,
  releasesDir: string,
): Promise<string[]> => {
  const { name, version, contract } = remote;
  const missing = await missingFiles(remote, releasesDir);
  return [
    ...(shell && !acceptsContract(contract, shell.contract)
      ? [
          `${name} ${version} needs the shell contract ${contract}, but the live shell ${shell.version} offers ${shell.contract}.`,
        ]
      : []),
    ...(missing.length > 0 ? [`${name} ${version} is live, but files of it are missing, such as ${missing[0]}.`] : []),
  ];
};

/**
 * Why pages cannot be shown as released, one sentence per fault: no shell, nothing released, a live remote that is
 * incompatible with the live shell or has missing files. Empty when all is well.
 */
export const livePartFaults = async ({ releasesDir, shellDir }: Places): Promise<string[]> => {
  if (!(await isThere(join(shellDir, 'index.html')))) return ['The shell is not built.'];
  const registry = await readRegistry(releasesDir).catch(() => undefined);
  if (!registry) return ['The registry of releases cannot be read.'];
  if (registry.remotes.length === 0) return ['Nothing has been released yet.'];
  const shell = (await readJsonFile(join(shellDir, SHELL_FACTS)).catch(() => undefined)) as ShellFacts | undefined;
  return (await Promise.all(registry.remotes.map((remote) => remoteFaults(remote, shell, releasesDir)))).flat();
};
