import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Registry } from '@charity-site/registry';
import { parseShellFacts, liveShellFolder, SHELL_FACTS } from '@charity-site/registry/store';
import type { ShellFacts } from '@charity-site/registry/types';
import type { Config } from '../../process/settings/config';
import { shellTemplate, type ShellTemplate } from './shellTemplate';
import { watchedFile } from './watchedFile';

/** The shell that serves a page. */
export interface LiveShell {
  /** The folder of its files. */
  folder: string;
  /** Its page with unfilled placeholders. */
  template: ShellTemplate;
  /** Facts of the shell; undefined without a release, or for a build without them. */
  facts: ShellFacts | undefined;
}

/** Finds the shell that a registry names. */
export type ShellOf = (registry: Registry | undefined) => Promise<LiveShell | undefined>;

/** Maximum number of released shells in memory. */
const SHELLS_MAX = 3;

/** Reads the shell in SHELL_DIR, which a build replaces while the server runs. */
const unreleased = (shellDir: string): (() => Promise<LiveShell | undefined>) => {
  const page = watchedFile(join(shellDir, 'index.html'), shellTemplate);
  const readFacts = watchedFile(
    join(shellDir, SHELL_FACTS),
    (text) => JSON.parse(text) as ShellFacts,
  );
  return async () => {
    const template = await page();
    return template === undefined
      ? undefined
      : { folder: shellDir, template, facts: await readFacts() };
  };
};

/**
 * Finds the shell that a registry names. Without a registry it is the last live one, because the
 * page must explain the error. SHELL_DIR is used only until a shell is released.
 */
export const liveShells = ({
  releasesDir,
  shellDir,
}: Pick<Config, 'releasesDir' | 'shellDir'>): ShellOf => {
  const dirs = { releases: releasesDir, shellDir };
  const built = unreleased(shellDir);
  const shells = new LRUCache<string, LiveShell>({ max: SHELLS_MAX });
  let last: LiveShell | undefined;

  const released = async (folder: string): Promise<LiveShell | undefined> => {
    const cached = shells.get(folder);
    if (cached) return cached;
    const html = await readFile(join(folder, 'index.html'), 'utf8').catch(() => undefined);
    if (html === undefined) return undefined;
    const read = { folder, template: shellTemplate(html), facts: await parseShellFacts(folder) };
    shells.set(folder, read);
    return read;
  };

  return async (registry) => {
    if (!registry) return last ?? built();
    last = registry.shell ? await released(liveShellFolder(registry, dirs)) : await built();
    return last;
  };
};
