import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig, mergeRsbuildConfig, rspack, type RsbuildConfig, type RsbuildPlugin } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { shared } from './federation';
import { selectionsOnly } from './selections';
import { slimming } from './slim/slimming';
import { deployedSite, insideDeployed, proxyTo } from './dev/deployed';
import { hotTheme } from './dev/hotTheme';
import { devRegistry } from './dev/registry';
import { REFRESH_HOOK } from './dev/refreshHook';
import { typeErrors } from './dev/typeErrors';
import { devPortOf, runsTogether } from './devPorts';

/** Cheap phones are often years old; these are the oldest browsers that run the code without polyfills. */
const BROWSERS = ['chrome >= 94', 'edge >= 94', 'firefox >= 93', 'safari >= 15.4', 'ios_saf >= 15.4', 'android >= 94'];

const dev = process.env.NODE_ENV === 'development';

/** How long a chunk may take, in ms; rspack's own two minutes leave people before an empty page. As the shell's guard. */
const CHUNK_TIME_LIMIT = 15_000;

const chunkTimeLimit: RsbuildPlugin = {
  name: 'chunk-time-limit',
  setup: (api) => {
    api.modifyRspackConfig((config) => {
      config.output = { ...config.output, chunkLoadTimeout: CHUNK_TIME_LIMIT };
    });
  },
};

/**
 * Begins every script that the shell's page names with a check that the others have come: the first of them to run asks
 * once more for those that did not. The page itself may hold no script (its content security policy), and one more file
 * could be lost as well.
 */
const lostScripts: RsbuildPlugin = {
  name: 'lost-scripts',
  setup: (api) => {
    const banner = readFileSync(new URL('../shell/lostScripts.js', import.meta.url), 'utf8');
    api.modifyRspackConfig((config) => {
      config.plugins.push(new rspack.BannerPlugin({ banner, raw: true, entryOnly: true }));
    });
  },
};

/** What every part is built with, besides its module federation. */
const PLUGINS = [pluginReact(), chunkTimeLimit, ...(dev ? [hotTheme] : [])];

/** A running site to stand on during development, instead of everything else's development servers. */
const site = dev ? deployedSite() : undefined;

const portOf = (name: string) => Number(process.env.DEV_PORT) || devPortOf(name);

const common = (name: string): RsbuildConfig => ({
  ...slimming,
  root: fileURLToPath(new URL(`../${name}`, import.meta.url)),
  output: {
    overrideBrowserslist: BROWSERS,
    legalComments: 'none',
    sourceMap: false,
    dataUriLimit: 2048,
    // Small files would each need a request; large ones are cached longer. Chunks of pages stay apart by their lazy imports.
    polyfill: 'off',
  },
  server: {
    port: portOf(name),
    host: '127.0.0.1',
    strictPort: true,
    // When all parts run together there is one address to open, and `npm run dev` prints it.
    ...(runsTogether() ? { printUrls: false } : {}),
    headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Private-Network': 'true' },
    historyApiFallback: true,
    proxy: proxyTo(site ?? `http://127.0.0.1:${devPortOf('content-server')}`, ['/api', '/uploads']),
  },
  // A page compiled when it is first visited brings chunks that module federation's runtime, sent before, does not know.
  dev: {
    // Errors while rendering are shown over the page, as those of a build are.
    client: { host: '127.0.0.1', port: portOf(name), overlay: { errors: true, runtime: true } },
    lazyCompilation: false,
  },
});

/** How the shell is built: it knows no remote's name or address; it finds them in the registry at run time. */
export const shellConfig = () =>
  defineConfig({
    ...common('shell'),
    plugins: [
      ...PLUGINS,
      lostScripts,
      ...(dev ? [typeErrors] : []),
      pluginModuleFederation({
        name: 'shell',
        shared: shared('shell'),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        dev: false,
        experiments: { optimization: { target: 'web' }, provideExternalRuntime: true },
      }),
    ],
    source: { entry: { index: './src/index.ts' } },
    server: {
      ...common('shell').server,
      setup: ({ server }) => {
        server.middlewares.use('/remotes.json', (_request, response) => {
          response.setHeader('Content-Type', 'application/json').end(JSON.stringify(devRegistry()));
        });
      },
    },
    // React and the router arrive with the entry instead of after it.
    // What the page starts with, and not what it may want some day.
    performance: { preload: { type: 'async-chunks', exclude: [/\/late-/] } },
    // The slim copy that is shared under the package's own name must itself reach the unshared package.
    resolve: {
      alias: {
        ...slimming.resolve?.alias,
        'react-query-unshared$': fileURLToPath(import.meta.resolve('@tanstack/react-query')),
      },
    },
    html: {
      template: './index.html',
      favicon: './favicon.svg',
      scriptLoading: 'defer',
      tags: dev ? [{ tag: 'script', children: REFRESH_HOOK, head: true, append: false }] : [],
    },
    output: {
      ...common('shell').output,
      assetPrefix: '/',
      distPath: { js: 'static', jsAsync: 'static', css: 'static' },
    },
  });

/** Without the shell a remote has a page of its own; within it, only what it exposes. */
const isAlone = dev && (!site || process.env.ALONE === 'on');

const released = (name: string): RsbuildConfig => ({
  ...common(name),
  plugins: [
    ...PLUGINS,
    selectionsOnly,
    pluginModuleFederation({
      // The container becomes a global variable, so its name must be an identifier.
      name: name.replaceAll('-', '_'),
      exposes: { './routes': './src/routes.tsx' },
      shared: shared('remote'),
      shareStrategy: 'loaded-first',
      manifest: true,
      dts: false,
      dev: false,
      // Released remotes borrow the shell's federation runtime; alone they bring their own and so start without it.
      experiments: { optimization: { target: 'web' }, externalRuntime: !isAlone },
    }),
  ],
  source: { entry: { index: isAlone ? './src/alone.ts' : './src/released.ts' } },
  ...(isAlone ? {} : { tools: { ...slimming.tools, htmlPlugin: false } }),
  output: {
    ...common(name).output,
    assetPrefix: 'auto',
    distPath: { js: 'static', jsAsync: 'static', css: 'static', image: 'static', font: 'static' },
  },
  security: { sri: { enable: !dev, algorithm: 'sha384' } },
});

/**
 * How a remote is built: it exposes `./routes` (shell/src/contract.ts) and runs from whatever address it is served. In
 * development it stands alone, or inside the running site that DEPLOYED names (docs/decisions/0008).
 * @param name the remote's name in the registry
 */
export const remoteConfig = (name: string): RsbuildConfig =>
  site && !isAlone ? mergeRsbuildConfig(released(name), insideDeployed(name, site, portOf(name))) : released(name);
