import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { distOf, INPUTS, ROOT, type Part } from './parts';

const STAMP = '.inputs';

/** Files that no build reads: tests, stories, documentation pages, earlier builds. */
const isIgnored = (file: string) =>
  /(^|\/)(dist(-[0-9]+)?(-old)?|node_modules)(\/|$)|\.(test|stories)\.tsx?$|\.mdx?$/.test(file);

const filesBelow = (file: string): string[] =>
  isIgnored(path.relative(ROOT, file))
    ? []
    : statSync(file).isDirectory()
      ? readdirSync(file)
          .sort()
          .flatMap((name) => filesBelow(path.join(file, name)))
      : [file];

/** A hash over everything a part is built from; equal hashes make equal builds. */
export const inputsHash = (part: Part): string => {
  const hash = createHash('sha256');
  for (const file of INPUTS[part].flatMap((input) => filesBelow(path.join(ROOT, input)))) {
    hash.update(path.relative(ROOT, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
};

/** Whether a part's build was made from what is there now. */
export const isFresh = (part: Part): boolean => {
  try {
    return readFileSync(path.join(distOf(part), STAMP), 'utf8') === inputsHash(part);
  } catch {
    return false;
  }
};

/** Notes in a build's folder what it was made from; to be called with the hash taken before the build began. */
export const stamp = (folder: string, hash: string): void => writeFileSync(path.join(folder, STAMP), hash);
