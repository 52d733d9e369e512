import { packageOf, WORKSPACES } from './project';

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
