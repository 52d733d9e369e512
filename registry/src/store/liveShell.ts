import path from 'node:path';
import { SHELL } from '../model/activate';
import type { Registry } from '../model/registry';
import type { ShellFacts } from '../types';
import { readJsonFile } from './writeAtomically';
import { SHELL_FACTS } from './buildFiles';

/** The folders of shells. */
export interface ShellPlaces {
  /** `RELEASES_DIR` */
  releases: string;
  /** `SHELL_DIR`: the build that is used while no shell has been released. */
  shellDir: string;
}

/** The folder of a released version of the shell. */
export const shellVersionFolder = (releases: string, version: string): string =>
  path.join(releases, SHELL, version);

/** The folder of the live shell. */
export const liveShellFolder = (
  { shell }: Pick<Registry, 'shell'>,
  { releases, shellDir }: ShellPlaces,
): string => (shell ? shellVersionFolder(releases, shell.version) : shellDir);

/** Facts of the shell in a folder; undefined without a shell. */
export const parseShellFacts = async (folder: string): Promise<ShellFacts | undefined> =>
  (await readJsonFile(path.join(folder, SHELL_FACTS))) as ShellFacts | undefined;
