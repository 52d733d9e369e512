import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../build/parts/parts';

/** One line of Storybook's index: a story, or a page of documentation. */
export interface Entry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  /** The file it comes from, from the project's root: './ui-kit/src/…'. */
  importPath: string;
}

/** Where stories and pages may stand; that this misses none of the index has a test. */
const FOLDERS = ['ui-kit', '.storybook'];

/** The project's files whose names end so, as Storybook's index names them. */
export const filesEnding = (ending: string): string[] =>
  FOLDERS.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(ending))
      .map((file) => `./${folder}/${file}`),
  ).sort();

/** Storybook's index as the running product serves it. */
export const entriesAt = async (url: string): Promise<Entry[]> => {
  const answer = await fetch(`${url}/storybook/index.json`);
  if (!answer.ok) throw new Error(`Storybook's index answered ${answer.status}.`);
  const { entries } = (await answer.json()) as { entries: Record<string, Entry> };
  return Object.values(entries);
};
