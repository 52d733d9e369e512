import path from 'node:path';
import { folderOf, packageOf, REMOTES, ROOT, WORKSPACES } from './project';

export { folderOf, REMOTES, ROOT };

/** The name of a part: a workspace with a build script. */
export type Part = string;

/** All parts. Their order does not matter, because none needs another's output. */
export const PARTS: readonly Part[] = WORKSPACES.filter((name) => packageOf(name).scripts?.build);

/** True if a part's pages are rendered on the server: the shell, and remotes that declare it. */
export const rendersOnServer = (part: Part): boolean =>
  part === 'shell' || packageOf(part).federation?.rendered === true;

/** The build folder of a part. */
export const distOf = (part: Part): string => path.join(folderOf(part), 'dist');

/** The build tools of the parts for browsers. */
const BUNDLING = [
  'build/rsbuild.ts',
  'build/server.rsbuild.ts',
  'build/federation.ts',
  'build/bundle',
  'build/devPorts.ts',
  'build/cli/buildPart.ts',
  'build/parts',
];

/** The sources that all parts for browsers share. */
const COMMON = [
  ...BUNDLING,
  'ui-kit/src',
  'ui-kit/package.json',
  'api-client/src',
  'package-lock.json',
];

const OWN_INPUTS: Partial<Record<Part, string[]>> = {
  shell: [
    'shell/src',
    'shell/index.html',
    'shell/favicon.svg',
    'shell/starter.js',
    'shell/lostScripts.js',
    'shell/public',
    'shell/rsbuild.config.ts',
    'registry/src/model',
    'registry/package.json',
    ...COMMON,
  ],
  'content-server': [
    'content-server',
    'registry/src/model',
    'registry/src/types',
    'registry/src/compatibility',
    'registry/src/store',
    'registry/src/operator',
    'registry/package.json',
    'api-client/src',
    'package-lock.json',
  ],
};

/**
 * The sources of a part: files and folders, relative to the root. The same for all remotes, except
 * their own folder.
 */
export const inputsOf = (part: Part): string[] =>
  OWN_INPUTS[part] ?? [part, 'shell/src/head', 'shell/src/providers', ...COMMON];

/**
 * The exposed modules of a remote: its routes, and those of its contributions. `./LatestGifts` is
 * src/LatestGifts.tsx.
 */
export const exposesOf = (remote: string): Record<string, string> => {
  const contributions = packageOf(remote).federation?.contributions ?? [];
  const modules = contributions.flatMap((one) =>
    'module' in one && one.module ? [one.module] : [],
  );
  return Object.fromEntries(
    ['./routes', ...modules].map((name) => [name, `./src/${name.slice(2)}.tsx`]),
  );
};

/**
 * The parts that import a part, directly or through others, and the part itself, in the order of
 * the workspaces.
 */
export const withDependents = (part: string): string[] => {
  const found = new Set([packageOf(part).name]);
  const imports = (name: string) => {
    const { dependencies = {}, devDependencies = {} } = packageOf(name);
    return Object.keys({ ...dependencies, ...devDependencies });
  };
  for (const name of found)
    for (const other of WORKSPACES)
      if (imports(other).includes(name)) found.add(packageOf(other).name);
  return WORKSPACES.filter((one) => found.has(packageOf(one).name));
};
