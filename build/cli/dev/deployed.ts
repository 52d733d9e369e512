import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RsbuildConfig } from '@rsbuild/core';
import {
  withLocalRemotes,
  parseRegistry,
  type Registry,
  withRegistry,
} from '@charity-site/registry';
import { localRemote } from './registry';

/**
 * The running site in `DEPLOYED`, for `npm run dev -w <remote>`; undefined if not set.
 * @throws Error if it is not a URL
 */
export const deployedSite = (): string | undefined => {
  const address = process.env.DEPLOYED?.trim();
  if (!address) return undefined;
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new Error(
      `DEPLOYED is ${address}, which is not an address. Write it like https://site.example.`,
    );
  return new URL(address).origin;
};

type ServerSetup = Exclude<NonNullable<NonNullable<RsbuildConfig['server']>['setup']>, unknown[]>;

/** Forwarded headers of the site's responses. The others describe the connection to the site. */
const PASSED_ON = ['content-type', 'content-security-policy', 'referrer-policy', 'location'];

/**
 * Serves the pages and files of a running site with one remote from the working copy. Runs after
 * the bundler's own middlewares, so that files of this remote's build have priority.
 */
const pagesOf = (site: string, change: (registry: Registry) => Registry): ServerSetup => {
  const registry = async () =>
    change(parseRegistry(await (await fetch(`${site}/remotes.json`)).json()));

  const bodyOf = async (upstream: Response, url: string): Promise<string | Buffer> => {
    if (/^\/remotes\.json(\?|$)/.test(url)) return JSON.stringify(await registry());
    const isPage = upstream.headers.get('content-type')?.startsWith('text/html');
    return isPage
      ? withRegistry(await upstream.text(), await registry())
      : Buffer.from(await upstream.arrayBuffer());
  };

  const handle = async (
    { url = '/', headers }: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> => {
    const token = process.env.DEPLOY_TOKEN;
    const upstream = await fetch(site + url, {
      headers: {
        accept: headers.accept ?? '*/*',
        // Without a token the site renders the released version, which is shown until scripts run.
        ...(token ? { authorization: `Bearer ${token}`, 'x-rendering': 'off' } : {}),
      },
      redirect: 'manual',
    });
    const body = await bodyOf(upstream, url);
    response.statusCode = upstream.status;
    for (const name of PASSED_ON) {
      // CSP violations in this copy must not count for the released version.
      const value = upstream.headers.get(name)?.replace(/;report-(uri|to) [^;]*/g, '');
      if (value) response.setHeader(name, value.replace(site, ''));
    }
    response.setHeader('cache-control', 'no-store').end(body);
  };
  return (context) => () => {
    if (context.action !== 'dev') return;
    context.server.middlewares.use((request, response) => {
      handle(request, response).catch((error: Error) => {
        response.statusCode = 502;
        response.end(`${site} cannot be reached: ${String(error.cause ?? error.message)}`);
      });
    });
  };
};

/**
 * Settings of a remote's development server that serves a running site with this remote in it
 * (docs/decisions/0008). The remote is built for production because the site's shell has React's
 * production build. A change reloads the page.
 */
export const insideDeployed = (name: string, site: string, port: number): RsbuildConfig => ({
  mode: 'production',
  dev: { hmr: false, liveReload: true, assetPrefix: 'auto', client: { host: 'localhost', port } },
  server: {
    // With this host name the page, its files and its WebSocket have the same origin.
    printUrls: () => [`http://localhost:${port}/ shows ${site} with ${name} from here`],
    historyApiFallback: false,
    proxy: proxyTo(site, ['/api', '/uploads', '/remotes/']),
    setup: pagesOf(site, (registry) =>
      withLocalRemotes(registry, [localRemote(name, `http://localhost:${port}`)]),
    ),
  },
  output: { minify: false, sourceMap: { js: 'cheap-module-source-map' } },
});

/** Forwards everything below some paths to another server. */
export const proxyTo = (target: string, paths: readonly string[]) =>
  Object.fromEntries(paths.map((path) => [path, { target, changeOrigin: true }]));
