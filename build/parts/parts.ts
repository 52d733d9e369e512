import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The parts that are built, in no order: none needs another's output. */
export const PARTS = ['shell', 'public-site', 'admin-app', 'content-server'] as const;
export type Part = (typeof PARTS)[number];

/** The parts that are released into the registry. */
export const REMOTES = ['public-site', 'admin-app'] as const;

/** Where a part's build lands. */
export const distOf = (part: Part): string => path.join(ROOT, part, 'dist');

/** What a part is built from, relative to the root; folders with everything below them. */
export const INPUTS: Record<Part, string[]> = {
  shell: [
    'shell/src',
    'shell/index.html',
    'shell/favicon.svg',
    'shell/public',
    'shell/rsbuild.config.ts',
    'registry',
    'build',
    'ui-kit/src',
    'ui-kit/package.json',
    'api-client/src',
    'package-lock.json',
  ],
  'public-site': ['public-site', 'build', 'ui-kit/src', 'ui-kit/package.json', 'api-client/src', 'package-lock.json'],
  'admin-app': ['admin-app', 'build', 'ui-kit/src', 'ui-kit/package.json', 'api-client/src', 'package-lock.json'],
  'content-server': ['content-server', 'registry', 'api-client/src', 'package-lock.json'],
};
