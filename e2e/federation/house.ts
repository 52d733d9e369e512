import { cp, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../../build/parts/parts';
import { run, TYPESCRIPT } from '../../build/parts/run';
import { prepared } from '../fixtures/prepareOnce';

/** What building and releasing the public site needs of the project. */
const NEEDED = [
  'build',
  'registry',
  'shell',
  'public-site',
  'ui-kit',
  'api-client',
  'package.json',
  'package-lock.json',
];

const isSource = (file: string) => !/\/(dist|node_modules)$/.test(file);

/** A copy of the house in which one team can change its part; the product under test does not see it. */
export interface House {
  folder: string;
  /** Changes a text in one of its files; throws when it is not there exactly once. */
  change: (file: string, from: string, to: string) => Promise<void>;
  /** `npm run build -w <part>` */
  build: (part: string) => Promise<void>;
}

/** Copies the house's sources; the installed packages are shared. */
export const copyHouse = async (): Promise<House> => {
  const folder = await mkdtemp(path.join(prepared().folder, 'house-'));
  for (const name of NEEDED) {
    await cp(path.join(ROOT, name), path.join(folder, name), { recursive: true, filter: isSource });
  }
  await symlink(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  return {
    folder,
    change: async (file, from, to) => {
      const place = path.join(folder, file);
      const parts = (await readFile(place, 'utf8')).split(from);
      if (parts.length !== 2) throw new Error(`'${from}' stands ${parts.length - 1} times in ${file}.`);
      await writeFile(place, parts.join(to));
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
