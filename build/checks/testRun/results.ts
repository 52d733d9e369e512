import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../parts/parts';

/** Results of one run of a test tool. */
export interface Results {
  passed: number;
  failed: number;
  skipped: number;
  /** Failed tests: file, title and error message. */
  failures: string[];
}

const read = <Report>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Report;

/** Jest's report (`--json`). */
interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: { name: string; status: string; message: string }[];
}

/** Reads what `jest --json --outputFile` has written. @throws when Jest ended before it wrote the file */
export const jestResults = (report: string): Results => {
  const { testResults, ...totals } = read<JestReport>(report);
  return {
    passed: totals.numPassedTests,
    // A file that does not load counts as a failed test.
    failed: totals.numFailedTests + totals.numRuntimeErrorTestSuites,
    skipped: totals.numPendingTests,
    failures: testResults
      .filter(({ status }) => status === 'failed')
      .map(({ name, message }) => `${path.relative(ROOT, name)}\n${message}`),
  };
};

/** Playwright's report (`json`). */
interface Suite {
  file: string;
  specs: {
    file: string;
    title: string;
    tests: { results: { errors: { message?: string }[] }[] }[];
  }[];
  suites?: Suite[];
}
interface PlaywrightReport {
  suites: Suite[];
  errors: { message?: string }[];
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

const specsOf = ({ specs, suites = [] }: Suite): Suite['specs'] => [...specs, ...suites.flatMap(specsOf)];

/** Reads what Playwright's reporter `json` has written. @throws when Playwright ended before it wrote the file */
export const playwrightResults = (report: string): Results => {
  const { suites, errors, stats } = read<PlaywrightReport>(report);
  const failures = errors.map(({ message = '' }) => message);
  for (const { file, title, tests } of suites.flatMap(specsOf))
    for (const { errors: messages } of tests.flatMap(({ results }) => results))
      if (messages.length > 0)
        failures.push(`e2e/${file} › ${title}\n${messages.map(({ message = '' }) => message).join('\n')}`);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    failures,
  };
};
