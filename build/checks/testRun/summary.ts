import type { Results } from './results';

/** A step of a test run. */
export interface Step {
  name: string;
  /** Wall time in ms. */
  ms: number;
  isOk: boolean;
  /** Missing if the step has no tests, or exited before it reported any. */
  results?: Results;
}

const SLOWEST = 10;
/** Maximum number of lines of a failure, whose message can quote a whole page. */
const FAILURE_LINES = 40;

const minutes = (ms: number) => `${(ms / 60_000).toFixed(1)} min`.padStart(9);
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`.padStart(9);
const sum = (steps: Step[], of: (results: Results) => number) =>
  steps.reduce((total, { results }) => total + (results ? of(results) : 0), 0);

const lineOf = ({ name, ms, isOk, results }: Step): string => {
  const counts = results
    ? `  ${results.passed} passed, ${results.failed} failed, ${results.skipped} skipped`
    : '';
  return `${isOk ? 'ok    ' : 'FAILED'} ${name.padEnd(24)}${minutes(ms)}${counts}`;
};

/**
 * Summary of a test run: a line for each step, the slowest files, then the failures, then the
 * totals.
 */
export const summaryOf = (steps: Step[]): string => {
  const slowest = steps
    .flatMap(({ results }) => results?.files ?? [])
    .sort((one, other) => other.ms - one.ms)
    .slice(0, SLOWEST);
  const failures = steps
    .filter(({ isOk }) => !isOk)
    .flatMap(({ name, results }) =>
      results?.failures.length ? results.failures : [`${name} failed: see its output above.`],
    );
  return [
    '',
    ...steps.map(lineOf),
    '',
    'Slowest files',
    ...slowest.map(({ file, ms }) => `${seconds(ms)}  ${file}`),
    ...failures.map(
      (failure) => `\n● ${failure.trim().split('\n').slice(0, FAILURE_LINES).join('\n')}`,
    ),
    '',
    `${sum(steps, ({ passed }) => passed)} passed, ${sum(steps, ({ failed }) => failed)} failed, ${sum(steps, ({ skipped }) => skipped)} skipped`,
  ].join('\n');
};
