import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBrowser } from '../checks/browser/findBrowser';
import { missingEngines } from '../checks/browser/otherEngines';
import { canMount } from '../checks/disk/canMount.cjs';
import { buildAllStale } from '../parts/buildStale';
import { binary, run, TYPESCRIPT } from '../parts/run';
import { findPostgres } from '../checks/postgres/findPostgres.cjs';
import { jestResults, playwrightResults, type Results } from '../checks/testRun/results';
import { summaryOf, type Step } from '../checks/testRun/summary';

// `npm test`: what a change is likely to break, in Jest, then in Playwright with the built product.
// `npm run test:all` adds the sweeps (`*.slow.*`), SQL on PostgreSQL, Storybook and a smoke run of
// the bench. Passes arguments to Jest and Playwright, such as `npm test -- -t carousel`.
const [isAll, rest] = [
  process.argv.includes('--all'),
  process.argv.slice(2).filter((arg) => arg !== '--all'),
];

const reports = mkdtempSync(path.join(tmpdir(), 'charity-tests-'));
const steps: Step[] = [];

/** Runs one step; `work` returns its exit code. `read` reads the report of its tests. */
const step = async (
  name: string,
  work: (report: string) => Promise<number>,
  read?: (report: string) => Results,
): Promise<void> => {
  const startedAt = performance.now();
  const report = path.join(reports, `${name}.json`);
  const isOk = await work(report).then(
    (code) => code === 0,
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      return false;
    },
  );
  const results = () => {
    try {
      return read?.(report);
    } catch {
      return undefined;
    }
  };
  const found = results();
  steps.push({ name, ms: performance.now() - startedAt, isOk, ...(found && { results: found }) });
};

const jest =
  (...args: string[]) =>
  (report: string) =>
    run(binary('jest'), [
      ...args,
      '--json',
      `--outputFile=${report}`,
      '--passWithNoTests',
      ...rest,
    ]);

const playwright = async (report: string): Promise<number> =>
  run(
    binary('playwright'),
    [
      'test',
      '-c',
      'e2e',
      ...(isAll ? [] : ['--project=desktop', '--project=phone']),
      ...rest.map((arg) => (arg === '-t' ? '-g' : arg)),
    ],
    { env: { CHROMIUM_PATH: await findBrowser(), E2E_REPORT: report } },
  );

// First, because Jest and the browser use the builds.
await step('Build', () => buildAllStale().then(() => 0));
await step('Jest', jest(), jestResults);
if (isAll) await step('Jest, slow checks', jest('--config', 'jest.slow.config.mjs'), jestResults);
await step('Browser', playwright, playwrightResults);
if (isAll)
  await step('Bench', () => run(process.execPath, [...TYPESCRIPT, 'e2e/bench/cli.ts', '--smoke']));
rmSync(reports, { recursive: true });

console.log(summaryOf(steps));
if (!canMount())
  console.log(
    'A full disk was not tested, because the system does not let a program have a disk of its own (`unshare --mount`).',
  );
if (isAll && !findPostgres() && !process.env.DATABASE_URL_TEST)
  console.log(
    'The server was tested on SQLite only. To test on PostgreSQL too, install it (on Debian: apt-get install postgresql) ' +
      'or set DATABASE_URL_TEST to a server on which databases may be created.',
  );
if (isAll) for (const line of missingEngines()) console.log(line);
if (steps.some(({ isOk }) => !isOk)) process.exitCode = 1;
