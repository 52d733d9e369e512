import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { distOf, inputsOf, ROOT, type Part } from './parts';

const STAMP = '.inputs';

/** Files that no part's build reads: tests, stories, documentation pages, earlier builds. */
const NOT_IN_PARTS = /(^|\/)(dist(-[0-9]+)?(-old)?|node_modules)(\/|$)|\.(test|stories)\.tsx?$|\.mdx?$/;

const filesBelow = (file: string, ignored: RegExp): string[] =>
  ignored.test(path.relative(ROOT, file))
    ? []
    : statSync(file).isDirectory()
      ? readdirSync(file)
          .sort()
          .flatMap((name) => filesBelow(path.join(file, name), ignored))
      : [file];

/**
 * A hash over everything something is built from; equal hashes make equal builds.
 * @param inputs relative to the root; folders with everything below them
 * @param ignored matches the paths among them that no build reads
 */
export const hashOf = (inputs: readonly string[], ignored: RegExp): string => {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => filesBelow(path.join(ROOT, input), ignored))) {
    hash.update(path.relative(ROOT, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
};

/** The hash over everything a part is built from. */
export const inputsHash = (part: Part): string => hashOf(inputsOf(part), NOT_IN_PARTS);

/** Whether the build in a folder was made from what has the given hash. */
export const isStamped = (folder: string, hash: string): boolean => {
  try {
    return readFileSync(path.join(folder, STAMP), 'utf8') === hash;
  } catch {
    return false;
  }
};

/** Whether a part's build was made from what is there now. */
export const isFresh = (part: Part): boolean => isStamped(distOf(part), inputsHash(part));

/** Notes in a build's folder what it was made from; to be called with the hash taken before the build began. */
export const stamp = (folder: string, hash: string): void => writeFileSync(path.join(folder, STAMP), hash);
