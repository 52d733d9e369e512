import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** One block of a worked example: a new file, or changed lines of an existing one. */
export interface Block {
  file: string;
  kind: 'new' | 'added';
  code: string;
}

const BLOCK = /`([\w./-]+\.tsx?)`[^`]*:\n\n```(ts|tsx|diff)\n([\s\S]*?)```/g;

/** The blocks of a chapter, in order. A block's file is the last one named before it. */
export const blocksOf = (text: string, chapter: string): Block[] => {
  const body = text.split(`# ${chapter}\n`)[1]?.split('\n## ')[0];
  if (!body) throw new Error(`There is no chapter "${chapter}".`);
  return [...body.matchAll(BLOCK)].map(([, file = '', language, code = '']) => ({
    file,
    kind: language === 'diff' ? 'added' : 'new',
    code,
  }));
};

/** Applies a hunk to a text. Its context and removed lines must occur exactly once. */
const withHunk = (text: string, hunk: string, file: string): string => {
  const without = (sign: string) =>
    hunk
      .trimEnd()
      .split('\n')
      .filter((line) => !line.startsWith(sign))
      .map((line) => line.slice(1))
      .join('\n');
  const from = without('+');
  if (text.split(from).length !== 2)
    throw new Error(`${file} does not contain these lines exactly once:\n${from}`);
  return text.replace(from, () => without('-'));
};

/** Applies a diff, whose hunks are separated by `@@` lines. */
const withAdded = (text: string, diff: string, file: string): string =>
  diff.split('\n@@\n').reduce((changed, hunk) => withHunk(changed, hunk, file), text);

/** Applies the example to the sources in a folder. Throws if a context line no longer exists. */
export const follow = (blocks: readonly Block[], folder: string): void => {
  for (const { file, kind, code } of blocks) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    if (kind === 'new') writeFileSync(target, code, { flag: 'wx' });
    else writeFileSync(target, withAdded(readFileSync(target, 'utf8'), code, file));
  }
};
