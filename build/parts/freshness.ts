import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { distOf, inputsOf, ROOT, type Part } from './parts';

const STAMP = '.inputs';

/**
 * Files that no part's build reads: tests, stories, guides, documentation pages, earlier builds.
 */
const NOT_IN_PARTS =
  /(^|\/)(dist(-[0-9]+)?(-old)?|node_modules)(\/|$)|\.(test|stories|guide)\.tsx?$|\.mdx?$/;

const filesBelow = (file: string, ignored: RegExp): string[] =>
  ignored.test(path.relative(ROOT, file))
    ? []
    : statSync(file).isDirectory()
      ? readdirSync(file)
          .sort()
          .flatMap((name) => filesBelow(path.join(file, name), ignored))
      : [file];

/**
 * A hash over the sources of a build. Equal hashes give equal builds.
 * @param inputs files and folders, relative to the root
 * @param ignored matches paths that are not inputs
 */
export const hashOf = (inputs: readonly string[], ignored: RegExp): string => {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => filesBelow(path.join(ROOT, input), ignored))) {
    hash.update(path.relative(ROOT, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
};

/** The hash over the sources of a part. */
export const inputsHash = (part: Part): string => hashOf(inputsOf(part), NOT_IN_PARTS);

/** True if the build in a folder was made from sources with the given hash. */
export const isStamped = (folder: string, hash: string): boolean => {
  try {
    return readFileSync(path.join(folder, STAMP), 'utf8') === hash;
  } catch {
    return false;
  }
};

/** True if a part's build was made from the current sources. */
export const isFresh = (part: Part): boolean => isStamped(distOf(part), inputsHash(part));

/** Stores the hash of the sources in a build's folder. Pass the hash from before the build. */
export const stamp = (folder: string, hash: string): void =>
  writeFileSync(path.join(folder, STAMP), hash);
