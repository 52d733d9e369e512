import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../parts/parts';

/** A package in package-lock.json. */
export interface LockedPackage {
  version: string;
  /** Such as `sha512-…`, in Base64. */
  integrity?: string;
  /** SPDX expression. */
  license?: string;
  /** True if nothing needs it on every platform. */
  optional?: boolean;
  /** True for a workspace, whose folder is in `resolved`. */
  link?: boolean;
  resolved?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** The packages of package-lock.json, by folder. */
const readLock = (): Partial<Record<string, LockedPackage>> =>
  (
    JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, LockedPackage>;
    }
  ).packages;

/** The name of the package in a folder. */
export const nameOf = (folder: string): string => folder.replace(/^.*node_modules\//, '');

/**
 * The packages that a workspace needs at run time, as package-lock.json has them, by folder. The
 * nearest to the workspace come first. Workspaces are followed, and not in the result.
 * @param names the dependencies to follow
 */
export const lockedPackages = (
  workspace: string,
  names: readonly string[],
): Map<string, LockedPackage> => {
  const packages = readLock();
  const resolve = (from: string, name: string): string | undefined => {
    const folder = path.posix.join(from, 'node_modules', name);
    const found = packages[folder];
    if (found) return found.link ? found.resolved : folder;
    if (from === '') return undefined;
    return resolve(from.slice(0, Math.max(0, from.lastIndexOf('node_modules/') - 1)), name);
  };
  const found = new Map<string, LockedPackage>();
  const queue = names.map((name) => ({ from: workspace, name }));
  for (const { from, name } of queue) {
    const folder = resolve(from, name);
    const locked = folder === undefined ? undefined : packages[folder];
    if (!folder || !locked || found.has(folder)) continue;
    found.set(folder, locked);
    for (const next of Object.keys({ ...locked.dependencies, ...locked.optionalDependencies }))
      queue.push({ from: folder, name: next });
  }
  return new Map([...found].filter(([folder]) => folder.includes('node_modules/')));
};
