import { fileURLToPath } from 'node:url';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig, type RsbuildConfig, type RsbuildPlugin } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { shared } from './federation';
import { slimming } from './slim/slimming';
import { devRegistry } from './dev/registry';
import { REFRESH_HOOK } from './dev/refreshHook';
import { devPortOf } from './devPorts';

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

/** What every part is built with, besides its module federation. */
const PLUGINS = [pluginReact(), chunkTimeLimit];

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
    port: devPortOf(name),
    host: '127.0.0.1',
    strictPort: true,
    headers: { 'Access-Control-Allow-Origin': '*' },
    historyApiFallback: true,
    proxy: Object.fromEntries(
      ['/api', '/uploads'].map((path) => [path, `http://127.0.0.1:${devPortOf('content-server')}`]),
    ),
  },
  dev: { client: { host: '127.0.0.1', port: devPortOf(name) } },
});

/** How the shell is built: it knows no remote's name or address; it finds them in the registry at run time. */
export const shellConfig = () =>
  defineConfig({
    ...common('shell'),
    plugins: [
      ...PLUGINS,
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

/**
 * How a remote is built: it exposes `./routes` (shell/src/contract.ts) and runs from whatever address it is served.
 * @param name the remote's name in the registry
 */
export const remoteConfig = (name: string) =>
  defineConfig({
    ...common(name),
    plugins: [
      ...PLUGINS,
      pluginModuleFederation({
        // The container becomes a global variable, so its name must be an identifier.
        name: name.replaceAll('-', '_'),
        exposes: { './routes': './src/routes.tsx' },
        shared: shared('remote'),
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
        dev: false,
        // Released remotes borrow the shell's federation runtime; in development they bring their own and so start alone.
        experiments: { optimization: { target: 'web' }, externalRuntime: !dev },
      }),
    ],
    source: { entry: { index: dev ? './src/alone.ts' : './src/released.ts' } },
    ...(dev ? {} : { tools: { ...slimming.tools, htmlPlugin: false } }),
    output: {
      ...common(name).output,
      assetPrefix: 'auto',
      distPath: { js: 'static', jsAsync: 'static', css: 'static', image: 'static', font: 'static' },
    },
    security: { sri: { enable: !dev, algorithm: 'sha384' } },
  });
