import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashOf, SERVER_FOLDER, SHELL_FACTS, shellVersion } from '@charity-site/registry/store';
import type { ShellFacts, ShellServerBuild } from '@charity-site/registry/types';
import { SHELL_CONTRACT } from '../../shell/src/contract';
import { sharedByShell } from '../federation';
import { EXPORTS_FILE } from '../bundle/sharedImports/files';
import { ROOT } from './parts';
import { writeStarter } from './starter';

/** Facts of this checkout's shell, with a given version. */
export const factsOfThisShell = (version: string): ShellFacts => ({
  version,
  contract: SHELL_CONTRACT,
  shared: sharedByShell(),
});

const serverBuild = async (dist: string): Promise<ShellServerBuild> => {
  const file = `${SERVER_FOLDER}/shell.cjs`;
  return {
    file,
    integrity: hashOf(readFileSync(path.join(dist, file))),
    starter: await writeStarter(dist),
  };
};

/** The shared modules with the exports of the build's copies. */
const sharedIn = (dist: string): ShellFacts['shared'] => {
  const file = path.join(dist, EXPORTS_FILE);
  const exported = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>)
    : {};
  return Object.fromEntries(
    Object.entries(sharedByShell()).map(([request, facts]) => [
      request,
      { ...facts, exports: exported[request] },
    ]),
  );
};

/**
 * Writes the facts of a shell's build, with its version, into its folder.
 * @param isRendered whether the build includes a server build
 */
export const writeShellFacts = async (dist: string, isRendered = true): Promise<void> => {
  const { version: packageVersion } = JSON.parse(
    readFileSync(path.join(ROOT, 'shell/package.json'), 'utf8'),
  ) as {
    version: string;
  };
  const server = isRendered ? await serverBuild(dist) : undefined;
  const offered = { contract: SHELL_CONTRACT, shared: sharedIn(dist), server };
  const version = await shellVersion(dist, packageVersion, offered);
  writeFileSync(
    path.join(dist, SHELL_FACTS),
    `${JSON.stringify({ version, ...offered }, null, 2)}\n`,
  );
};
