import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../parts/parts';

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);

const exists = (file: string): boolean => existsSync(path.join(ROOT, file));

const UNTRACKED = ['--others', '--exclude-standard'];

/** The browser specs of the project, by their paths from the root. */
export const specFiles = (): string[] =>
  git('ls-files', '--cached', ...UNTRACKED, 'e2e/**/*.spec.ts').filter(exists);

/**
 * The files, by their paths from the root, that differ from a commit and still exist, those that
 * git does not track yet included.
 */
export const changedFiles = (since: string): string[] =>
  [...git('diff', '--name-only', since), ...git('ls-files', ...UNTRACKED)].filter(exists);
