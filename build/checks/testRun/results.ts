import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';
import { ROOT } from '../../parts/parts';

/** Results of one run of a test tool. */
export interface Results {
  passed: number;
  failed: number;
  skipped: number;
  /** Files with the sum of their tests' durations, in ms. */
  files: { file: string; ms: number }[];
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
  testResults: {
    name: string;
    startTime: number;
    endTime: number;
    status: string;
    message: string;
  }[];
}

/**
 * Reads the output file of `jest --json --outputFile`.
 * @throws if Jest exited before it wrote the file
 */
export const jestResults = (report: string): Results => {
  const { testResults, ...totals } = read<JestReport>(report);
  const relative = (file: string) => path.relative(ROOT, file);
  return {
    passed: totals.numPassedTests,
    // A file that fails to load counts as a failed test.
    failed: totals.numFailedTests + totals.numRuntimeErrorTestSuites,
    skipped: totals.numPendingTests,
    files: testResults.map(({ name, startTime, endTime }) => ({
      file: relative(name),
      ms: endTime - startTime,
    })),
    failures: testResults
      .filter(({ status }) => status === 'failed')
      .map(({ name, message }) => `${relative(name)}\n${message}`),
  };
};

const specsOf = ({ specs, suites = [] }: JSONReportSuite): JSONReportSpec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/**
 * Reads the output file of Playwright's reporter `json`.
 * @throws if Playwright exited before it wrote the file
 */
export const playwrightResults = (report: string): Results => {
  const { suites, errors, stats } = read<JSONReport>(report);
  const files = new Map<string, number>();
  const failures = errors.map(({ message = '' }) => message);
  for (const { file, title, tests } of suites.flatMap(specsOf))
    for (const { results } of tests)
      for (const { duration, errors: messages } of results) {
        files.set(file, (files.get(file) ?? 0) + duration);
        if (messages.length > 0)
          failures.push(
            `e2e/${file} › ${title}\n${messages.map(({ message = '' }) => message).join('\n')}`,
          );
      }
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    files: [...files].map(([file, ms]) => ({ file: `e2e/${file}`, ms })),
    failures,
  };
};
