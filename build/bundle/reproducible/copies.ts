import {
  copyFileSync,
  cpSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../parts/parts';

/** Folders that no build reads, at any depth. */
const LEFT_OUT = /^(\.git|node_modules|dist.*|storybook-static|test-results)$/;

/** The server's data, and large folders that no build reads. */
const LEFT_OUT_OF_ROOT = ['data', 'docs', 'e2e', 'releases'];

const isSource = (file: string): boolean =>
  !LEFT_OUT.test(path.basename(file)) && !LEFT_OUT_OF_ROOT.includes(path.relative(ROOT, file));

const linkFile = (from: string, to: string): void => {
  try {
    linkSync(from, to);
  } catch {
    // The folders are on different disks.
    copyFileSync(from, to);
  }
};

/** Caches, and files of packages that no build reads: half of all files. */
const NOT_NEEDED = /^\.cache$|\.(map|md|flow|d\.[cm]?ts)$/;

/** Copies a folder of packages. Files are hard links, so it takes seconds. */
const linkTree = (from: string, to: string): void => {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (NOT_NEEDED.test(entry.name)) continue;
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isFile()) linkFile(source, target);
  }
};

/**
 * Copies the sources of all parts and the installed packages, like a checkout with its own
 * installation.
 */
export const copyCheckout = (folder: string): void => {
  cpSync(ROOT, folder, { recursive: true, filter: isSource });
  linkTree(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  for (const { name } of readdirSync(ROOT, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  ))
    if (readdirSync(path.join(ROOT, name)).includes('node_modules'))
      linkTree(path.join(ROOT, name, 'node_modules'), path.join(folder, name, 'node_modules'));
};
