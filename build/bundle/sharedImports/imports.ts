import { createRequire } from 'node:module';
import path from 'node:path';
import type { Rspack } from '@rsbuild/core';
import type { SharedImports } from '@charity-site/registry/types';
import type { Use } from './uses';

/** Names that a library may change in any version. Imports of a whole module do not need them. */
const UNSTABLE = /^(_|unstable_|experimental_|UNSAFE_)/;

/** The exports of a module; undefined if the bundler does not know them. */
export const exportsOf = (
  { moduleGraph }: Rspack.Compilation,
  module: Rspack.Module | undefined,
): readonly string[] | undefined => {
  const provided = module && moduleGraph.getProvidedExports(module);
  return Array.isArray(provided) ? provided : undefined;
};

/**
 * The exports of a part's installed modules, which are not in a released build. Modules that only a
 * browser or a bundler can load are unknown.
 */
export const exportsInstalled = (
  folder: string,
): ((request: string) => readonly string[] | undefined) => {
  const load = createRequire(path.join(folder, 'package.json'));
  return (request) => {
    try {
      return Object.keys(load(request) as object);
    } catch {
      return undefined;
    }
  };
};

/** The names that one use needs: all documented ones if the module is used as a whole. */
const namesOf = (
  { ids: [name, property] }: Use,
  exported: readonly string[] | undefined,
): readonly string[] => {
  // The default import of a CommonJS module is the module.
  const used = name === 'default' && !exported?.includes('default') ? property : name;
  return used === undefined ? (exported ?? []).filter((one) => !UNSTABLE.test(one)) : [used];
};

/** Prefers own sources, then the first name, so that equal builds have equal lists. */
const isBetter = (file: string, than: string): boolean => {
  const [isPackage, wasPackage] = [file, than].map((one) => one.startsWith('node_modules/'));
  return isPackage === wasPackage ? file < than : !isPackage;
};

/** Sorts the keys of a record, so that equal builds write equal files. */
export const sorted = <Value>(values: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1)));

/**
 * The names that a build imports from each shared module, each with a file that imports it.
 * @param exportedBy the exports of the installed module; undefined if unknown
 */
export const importsOf = (
  uses: readonly Use[],
  exportedBy: (request: string) => readonly string[] | undefined,
): SharedImports => {
  const found: SharedImports = {};
  for (const use of uses) {
    const names = (found[use.request] ??= {});
    const exported = exportedBy(use.request);
    for (const name of namesOf(use, exported)) {
      // A library supports an older version, whose name the installed one lacks, too: it works
      // without.
      if (exported && !exported.includes(name)) continue;
      const before = names[name];
      if (before === undefined || isBetter(use.file, before)) names[name] = use.file;
    }
  }
  return sorted(
    Object.fromEntries(Object.entries(found).map(([request, names]) => [request, sorted(names)])),
  );
};
