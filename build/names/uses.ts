import path from 'node:path';
import type { Rspack } from '@rsbuild/core';
import { SHARED_REQUESTS } from '../federation';

/** One use of a shared module by a module of a build. */
export interface Use {
  /** The shared module. */
  request: string;
  /** The file that uses it, relative to the part's folder, or from `node_modules/` on. */
  file: string;
  /** The export that is used and the property of it; empty when the whole module is used. */
  ids: readonly string[];
  /** The build's own copy of the shared module. */
  copy: Rspack.Module | undefined;
}

/** Types of dependencies that only run a module. Others name what they use of it. */
const EVALUATIONS = ['esm import', 'esm export import'];
const SHARING = ['consume-shared-module', 'provide-module'];

const isSharing = (module: Rspack.Module): boolean => SHARING.includes(module.type);

const fileOf = (module: Rspack.Module, folder: string): string => {
  const name = (module.nameForCondition() ?? '').split(path.sep).join('/');
  const packaged = name.lastIndexOf('/node_modules/');
  return packaged === -1 ? path.relative(folder, name).split(path.sep).join('/') : name.slice(packaged + 1);
};

/**
 * The modules that run beside the shell's copies. What only a part's own copy of a shared module needs is left out, because
 * the copy runs only where the shell has none.
 */
const modulesBesideCopies = (moduleGraph: Rspack.ModuleGraph, modules: Iterable<Rspack.Module>): Set<Rspack.Module> => {
  const isFirst = (module: Rspack.Module) =>
    !isSharing(module) && moduleGraph.getIncomingConnections(module).every(({ originModule }) => !originModule);
  const found = new Set([...modules].filter(isFirst));
  for (const module of found)
    for (const { module: next } of moduleGraph.getOutgoingConnections(module))
      if (next && !isSharing(next)) found.add(next);
  return found;
};

/** Every use of a shared module in a build. To be called when all modules are known and none is joined with another. */
export const usesIn = (
  { moduleGraph }: Rspack.Compilation,
  modules: Iterable<Rspack.Module>,
  folder: string,
): Use[] => {
  const found: Use[] = [];
  for (const module of modulesBesideCopies(moduleGraph, modules))
    for (const { dependency, module: shared } of moduleGraph.getOutgoingConnections(module)) {
      const { type, request = '', ids = [] } = dependency;
      if (!SHARED_REQUESTS.includes(request) || EVALUATIONS.includes(type)) continue;
      const copy = shared && moduleGraph.getOutgoingConnections(shared).find((one) => one.module)?.module;
      found.push({ request, file: fileOf(module, folder), ids, copy: copy ?? undefined });
    }
  return found;
};
