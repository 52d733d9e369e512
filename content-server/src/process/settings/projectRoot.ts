import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/**
 * The project's root: relative folders count from there, so that `npm start` at the root and `npm
 * run dev -w content-server` open the same data. Outside the project (a container with the built
 * file alone) it is the folder the server was started in.
 */
export const projectRoot = (from = process.cwd()): string => {
  for (let folder = resolve(from); ; folder = dirname(folder)) {
    const manifest = join(folder, 'package.json');
    if (existsSync(manifest) && readFileSync(manifest, 'utf8').includes('"workspaces"'))
      return folder;
    if (dirname(folder) === folder) return resolve(from);
  }
};
