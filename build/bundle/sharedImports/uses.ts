import path from 'node:path';
import type { Rspack } from '@rsbuild/core';
import { SHARED_REQUESTS } from '../../federation';

/** One use of a shared module by a module of a build. */
export interface Use {
  /** The shared module. */
  request: string;
  /** The importing file, relative to the part's folder, or from `node_modules/` on. */
  file: string;
  /** The used export and its property; empty if the whole module is used. */
  ids: readonly string[];
}

/** Types of dependencies that only evaluate a module. Others have the used names. */
const EVALUATIONS = ['esm import', 'esm export import'];
/** True if a module represents a shared module. */
export const isShareModule = (module: Rspack.Module): boolean =>
  ['consume-shared-module', 'provide-module'].includes(module.type);

const fileOf = (module: Rspack.Module, folder: string): string => {
  const name = (module.nameForCondition() ?? '').split(path.sep).join('/');
  const packaged = name.lastIndexOf('/node_modules/');
  return packaged === -1
    ? path.relative(folder, name).split(path.sep).join('/')
    : name.slice(packaged + 1);
};

/**
 * Every use of a shared module in a build. Call it when all modules are known and before they are
 * concatenated.
 */
export const usesIn = (
  { moduleGraph }: Rspack.Compilation,
  modules: Iterable<Rspack.Module>,
  folder: string,
): Use[] => {
  const found: Use[] = [];
  for (const module of modules) {
    // In a standalone remote, module federation uses its copies as a whole.
    if (isShareModule(module)) continue;
    for (const { dependency } of moduleGraph.getOutgoingConnections(module)) {
      const { type, request = '', ids = [] } = dependency;
      if (!SHARED_REQUESTS.includes(request) || EVALUATIONS.includes(type)) continue;
      found.push({ request, file: fileOf(module, folder), ids });
    }
  }
  return found;
};
