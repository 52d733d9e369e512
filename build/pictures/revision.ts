import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../parts/parts';

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
 * Gives another tree this tree's packages: a link for each, but the workspaces' names lead into that tree. One link to all
 * of them would let `ui-kit/theme` mean this tree's.
 */
const linkPackages = (tree: string): void => {
  const { workspaces } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { workspaces: string[] };
  const [ours, theirs] = [path.join(ROOT, 'node_modules'), path.join(tree, 'node_modules')];
  mkdirSync(theirs);
  for (const name of readdirSync(ours)) {
    // What builds remember is of one tree alone.
    if (name === '.cache') continue;
    symlinkSync(workspaces.includes(name) ? path.join(tree, name) : path.join(ours, name), path.join(theirs, name));
  }
  for (const workspace of workspaces) {
    const own = path.join(ROOT, workspace, 'node_modules');
    if (!existsSync(own) || !existsSync(path.join(tree, workspace))) continue;
    mkdirSync(path.join(tree, workspace, 'node_modules'));
    for (const name of readdirSync(own).filter((one) => !['.cache', '.federation'].includes(one)))
      symlinkSync(path.join(own, name), path.join(tree, workspace, 'node_modules', name));
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
