import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { packageOf, REMOTES, WORKSPACES } from './workspaces.cjs';

export { REMOTES };

/** The repository's root. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The name of a part that is built: a workspace with a build script. */
export type Part = string;

/** The parts that are built, in no order: none needs another's output. */
export const PARTS: readonly Part[] = WORKSPACES.filter((name) => packageOf(name).scripts?.build);

/** Where a part's build lands. */
export const distOf = (part: Part): string => path.join(ROOT, part, 'dist');

/** What makes a browser's part out of its sources. */
const BUNDLING = [
  'build/rsbuild.ts',
  'build/federation.ts',
  'build/selections.ts',
  'build/devPorts.ts',
  'build/cli/buildPart.ts',
  'build/parts',
  'build/slim',
];

/** What every browser's part stands on. */
const COMMON = [...BUNDLING, 'ui-kit/src', 'ui-kit/package.json', 'api-client/src', 'package-lock.json'];

const OWN: Partial<Record<Part, string[]>> = {
  shell: [
    'shell/src',
    'shell/index.html',
    'shell/favicon.svg',
    'shell/public',
    'shell/rsbuild.config.ts',
    'registry/src/shape',
    'registry/package.json',
    ...COMMON,
  ],
  'content-server': [
    'content-server',
    'registry/src/shape',
    'registry/src/types.ts',
    'registry/src/compatibility',
    'registry/src/store',
    'registry/package.json',
    'api-client/src',
    'package-lock.json',
  ],
};

/** What a part is built from, relative to the root; folders with everything below them. All remotes are made alike. */
export const inputsOf = (part: Part): string[] => OWN[part] ?? [part, 'build/alone', 'shell/src/providers', ...COMMON];
