import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { mergeRsbuildConfig, rspack, type RsbuildConfig, type RsbuildPlugin } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { exposesOf } from './parts/parts';
import { shared } from './federation';
import { recordExports, recordImports } from './bundle/sharedImports/plugins';
import { stableIds } from './bundle/reproducible/stableIds';
import { stableIntegrity } from './bundle/reproducible/stableIntegrity';
import { MISSING_SHARE, sortedManifest, stableNames } from './bundle/reproducible/stableNames';
import { slimming } from './bundle/slim/slimming';
import { deployedSite, insideDeployed, proxyTo } from './cli/dev/deployed';
import { hotTheme } from './cli/dev/hotTheme';
import { devRegistry } from './cli/dev/registry';
import { REFRESH_HOOK } from './cli/dev/refreshHook';
import { typeErrors } from './cli/dev/typeErrors';
import { devPortOf, runsTogether } from './devPorts';
import { folderOf } from './parts/project';

/**
 * `browserslist` of package.json, which a remote in its own repository lacks. A test keeps both in
 * sync (build/checks/browsers).
 */
const BROWSERS = [
  'chrome >= 94',
  'edge >= 94',
  'firefox >= 93',
  'safari >= 15.4',
  'ios_saf >= 15.4',
];

const dev = process.env.NODE_ENV === 'development';

/** Timeout of a chunk's request, in ms, as in the shell; rspack's default is two minutes. */
const CHUNK_TIMEOUT = 15_000;

/**
 * Prepends shell/lostScripts.js to every script in the shell's page. The first one that runs
 * requests the failed ones again. An inline script would violate the CSP, and a separate file could
 * fail, too.
 */
const lostScripts = () => {
  const banner = readFileSync(new URL('../shell/lostScripts.js', import.meta.url), 'utf8');
  return new rspack.BannerPlugin({ banner, raw: true, entryOnly: true });
};

/** CSS without comments and white space; not for selectors such as `a :hover`. */
const minified = (css: string): string =>
  css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};:,]) ?/g, '$1');

/**
 * Adds the placeholder of the scripts to the shell's page, like the others in shell/index.html, and
 * the styles of the fallback page, which a rendered page leaves out; minifies all styles.
 */
const shellPage: RsbuildPlugin = {
  name: 'shell-page',
  setup: ({ modifyHTML }) => {
    const fallback = new URL('../shell/src/pages/fallback.css', import.meta.url);
    const styles = `<style>${readFileSync(fallback, 'utf8')}</style>`;
    modifyHTML((html) =>
      html
        .replace(/<script.*(?=<\/head>)/s, '<!--scripts-->$&<!--/scripts-->')
        .replace('<!--noscript-->', (start) => start + styles)
        .replace(/(?<=<style>).*?(?=<\/style>)/gs, minified),
    );
  },
};

/** A running site that replaces the development servers of all other parts. */
const site = dev ? deployedSite() : undefined;

const portOf = (name: string) => Number(process.env.DEV_PORT) || devPortOf(name);

/** The build configuration of every part, except module federation. */
const common = (name: string): RsbuildConfig =>
  mergeRsbuildConfig(slimming, {
    root: folderOf(name),
    // Development needs no stable names, with which a standalone remote would not start.
    plugins: [pluginReact(), ...(dev ? [hotTheme] : [stableIntegrity])],
    tools: {
      rspack: [
        { output: { chunkLoadTimeout: CHUNK_TIMEOUT } },
        ...(dev ? [] : [stableNames, stableIds]),
      ],
    },
    output: {
      // The oldest browsers (docs/browsers.md). Cheap phones are often years old.
      overrideBrowserslist: BROWSERS,
      legalComments: 'none',
      sourceMap: false,
      dataUriLimit: 2048,
      polyfill: 'off',
    },
    server: {
      port: portOf(name),
      host: '127.0.0.1',
      strictPort: true,
      // If all parts run together, `npm run dev` prints the only URL to open.
      ...(runsTogether() ? { printUrls: false } : {}),
      headers: {
        'Access-Control-Allow-Origin': '*',
        'Access-Control-Allow-Private-Network': 'true',
      },
      historyApiFallback: true,
      proxy: proxyTo(site ?? `http://127.0.0.1:${devPortOf('content-server')}`, [
        '/api',
        '/uploads',
      ]),
    },
    // Lazily compiled chunks would be unknown to module federation's runtime.
    dev: {
      // The overlay shows render errors as well as build errors.
      client: { host: '127.0.0.1', port: portOf(name), overlay: { errors: true, runtime: true } },
      lazyCompilation: false,
    },
  });

