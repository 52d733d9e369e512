import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** One block of a worked example: a new file, or lines to add to an existing one. */
export interface Block {
  file: string;
  kind: 'new' | 'added';
  code: string;
}

const BLOCK = /`([\w./-]+\.tsx?)`[^`]*:\n\n```(ts|tsx|diff)\n([\s\S]*?)```/g;

/** The blocks of a chapter of a page, in order. A block's file is the last one named before it. */
export const blocksOf = (text: string, chapter: string): Block[] => {
  const body = text.split(`# ${chapter}\n`)[1]?.split('\n## ')[0];
  if (!body) throw new Error(`There is no chapter "${chapter}".`);
  return [...body.matchAll(BLOCK)].map(([, file = '', language, code = '']) => ({
    file,
    kind: language === 'diff' ? 'added' : 'new',
    code,
  }));
};

/** Adds the `+` lines of a hunk to a text. The other lines are the context, which must occur exactly once. */
const withHunk = (text: string, hunk: string, file: string): string => {
  const lines = hunk.trimEnd().split('\n');
  const from = lines
    .filter((line) => !line.startsWith('+'))
    .map((line) => line.slice(1))
    .join('\n');
  if (text.split(from).length !== 2) throw new Error(`${file} does not contain these lines exactly once:\n${from}`);
  return text.replace(from, () => lines.map((line) => line.slice(1)).join('\n'));
};

/** Adds the lines of a diff, whose hunks are divided by lines with `@@`. */
const withAdded = (text: string, diff: string, file: string): string =>
  diff.split('\n@@\n').reduce((changed, hunk) => withHunk(changed, hunk, file), text);

/** Applies the example to the sources in a folder. Throws when a context line no longer exists. */
export const follow = (blocks: readonly Block[], folder: string): void => {
  for (const { file, kind, code } of blocks) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    if (kind === 'new') writeFileSync(target, code, { flag: 'wx' });
    else writeFileSync(target, withAdded(readFileSync(target, 'utf8'), code, file));
  }
};
