import { existsSync, readdirSync } from 'node:fs';
import { cp, lstat, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { distOf, ROOT, type Part } from '../../build/parts/parts';
import { run, TYPESCRIPT } from '../../build/parts/run';
import { prepared } from '../fixtures/prepareOnce';

/** What building and releasing the remotes needs of the project. */
const NEEDED = [
  'build',
  'registry',
  'shell',
  'public-site',
  'admin-app',
  'ui-kit',
  'api-client',
  'package.json',
  'package-lock.json',
];

/** Not the project's sources: what is installed, made, or kept beside them. */
const MADE = /^(\.git|node_modules|dist.*|data|releases|storybook-static|screenshots|test-results|playwright-report)$/;

/** All of the project. */
export const WHOLE = readdirSync(ROOT).filter((name) => !MADE.test(name));

const isSource = (file: string) => !/\/(dist|node_modules)$/.test(file);

/** A copy of the house in which one team can change its part; the product under test does not see it. */
export interface House {
  folder: string;
  /** Changes a text in one of its files; throws when it is not there exactly once. */
  change: (file: string, from: string, to: string) => Promise<void>;
  /** Takes the project's own build of a part along, as one that can be changed. Answers its folder. */
  takeBuild: (part: Part) => Promise<string>;
  /** `npm run build -w <part>` */
  build: (part: string) => Promise<void>;
}

/**
 * The installed packages of a copied house: those of the project, but its workspaces are the copy's own, so that a
 * change in ui-kit is what its remotes are built with.
 */
const installPackages = async (folder: string, names: readonly string[]): Promise<void> => {
  const [installed, own] = [path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules')];
  await mkdir(own);
  for (const name of await readdir(installed)) {
    const isWorkspace = (await lstat(path.join(installed, name))).isSymbolicLink();
    await symlink(isWorkspace ? path.join('..', name) : path.join(installed, name), path.join(own, name));
  }
  // What one workspace alone has in another version.
  for (const name of names) {
    const alone = path.join(ROOT, name, 'node_modules');
    if (existsSync(alone)) await symlink(alone, path.join(folder, name, 'node_modules'));
  }
};

/**
 * Copies the house's sources; the installed packages are shared.
 * @param within the folder in which the copy is made; what goes with the tests unless told
 * @param names what is copied: what building and releasing need, or `WHOLE`
 */
export const copyHouse = async (within = prepared().folder, names: readonly string[] = NEEDED): Promise<House> => {
  const folder = await mkdtemp(path.join(within, 'house-'));
  for (const name of names) {
    await cp(path.join(ROOT, name), path.join(folder, name), { recursive: true, filter: isSource });
  }
  await installPackages(folder, names);
  return {
    folder,
    change: async (file, from, to) => {
      const place = path.join(folder, file);
      const parts = (await readFile(place, 'utf8')).split(from);
      if (parts.length !== 2) throw new Error(`'${from}' stands ${parts.length - 1} times in ${file}.`);
      await writeFile(place, parts.join(to));
    },
    takeBuild: async (part) => {
      const dist = path.join(folder, part, 'dist');
      await rm(dist, { recursive: true, force: true });
      await cp(distOf(part), dist, { recursive: true });
      return dist;
    },
    build: async (part) => {
      const code = await run(process.execPath, [...TYPESCRIPT, '../build/cli/buildPart.ts'], {
        cwd: path.join(folder, part),
        quiet: true,
      });
      if (code !== 0) throw new Error(`${part} could not be built.`);
    },
  };
};
