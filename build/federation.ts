import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { ModuleFederationOptions } from '@module-federation/rsbuild-plugin';

const require = createRequire(import.meta.url);

/** The version of an installed or workspace package: what a shared copy announces itself as. */
const versionOf = (name: string): string => {
  const root = require.resolve.paths(name)?.map((dir) => `${dir}/${name}/package.json`) ?? [];
  for (const file of root) {
    try {
      return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
    } catch {
      // not in this node_modules; the next one up
    }
  }
  throw new Error(`${name} is not installed`);
};

/**
 * Everything the shell and the remotes share at run time, and why (docs/decisions/0001). Only what carries a React
 * context or a single piece of state belongs here: whatever else is shared cannot be tree-shaken, so every visitor
 * would pay for the whole of it. The key is the request as it is written in an import.
 */
const SHARED: Record<string, { package: string; range: string; slim?: string; why: string }> = {
  react: { package: 'react', range: '^19.0.0', why: 'hooks need one dispatcher' },
  'react-dom': { package: 'react-dom', range: '^19.0.0', why: 'one renderer, one event system' },
  'react-router-dom': {
    package: 'react-router-dom',
    range: '^7.0.0',
    slim: 'reactRouterDom.ts',
    why: 'the router lives in the shell; its contexts are read everywhere',
  },
  '@emotion/react': { package: '@emotion/react', range: '^11.0.0', why: 'carries the theme and the style cache' },
  '@mui/system/DefaultPropsProvider': {
    package: '@mui/system',
    range: '^9.0.0',
    why: "carries the theme's default props",
  },
  '@tanstack/react-query': {
    package: '@tanstack/react-query',
    range: '^5.0.0',
    slim: 'reactQuery.ts',
    why: 'carries the query client',
  },
  '@charity-site/ui-kit/theme': { package: '@charity-site/ui-kit', range: '^1.0.0', why: 'the colour scheme' },
  '@charity-site/ui-kit/toasts': {
    package: '@charity-site/ui-kit',
    range: '^1.0.0',
    why: 'one place for toasts on the page',
  },
  '@charity-site/api-client/http': {
    package: '@charity-site/api-client',
    range: '^0.1.0',
    why: 'one HTTP client, site configuration and cache',
  },
  '@charity-site/api-client/session': {
    package: '@charity-site/api-client',
    range: '^0.1.0',
    why: "the administrator's token and its end",
  },
};

/** The shell's selections of shared packages: the file that lists what remotes get under a request. */
export const SELECTIONS: Record<string, string> = Object.fromEntries(
  Object.entries(SHARED).flatMap(([request, { slim }]) =>
    slim ? [[request, fileURLToPath(new URL(`../shell/src/shared/${slim}`, import.meta.url))]] : [],
  ),
);

/**
 * The `shared` option of module federation.
 * @param part the shell provides its copies eagerly, in its first files; a remote only falls back on copies of its own.
 */
export const shared = (part: 'shell' | 'remote'): ModuleFederationOptions['shared'] =>
  Object.fromEntries(
    Object.entries(SHARED).map(([request, { package: name, range }]) => [
      request,
      {
        singleton: true,
        requiredVersion: range,
        version: versionOf(name),
        eager: part === 'shell',
        ...(part === 'shell' && SELECTIONS[request] ? { import: SELECTIONS[request] } : {}),
      },
    ]),
  );

/** What a released remote says it shares, by request: the version it carries and the range it accepts. */
export const sharedRequirements = (): Record<string, { version: string; range: string }> =>
  Object.fromEntries(
    Object.entries(SHARED).map(([request, { package: name, range }]) => [request, { version: versionOf(name), range }]),
  );
