import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync, mkdirSync, existsSync } from 'node:fs';
import path from 'node:path';
import { rspack } from '@rsbuild/core';
import { ROOT, type Part, exposesOf } from './parts';
import {
  contributionErrors,
  CONTRIBUTIONS_FILE,
  parseContributions,
  ReleaseError,
  hashOf,
  SERVER_FOLDER,
  SHELL_FACTS,
  shellVersion,
} from '@charity-site/registry/store';
import { packageOf } from './project';
import type { ShellFacts, ShellServerBuild } from '@charity-site/registry/types';
import { SHELL_CONTRACT } from '../../shell/src/contract';
import { sharedByShell } from '../federation';
import { EXPORTS_FILE } from '../bundle/sharedImports/files';

/**
 * Writes the script that starts hydration (shell/starter.js) into the shell's build.
 * @returns its URL on the site
 */
export const writeStarter = async (dist: string): Promise<string> => {
  const source = readFileSync(path.join(ROOT, 'shell/starter.js'), 'utf8');
  const { code } = await rspack.experiments.swc.minify(source, { compress: true, mangle: true });
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 10);
  writeFileSync(path.join(dist, `static/starter.${hash}.js`), code);
  return `/static/starter.${hash}.js`;
};

/**
 * Writes the contributions in a remote's package.json into its build, so that they affect the
 * version.
 * @throws ReleaseError if a contribution is invalid
 */
export const writeContributions = (remote: Part, dist: string): void => {
  const { federation } = packageOf(remote);
  if (!federation?.contributions) return;
  const contributions = parseContributions(remote, federation.contributions);
  const { contract, prefixes } = federation;
  const errors = contributionErrors({
    remote,
    contract,
    prefixes,
    contributions,
    modules: Object.keys(exposesOf(remote)),
  });
  if (errors.length > 0) throw new ReleaseError(errors.join('\n'));
  const file = path.join(dist, CONTRIBUTIONS_FILE);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(contributions));
};

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
