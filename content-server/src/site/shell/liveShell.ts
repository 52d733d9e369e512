import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Registry } from '@charity-site/registry';
import { parseShellFacts, liveShellFolder, SHELL_FACTS } from '@charity-site/registry/store';
import type { ShellFacts } from '@charity-site/registry/types';
import type { Config } from '../../process/settings/config';
import { shellTemplate, type ShellTemplate } from './shellTemplate';
import { watchedFile } from './watchedFile';

/** The shell whose page visitors get. */
export interface LiveShell {
  /** The folder of its files. */
  folder: string;
  /** Its page, before anything is written into it. */
  template: ShellTemplate;
  /** Facts of the shell; undefined without a release, or for a build without them. */
  facts: ShellFacts | undefined;
}

/** Finds the shell that a registry names. */
export type ShellOf = (registry: Registry | undefined) => Promise<LiveShell | undefined>;

/** Released versions of which the page is kept in memory. Others are read again. */
const KEPT = 3;

/** Reads the shell in SHELL_DIR, which a build replaces while the server runs. */
const unreleased = (shellDir: string): (() => Promise<LiveShell | undefined>) => {
  const page = watchedFile(join(shellDir, 'index.html'), shellTemplate);
  const offered = watchedFile(
    join(shellDir, SHELL_FACTS),
    (text) => JSON.parse(text) as ShellFacts,
  );
  return async () => {
    const template = await page();
    return template === undefined
      ? undefined
      : { folder: shellDir, template, facts: await offered() };
  };
};

/**
 * Finds the shell that a registry names. Without a registry it is the last one that was live,
 * because the page then has to explain the fault. SHELL_DIR counts only while no shell has been
 * released.
 */
export const liveShells = ({
  releasesDir,
  shellDir,
}: Pick<Config, 'releasesDir' | 'shellDir'>): ShellOf => {
  const places = { releases: releasesDir, shellDir };
  const built = unreleased(shellDir);
  const shells = new LRUCache<string, LiveShell>({ max: KEPT });
  let last: LiveShell | undefined;

  const released = async (folder: string): Promise<LiveShell | undefined> => {
    const kept = shells.get(folder);
    if (kept) return kept;
    const html = await readFile(join(folder, 'index.html'), 'utf8').catch(() => undefined);
    if (html === undefined) return undefined;
    const read = { folder, template: shellTemplate(html), facts: await parseShellFacts(folder) };
    shells.set(folder, read);
    return read;
  };

  return async (registry) => {
    if (!registry) return last ?? built();
    last = registry.shell ? await released(liveShellFolder(registry, places)) : await built();
    return last;
  };
};
