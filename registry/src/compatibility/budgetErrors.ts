import type { ReleaseRecord, SmokeOutcome } from '../types';

/** Formats a size. */
export const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
/** Formats a duration in ms. */
export const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** One error for each exceeded budget of a build. */
export const budgetErrors = ({
  remote,
  release: { strict = {} },
  scripts = 0,
  styles = 0,
}: Pick<ReleaseRecord, 'remote' | 'release' | 'scripts' | 'styles'>): string[] =>
  [
    { what: 'script', is: scripts, budget: strict.script },
    { what: 'style', is: styles, budget: strict.style },
  ].flatMap(({ what, is, budget }) =>
    budget !== undefined && is > budget
      ? [
          `${remote} has ${kB(is)} of ${what}, and its budget is ${kB(budget)} ("strict" in its package.json). Load less, or raise the budget.`,
        ]
      : [],
  );

/** An error when the smoke test exceeded the time budget of the version. */
export const timeErrors = (
  { remote, release: { strict } }: Pick<ReleaseRecord, 'remote' | 'release'>,
  { took = 0 }: SmokeOutcome,
): string[] =>
  strict?.time !== undefined && took > strict.time
    ? [
        `The pages of ${remote} took ${seconds(took)} in the smoke test, and its budget is ${seconds(strict.time)} ("strict" in its package.json). Make them faster, or raise the budget.`,
      ]
    : [];
