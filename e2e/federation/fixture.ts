import { readdirSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { distOf, ROOT, type Part } from '../../build/parts/parts';
import { run, TYPESCRIPT } from '../../build/parts/run';
import { linkPackages } from '../../build/checks/worktree/linkPackages';
import { prepared } from '../fixtures/prepareOnce';

/** The parts of the project needed to build and release remotes. */
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

/** Files and folders other than sources: packages, builds and data. */
const MADE =
  /^(\.git|node_modules|dist.*|data|releases|storybook-static|screenshots|test-results|playwright-report)$/;

/** All sources of the project. */
export const WHOLE = readdirSync(ROOT).filter((name) => !MADE.test(name));

const isSource = (file: string) => !/\/(dist|node_modules)$/.test(file);

/**
 * A copy of the project in which one team can change its part without affecting the product under
 * test.
 */
export interface ProjectCopy {
  folder: string;
  /** Replaces a text in a file. Throws unless the file contains it exactly once. */
  change: (file: string, from: string, to: string) => Promise<void>;
  /** Copies the project's build of a part for changes. @returns its folder */
  takeBuild: (part: Part) => Promise<string>;
  /** `npm run build -w <part>` */
  build: (part: string) => Promise<void>;
}

/**
 * Copies the project's sources and links the installed packages.
 * @param within folder of the copy; default a temporary one
 * @param names names to copy: default those needed to build and release, or `WHOLE`
 */
export const copyProject = async (
  within = prepared().folder,
  names: readonly string[] = NEEDED,
): Promise<ProjectCopy> => {
  const folder = await mkdtemp(path.join(within, 'project-'));
  for (const name of names) {
    await cp(path.join(ROOT, name), path.join(folder, name), { recursive: true, filter: isSource });
  }
  linkPackages(folder);
  return {
    folder,
    change: async (file, from, to) => {
      const place = path.join(folder, file);
      const parts = (await readFile(place, 'utf8')).split(from);
      if (parts.length !== 2)
        throw new Error(`'${from}' occurs ${parts.length - 1} times in ${file}.`);
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
