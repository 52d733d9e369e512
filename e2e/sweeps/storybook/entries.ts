import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../../build/parts/parts';

/** One entry of Storybook's index: a story or a documentation page. */
export interface Entry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  /** Its source file, relative to the project's root: './ui-kit/src/…'. */
  importPath: string;
}

/** The folders with stories and pages. A test checks that they cover the whole index. */
const FOLDERS = ['ui-kit', '.storybook'];

/** The project's files with a given ending, named as in Storybook's index. */
export const filesEnding = (ending: string): string[] =>
  FOLDERS.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(ending))
      .map((file) => `./${folder}/${file}`),
  ).sort();

/** Storybook's index, from the running product. */
export const entriesAt = async (url: string): Promise<Entry[]> => {
  const response = await fetch(`${url}/storybook/index.json`);
  if (!response.ok) throw new Error(`Storybook's index answered ${response.status}.`);
  const { entries } = (await response.json()) as { entries: Record<string, Entry> };
  return Object.values(entries);
};
