#!/usr/bin/env node
import { binary, run } from '../../build/parts/run';
import { REMOTES } from '../../build/parts/project';

// `remote build`, `remote dev` and `remote release …`: the commands of a repository with one
// remote. Each imports only what it needs, because a rollback must be fast.

const USAGE = `Usage:
  remote build        build the remote into dist/
  remote dev          serve it with hot reload, without the shell; with DEPLOYED=<address>, inside that site
  remote release …    release it to the site in RELEASE_URL; 'remote release help' lists the commands`;

const build = async (): Promise<number> => {
  const { buildPart } = await import('../../build/parts/buildPart');
  return buildPart(REMOTES[0] ?? '');
};

const release = async (args: string[]): Promise<number> => {
  const isHelp = ['help', '--help', undefined].includes(args[0]);
  if (!isHelp && !process.env.RELEASE_URL && !args.includes('--to')) {
    console.error(
      'Set RELEASE_URL to the address of the site, and DEPLOY_TOKEN to a deploy token of it.',
    );
    return 1;
  }
  const { runReleaseCommand } = await import('@charity-site/registry/cli');
  process.argv.splice(2, process.argv.length, ...args);
  await runReleaseCommand(() =>
    Promise.reject(new Error('The site has no shell yet. Its operator releases one first.')),
  );
  return Number(process.exitCode ?? 0);
};

const [command, ...rest] = process.argv.slice(2);
switch (command) {
  case 'build':
    process.exitCode = await build();
    break;
  case 'dev':
    process.exitCode = await run(binary('rsbuild'), ['dev', ...rest]);
    break;
  case 'release':
    process.exitCode = await release(rest);
    break;
  default:
    console.log(USAGE);
    process.exitCode = command === undefined || command === 'help' ? 0 : 1;
}
