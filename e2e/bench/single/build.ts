import path from 'node:path';
import { createRsbuild, type RsbuildPlugin } from '@rsbuild/core';
import { distOf, ROOT } from '../../../build/parts/parts';
import { precompress } from '../../../build/parts/precompress';
import { writeShellFacts } from '../../../build/parts/shellFacts';
import { shellConfig } from '../../../build/rsbuild';

// Builds the public site as one page without federation into the folder named as the argument, to measure the cost of
// federation. All other settings are the shell's. The entry is the public site's start without a shell.
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder to build into.');

process.env.NODE_ENV = 'production';
// The shell preloads its few async files. Here that would be all pages.
const { plugins = [], source, output, performance: _preloading, ...rest } = shellConfig();
const isFederation = (plugin: unknown) =>
  /module-federation|record-exports/.test((plugin as Partial<RsbuildPlugin>).name ?? '');
const kept = plugins.filter((plugin) => !isFederation(plugin));
if (kept.length !== plugins.length - 2) throw new Error("The shell's configuration has no federation to leave out.");

const rsbuild = await createRsbuild({
  cwd: distOf('shell').replace(/dist$/, ''),
  rsbuildConfig: {
    ...rest,
    plugins: kept,
    source: { ...source, entry: { index: path.join(ROOT, 'public-site/src/aloneBootstrap.ts') } },
    output: { ...output, distPath: { ...(output?.distPath as object), root: folder }, cleanDistPath: false },
    logLevel: 'warn',
  },
});
const { close } = await rsbuild.build();
await close();
await precompress(folder);
// The server releases it as the first shell.
await writeShellFacts(folder, false);
