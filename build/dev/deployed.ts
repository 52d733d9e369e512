import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RsbuildConfig } from '@rsbuild/core';
import { overridden, parseRegistry, type Registry, withRegistry } from '@charity-site/registry';
import { localRemote } from './registry';

/**
 * The running site that `npm run dev -w <remote>` stands on, out of `DEPLOYED`; undefined when none is named.
 * @throws Error when what is named is no address
 */
export const deployedSite = (): string | undefined => {
  const address = process.env.DEPLOYED?.trim();
  if (!address) return undefined;
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new Error(`DEPLOYED is ${address}, which is no address. Write it like https://site.example.`);
  return new URL(address).origin;
};

type ServerSetup = Exclude<NonNullable<NonNullable<RsbuildConfig['server']>['setup']>, unknown[]>;

/** What the browser is told of an answer of the site; the rest of its headers speak of the way it came. */
const PASSED_ON = ['content-type', 'content-security-policy', 'referrer-policy', 'location'];

/**
 * Serves the pages and files of a running site, in which one remote is the working copy. After the bundler's own
 * middlewares: what this remote's build has is its own, everything else is the site's.
 */
const pagesOf = (site: string, change: (registry: Registry) => Registry): ServerSetup => {
  const registry = async () => change(parseRegistry(await (await fetch(`${site}/remotes.json`)).json()));

  const bodyOf = async (asked: Response, url: string): Promise<string | Buffer> => {
    if (/^\/remotes\.json(\?|$)/.test(url)) return JSON.stringify(await registry());
    const isPage = asked.headers.get('content-type')?.startsWith('text/html');
    return isPage ? withRegistry(await asked.text(), await registry()) : Buffer.from(await asked.arrayBuffer());
  };

  const answer = async ({ url = '/', headers }: IncomingMessage, response: ServerResponse): Promise<void> => {
    const asked = await fetch(site + url, { headers: { accept: headers.accept ?? '*/*' }, redirect: 'manual' });
    const body = await bodyOf(asked, url);
    response.statusCode = asked.status;
    for (const name of PASSED_ON) {
      const value = asked.headers.get(name);
      if (value) response.setHeader(name, value.replace(site, ''));
    }
    response.setHeader('cache-control', 'no-store').end(body);
  };
  return (context) => () => {
    if (context.action !== 'dev') return;
    context.server.middlewares.use((request, response) => {
      answer(request, response).catch((error: Error) => {
        response.statusCode = 502;
        response.end(`${site} cannot be reached: ${String(error.cause ?? error.message)}`);
      });
    });
  };
};

/**
 * What makes a remote's development server show a running site with this remote in it (docs/decisions/0008). The remote is
 * made as for a release, since the site's shell brings React's production build; a change loads the page anew.
 */
export const insideDeployed = (name: string, site: string, port: number): RsbuildConfig => ({
  mode: 'production',
  dev: { hmr: false, liveReload: true, assetPrefix: 'auto', client: { host: 'localhost', port } },
  server: {
    // By this name the page, its files and its socket are of one origin.
    printUrls: () => [`http://localhost:${port}/ shows ${site} with ${name} from here`],
    historyApiFallback: false,
    proxy: proxyTo(site, ['/api', '/uploads', '/remotes/']),
    setup: pagesOf(site, (registry) => overridden(registry, [localRemote(name, `http://localhost:${port}`)])),
  },
  output: { minify: false, sourceMap: { js: 'cheap-module-source-map' } },
});

/** Hands everything below some paths on to another server. */
export const proxyTo = (target: string, paths: readonly string[]) =>
  Object.fromEntries(paths.map((path) => [path, { target, changeOrigin: true }]));
