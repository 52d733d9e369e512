import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../parts/parts';
import { WORKSPACES } from '../parts/workspaces.cjs';

/** What builds remember is of one tree alone. */
const REMEMBERED = ['.cache', '.federation'];

const linkEach = (from: string, to: string, target = (name: string) => path.join(from, name)): void => {
  mkdirSync(to);
  for (const name of readdirSync(from)) if (!REMEMBERED.includes(name)) symlinkSync(target(name), path.join(to, name));
};

/**
 * Gives another tree this project's installed packages: a link for each, but the names of the workspaces that stand in that
 * tree lead into it. One link to all of them would let `ui-kit/theme` mean this project's.
 * @param tree a copy of the project, whole or in part, without packages
 */
export const linkPackages = (tree: string): void => {
  const theirs = WORKSPACES.filter((name) => existsSync(path.join(tree, name)));
  const packages = path.join(ROOT, 'node_modules');
  linkEach(packages, path.join(tree, 'node_modules'), (name) =>
    path.join(theirs.includes(name) ? tree : packages, name),
  );
  // What one workspace alone has in another version.
  for (const workspace of theirs) {
    const own = path.join(ROOT, workspace, 'node_modules');
    if (existsSync(own)) linkEach(own, path.join(tree, workspace, 'node_modules'));
  }
};
