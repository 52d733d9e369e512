import type { Package } from '../../parts/workspaces.cjs';

/** The part of package-lock.json that lists workspaces. */
interface Lock {
  packages: Record<string, { workspaces?: string[] } & Record<string, unknown>>;
}

/**
 * Adds a workspace to the lock file as npm would. Its dependencies are already installed in the
 * same versions, so it needs neither npm nor a package registry, and `npm ci` accepts the file.
 */
export const withWorkspace = (lock: Lock, folder: string, workspace: Package): Lock => {
  const { name, version, dependencies, devDependencies } = workspace;
  const { '': root, ...others } = lock.packages;
  const packages = Object.entries({
    ...others,
    [folder]: { name, version, dependencies, devDependencies },
    [`node_modules/${name}`]: { resolved: folder, link: true },
  }).sort(([one], [other]) => one.localeCompare(other, 'en'));
  return {
    ...lock,
    packages: {
      '': { ...root, workspaces: [...(root?.workspaces ?? []), folder] },
      ...Object.fromEntries(packages),
    },
  };
};
