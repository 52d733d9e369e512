import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../parts/parts';
import { WORKSPACES } from '../../parts/workspaces.cjs';

/** The scope of the workspaces' names. */
const SCOPE = '@charity-site';

/** Not linked: build caches, and the workspaces, which each tree has itself. */
const NOT_LINKED = ['.cache', '.federation', SCOPE];

const linkEach = (from: string, to: string): void => {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (!NOT_LINKED.includes(name)) symlinkSync(path.join(from, name), path.join(to, name));
  }
};

/**
 * Links this project's installed packages into another tree, one by one. Workspaces in the tree are
 * linked to the tree itself, so that `@charity-site/ui-kit/theme` does not resolve to this project.
 * @param tree a copy of the project, whole or in part, without packages
 */
export const linkPackages = (tree: string): void => {
  const theirs = WORKSPACES.filter((name) => existsSync(path.join(tree, name)));
  const scope = path.join(tree, 'node_modules', SCOPE);
  linkEach(path.join(ROOT, 'node_modules'), path.join(tree, 'node_modules'));
  mkdirSync(scope);
  for (const name of WORKSPACES)
    symlinkSync(path.join(theirs.includes(name) ? tree : ROOT, name), path.join(scope, name));
  // Packages of a single workspace in another version.
  for (const workspace of theirs) {
    const own = path.join(ROOT, workspace, 'node_modules');
    if (existsSync(own)) linkEach(own, path.join(tree, workspace, 'node_modules'));
  }
};
