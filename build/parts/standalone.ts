import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Package } from './workspaces.cjs';

// Replaces build/parts/project.ts in the packed remote-sdk: the only part of the repository is the
// remote in whose folder the command runs. Its name is the package's, without the scope.

const read = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Package;

/** The folder of the remote: this one or its nearest parent that is a remote. */
const rootOf = (folder: string): string => {
  if (existsSync(path.join(folder, 'package.json')) && read(folder).federation)
    return path.join(folder, '/');
  if (path.dirname(folder) === folder)
    throw new Error('Run this in the folder of a remote: its package.json has "federation".');
  return rootOf(path.dirname(folder));
};

export const ROOT = rootOf(process.cwd());
export const packageOf = (_name: string): Package => read(ROOT);
export const folderOf = (_name: string): string => ROOT;
export const REMOTES = [read(ROOT).name.replace(/^@[^/]+\//, '')];
export const WORKSPACES = [...REMOTES];
