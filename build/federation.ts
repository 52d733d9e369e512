import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { ModuleFederationOptions } from '@module-federation/rsbuild-plugin';

const require = createRequire(import.meta.url);

/** The version of an installed package or workspace, and so of its shared copy. */
const versionOf = (name: string): string => {
  const files = require.resolve.paths(name)?.map((folder) => `${folder}/${name}/package.json`);
  const file = files?.find(existsSync);
  if (!file) throw new Error(`${name} is not installed`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
};

/**
 * The modules that the shell and the remotes share at run time, with the reasons
 * (docs/decisions/0001). Only modules with a React context or global state belong here, because a
 * shared module cannot be tree-shaken and every visitor loads all of it. The key is the import's
 * request.
 */
const SHARED: Record<string, { slim?: string }> = {
  // Hooks need one dispatcher.
  react: {},
  // One renderer, one event system.
  'react-dom': {},
  // The shell has the router; every page reads its contexts.
  'react-router-dom': { slim: 'reactRouterDom.ts' },
  // Carries the theme and the style cache.
  '@emotion/react': {},
  // Carries the theme's default props.
  '@mui/system/DefaultPropsProvider': {},
  // Carries the query client.
  '@tanstack/react-query': { slim: 'reactQuery.ts' },
  // The colour scheme.
  '@charity-site/ui-kit/theme': {},
  // One container of toasts per page.
  '@charity-site/ui-kit/toasts': {},
  // One HTTP client, site configuration and cache.
  '@charity-site/api-client/http': {},
  // The administrator's token and its expiry.
  '@charity-site/api-client/session': {},
};

/** The package of a shared module. */
const packageIn = (request: string): string => /^(@[^/]+\/)?[^/]+/.exec(request)?.[0] ?? request;

/**
 * Requests of the shell's modules that remotes import at run time, in browsers and on the server.
 */
export const SHARED_REQUESTS: readonly string[] = Object.keys(SHARED);

/**
 * The shell's selections of shared packages: for each request, the file that exports the names for
 * remotes.
 */
export const SELECTIONS: Record<string, string> = Object.fromEntries(
  Object.entries(SHARED).flatMap(([request, { slim }]) =>
    slim ? [[request, fileURLToPath(new URL(`./bundle/shared/${slim}`, import.meta.url))]] : [],
  ),
);

/** The range from the first compatible version on. */
const allOfMajor = (version: string): string => {
  const [major = '0', minor = '0'] = version.split('.');
  return major === '0' ? `^0.${minor}.0` : `^${major}.0.0`;
};

/**
 * The range that one side accepts of the other's copy. A remote needs at least the version that it
 * was built against. The shell accepts remotes that were built against any earlier compatible
 * version.
 */
const rangeFor = (part: Sharing, version: string): string =>
  part === 'shell' ? allOfMajor(version) : `^${version}`;

/**
 * Source of a build's shared modules: the shell provides them, a released remote consumes them, a
 * standalone one has its own.
 */
type Sharing = 'shell' | 'remote' | 'alone';

/**
 * The copy of a shared module in the build, if any. The path is relative, because it becomes part
 * of the module's name.
 */
const copyFor = (part: Sharing, slim: string | undefined): { import?: string | false } => {
  if (part === 'remote') return { import: false };
  return part === 'shell' && slim ? { import: `../build/bundle/shared/${slim}` } : {};
};

/** The `shared` option of module federation. */
export const shared = (part: Sharing): ModuleFederationOptions['shared'] =>
  Object.fromEntries(
    Object.entries(SHARED).map(([request, { slim }]) => {
      const version = versionOf(packageIn(request));
      const requiredVersion = rangeFor(part, version);
      return [
        request,
        {
          singleton: true,
          requiredVersion,
          version,
          eager: part === 'shell',
          ...copyFor(part, slim),
        },
      ];
    }),
  );

/**
 * The shared modules of the shell's build by request: the version of its copy and the range that it
 * accepts from remotes.
 */
export const sharedByShell = (): Record<string, { version: string; range: string }> =>
  Object.fromEntries(
    SHARED_REQUESTS.map((request) => {
      const version = versionOf(packageIn(request));
      return [request, { version, range: rangeFor('shell', version) }];
    }),
  );

/** The packages of the shared modules. */
export const sharedPackages = (): ReadonlySet<string> => new Set(SHARED_REQUESTS.map(packageIn));
