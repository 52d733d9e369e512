import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashOf, SERVER_FOLDER, SHELL_FACTS } from '@charity-site/registry/store';
import type { ShellFacts, ShellServerBuild } from '@charity-site/registry/types';
import { SHELL_CONTRACT } from '../../shell/src/contract';
import { sharedRequirements } from '../federation';
import { ROOT } from './parts';
import { writeStarter } from './starter';

/** What the shell of this checkout offers, with a given version. */
export const factsOfThisShell = (version: string): ShellFacts => ({
  version,
  contract: SHELL_CONTRACT,
  shared: sharedRequirements(),
});

const serverBuild = async (dist: string): Promise<ShellServerBuild> => {
  const file = `${SERVER_FOLDER}/shell.cjs`;
  return { file, integrity: hashOf(readFileSync(path.join(dist, file))), starter: await writeStarter(dist) };
};

/** Writes what a shell's build offers into its folder. The version contains a hash of the build, like a remote's. */
export const writeShellFacts = async (dist: string): Promise<void> => {
  const server = await serverBuild(dist);
  const whole = createHash('sha256');
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' }).sort()) {
    const file = path.join(dist, name);
    if (statSync(file).isFile()) whole.update(name).update('\0').update(readFileSync(file)).update('\0');
  }
  const { version } = JSON.parse(readFileSync(path.join(ROOT, 'shell/package.json'), 'utf8')) as { version: string };
  const facts = { ...factsOfThisShell(`${version}-${whole.digest('hex').slice(0, 10)}`), server };
  writeFileSync(path.join(dist, SHELL_FACTS), `${JSON.stringify(facts, null, 2)}\n`);
};
