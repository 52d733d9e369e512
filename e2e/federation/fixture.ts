import { readdirSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { distOf, ROOT, type Part } from '../../build/parts/parts';
import { run, TYPESCRIPT } from '../../build/parts/run';
import { linkPackages } from '../../build/worktree/linkPackages';
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

/** A copy of the project in which one team can change its part; the product under test does not see it. */
export interface ProjectCopy {
  folder: string;
  /** Changes a text in one of its files; throws when it is not there exactly once. */
  change: (file: string, from: string, to: string) => Promise<void>;
  /** Takes the project's own build of a part along, as one that can be changed. Answers its folder. */
  takeBuild: (part: Part) => Promise<string>;
  /** `npm run build -w <part>` */
  build: (part: string) => Promise<void>;
}

/**
 * Copies the project's sources; the installed packages are shared.
 * @param within the folder in which the copy is made; what goes with the tests unless told
 * @param names what is copied: what building and releasing need, or `WHOLE`
 */
export const copyProject = async (
  within = prepared().folder,
  names: readonly string[] = NEEDED,
): Promise<ProjectCopy> => {
  const folder = await mkdtemp(path.join(within, 'house-'));
  for (const name of names) {
    await cp(path.join(ROOT, name), path.join(folder, name), { recursive: true, filter: isSource });
  }
  linkPackages(folder);
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
