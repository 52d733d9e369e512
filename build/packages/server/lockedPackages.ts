import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../parts/parts';

/** A package in package-lock.json. */
export interface LockedPackage {
  name: string;
  /** Relative to the root. */
  folder: string;
  version: string;
  /** SPDX expression. */
  license?: string;
  /** True if nothing needs it on every platform. */
  optional?: boolean;
  /** The folder of a workspace. */
  resolved?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/**
 * The packages that a workspace needs at run time, at the versions of package-lock.json. The
 * nearest to the workspace come first. Workspaces are followed, and not in the result.
 * @param workspace '' for the root
 * @param names the dependencies to follow
 */
export const lockedPackages = (workspace: string, names: readonly string[]): LockedPackage[] => {
  const { packages } = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Partial<Record<string, LockedPackage>>;
  };
  const resolve = (from: string, name: string): string => {
    const folder = path.posix.join(from, 'node_modules', name);
    if (packages[folder]) return packages[folder].resolved ?? folder;
    return from && resolve(from.slice(0, Math.max(0, from.lastIndexOf('node_modules/') - 1)), name);
  };
  const found = new Map<string, LockedPackage>();
  const queue = names.map((name) => ({ from: workspace, name }));
  for (const { from, name } of queue) {
    const folder = resolve(from, name);
    const locked = packages[folder];
    if (!locked || found.has(folder)) continue;
    found.set(folder, { ...locked, name, folder });
    for (const next of Object.keys({ ...locked.dependencies, ...locked.optionalDependencies }))
      queue.push({ from: folder, name: next });
  }
  return [...found.values()].filter(({ folder }) => folder.includes('node_modules/'));
};