/** True for a chunk that is needed later or never. Its modules are not moved to the first files. */
const isLate = (chunk: string | undefined): boolean => chunk?.startsWith('late-') ?? false;

const productionRouter = (file: string) =>
  fileURLToPath(new URL(`../production/${file}`, import.meta.resolve('react-router')));

/**
 * The shell's build. It contains no name or URL of a remote; the registry provides them at run
 * time.
 */
export const shellConfig = (): RsbuildConfig =>
  mergeRsbuildConfig(common('shell'), {
    plugins: [
      ...(dev ? [typeErrors] : []),
      shellPage,
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
    tools: {
      rspack: {
        plugins: [lostScripts(), recordExports],
        optimization: { splitChunks: { chunks: ({ name }) => !isLate(name) } },
      },
    },
    source: { entry: { index: './src/index.ts' } },
    server: {
      setup: ({ server }) => {
        server.middlewares.use('/remotes.json', (_request, response) => {
          response.setHeader('Content-Type', 'application/json').end(JSON.stringify(devRegistry()));
        });
      },
    },
    // The slim copy is shared under the package's own name, so it imports the package under an
    // alias.
    resolve: {
      alias: {
        'react-query-unshared$': fileURLToPath(import.meta.resolve('@tanstack/react-query')),
        // The package exports only its development build, which has texts for developers.
        ...(!dev && {
          'react-router$': productionRouter('index.mjs'),
          'react-router/dom$': productionRouter('dom-export.mjs'),
        }),
      },
    },
    html: {
      template: './index.html',
      favicon: './favicon.svg',
      scriptLoading: 'defer',
      tags: dev ? [{ tag: 'script', children: REFRESH_HOOK, head: true, append: false }] : [],
    },
    output: { assetPrefix: '/', distPath: { js: 'static', jsAsync: 'static', css: 'static' } },
  });

/** A standalone remote has its own page; otherwise only the exposed modules are built. */
const isAlone = dev && (!site || process.env.ALONE === 'on');

const released = (name: string): RsbuildConfig =>
  mergeRsbuildConfig(common(name), {
    plugins: [
      pluginModuleFederation({
        // The container becomes a global variable, so its name must be an identifier.
        name: name.replaceAll('-', '_'),
        exposes: exposesOf(name),
        shared: shared(isAlone ? 'alone' : 'remote'),
        runtimePlugins: isAlone ? [] : [MISSING_SHARE],
        shareStrategy: 'loaded-first',
        manifest: sortedManifest,
        dts: false,
        dev: false,
        // Released remotes use the shell's federation runtime; standalone ones have their own.
        experiments: { optimization: { target: 'web' }, externalRuntime: !isAlone },
      }),
    ],
    tools: { rspack: { plugins: [recordImports] }, ...(isAlone ? {} : { htmlPlugin: false }) },
    source: { entry: { index: isAlone ? './src/alone.ts' : './src/released.ts' } },
    output: {
      assetPrefix: 'auto',
      distPath: { js: 'static', jsAsync: 'static', css: 'static', image: 'static', font: 'static' },
    },
    security: { sri: { enable: !dev, algorithm: 'sha384' } },
  });

/**
 * The build configuration of a remote: it exposes `./routes` (shell/src/contract/index.ts) and runs
 * from any URL. In development it runs standalone, or inside the running site in DEPLOYED
 * (docs/decisions/0008).
 * @param name the remote's name in the registry
 */
export const remoteConfig = (name: string): RsbuildConfig =>
  site && !isAlone
    ? mergeRsbuildConfig(released(name), insideDeployed(name, site, portOf(name)))
    : released(name);
