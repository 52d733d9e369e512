import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../parts/parts';
import { linkPackages } from '../trees/linkPackages';

const git = (...given: string[]): string =>
  execFileSync('git', given, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/** A commit as a person would name it. */
const described = (commit: string) => git('log', '-1', '--format=%h %s (%cs)', commit);

/** A revision of this project that was asked for by name: a commit, branch or tag, `HEAD~5`. */
export interface Revision {
  commit: string;
  /** Its short hash, subject and day. */
  description: string;
}

/** The revision of a name. Throws one sentence when there is none. */
export const revisionNamed = (name: string): Revision => {
  try {
    const commit = git('rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`);
    return { commit, description: described(commit) };
  } catch {
    throw new Error(`git knows no revision '${name}': give a commit, a branch, a tag, or how many back, as HEAD~5.`);
  }
};

/** This tree as a person would name it. */
export const thisTree = (): string =>
  `${git('status', '--porcelain') ? 'the working tree, changed since' : 'the working tree, as of'} ${described('HEAD')}`;

/** Whether a revision stood on the same packages as this tree. */
export const hasSamePackages = ({ commit }: Revision): boolean => {
  try {
    git('diff', '--quiet', commit, '--', 'package-lock.json');
    return true;
  } catch {
    return false;
  }
};

/**
 * Puts a revision's files beside this tree for as long as `work` takes: a git worktree in the system's temporary folder,
 * which is gone afterwards, also when `work` fails or the process is ended.
 * @param work gets the tree, and a folder beside it for what is made from it
 */
export const withRevision = async <Result>(
  { commit }: Revision,
  work: (tree: string, made: string) => Promise<Result>,
): Promise<Result> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'charity-pictures-'));
  const tree = path.join(folder, 'tree');
  const remove = () => {
    try {
      git('worktree', 'remove', '--force', tree);
    } catch {
      // It was never added.
    }
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', remove);
  try {
    git('worktree', 'add', '--detach', tree, commit);
    linkPackages(tree);
    return await work(tree, path.join(folder, 'made'));
  } finally {
    process.off('exit', remove);
    remove();
  }
};
