import path from 'node:path';
import { createRsbuild, type RsbuildPlugin, type Rspack } from '@rsbuild/core';
import { recordExports } from '../../../build/bundle/sharedImports/plugins';
import { distOf, ROOT } from '../../../build/parts/parts';
import { precompress } from '../../../build/parts/precompress';
import { writeShellFacts } from '../../../build/parts/buildFacts';
import { shellConfig } from '../../../build/rsbuild';

// Builds the public site as one page without federation into the folder named as the argument, to
// measure the cost of federation. All other settings are the shell's. The entry is the public
// site's standalone start.
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder to build into.');

process.env.NODE_ENV = 'production';
const { plugins = [], source, output, tools, ...rest } = shellConfig();
const isFederation = (plugin: unknown) =>
  /module-federation/.test((plugin as Partial<RsbuildPlugin>).name ?? '');
const ownPlugins = plugins.filter((plugin) => !isFederation(plugin));
if (ownPlugins.length !== plugins.length - 1)
  throw new Error("The shell's configuration has no federation to leave out.");

const withoutExports = (config: Rspack.Configuration): void => {
  config.plugins = config.plugins?.filter((plugin) => plugin !== recordExports);
};

const rsbuild = await createRsbuild({
  cwd: distOf('shell').replace(/dist$/, ''),
  rsbuildConfig: {
    ...rest,
    plugins: ownPlugins,
    // The names of shared exports are known only with federation.
    tools: { ...tools, rspack: [tools?.rspack ?? {}, withoutExports].flat() },
    source: { ...source, entry: { index: path.join(ROOT, 'public-site/src/aloneBootstrap.ts') } },
    output: {
      ...output,
      distPath: { ...(output?.distPath as object), root: folder },
      cleanDistPath: false,
    },
    logLevel: 'warn',
  },
});
const { close } = await rsbuild.build();
await close();
await precompress(folder);
// The server makes it the first live shell.
await writeShellFacts(folder, false);
