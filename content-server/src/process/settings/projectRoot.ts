import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/**
 * The project's root: relative folders count from there, so that `npm start` at the root and `npm
 * run dev -w content-server` open the same data. Outside the project (the installed package) it is
 * the folder the server was started in.
 */
export const projectRoot = (from = process.cwd()): string => {
  for (let folder = resolve(from); ; folder = dirname(folder)) {
    const manifest = join(folder, 'package.json');
    if (existsSync(manifest) && readFileSync(manifest, 'utf8').includes('"workspaces"'))
      return folder;
    if (dirname(folder) === folder) return resolve(from);
  }
};

/**
 * The folder with the program's own files: the installed package, or the project's root.
 * `content-server/bin/fromBuild.js` sets the variable.
 */
export const programRoot = (root = projectRoot()): string => process.env.PROGRAM_ROOT ?? root;

/** A command as the operator enters it: of the installed package, or a script of the project. */
export const commandText = (script: 'admin' | 'release', args: string): string => {
  if (programRoot() === projectRoot()) return `npm run ${script} -- ${args}`;
  return `charity-site ${script === 'release' ? 'releases' : script} ${args}`;
};
