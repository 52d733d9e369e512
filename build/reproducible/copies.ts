import { copyFileSync, cpSync, linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../parts/parts';

/** Not sources, or sources that no build reads. */
const LEFT_OUT = /^(\.git|node_modules|dist.*|storybook-static|releases|data|e2e|docs|coverage|test-results)$/;

const linkFile = (from: string, to: string): void => {
  try {
    linkSync(from, to);
  } catch {
    // The folders are on different disks.
    copyFileSync(from, to);
  }
};

/** Copies a folder of packages. Files are hard links, so it takes seconds. */
const linkTree = (from: string, to: string): void => {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.name === '.cache') continue;
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isFile()) linkFile(source, target);
  }
};

/** Copies the sources of all parts and the installed packages, as a checkout with its own installation has them. */
export const copyCheckout = (folder: string): void => {
  cpSync(ROOT, folder, { recursive: true, filter: (file) => !LEFT_OUT.test(path.basename(file)) });
  linkTree(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  for (const { name } of readdirSync(ROOT, { withFileTypes: true }).filter((entry) => entry.isDirectory()))
    if (readdirSync(path.join(ROOT, name)).includes('node_modules'))
      linkTree(path.join(ROOT, name, 'node_modules'), path.join(folder, name, 'node_modules'));
};
