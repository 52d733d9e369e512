/** What of package-lock.json concerns workspaces. */
interface Lock {
  packages: Record<string, { workspaces?: string[] } & Record<string, unknown>>;
}

interface Workspace {
  name: string;
  version: string;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/**
 * The lock file with one more workspace, as npm itself would write it: all that it depends on is there already, in the
 * same versions, so that neither npm nor a registry has to be asked and `npm ci` finds nothing to complain of.
 */
export const withWorkspace = (lock: Lock, folder: string, workspace: Workspace): Lock => {
  const { name, version, dependencies, devDependencies } = workspace;
  const { '': root, ...others } = lock.packages;
  const packages = Object.entries({
    ...others,
    [folder]: { name, version, dependencies, devDependencies },
    [`node_modules/${name}`]: { resolved: folder, link: true },
  }).sort(([one], [other]) => one.localeCompare(other, 'en'));
  return {
    ...lock,
    packages: { '': { ...root, workspaces: [...(root?.workspaces ?? []), folder] }, ...Object.fromEntries(packages) },
  };
};
