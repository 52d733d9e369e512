import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PARTS, REMOTES, ROOT } from '../../parts/parts';
import { commandsOf, WORKFLOWS, workflow } from './read';

const jobs = [...WORKFLOWS.values()].flatMap((one) => Object.values(one.jobs));
const steps = jobs.flatMap((job) => job.steps ?? []);
const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

// The server is deployed, not released.
test.each(PARTS.filter((part) => part !== 'content-server'))(
  'the workflow of %s builds and tests that part',
  (part) => {
    const own = workflow(`${part}.yml`).jobs[part];
    expect(own).toMatchObject({ uses: './.github/workflows/part.yml', with: { part } });
    const releases = ['shell', ...REMOTES].includes(part);
    expect(own?.with?.release).toBe(
      releases
        ? "${{ github.event_name != 'pull_request' && github.ref == 'refs/heads/main' }}"
        : undefined,
    );
  },
);

test('a part is checked, tested and built before it is released', () => {
  const { jobs: own } = workflow('part.yml');
  expect(commandsOf(own.try)).toEqual([
    'npm ci',
    'npm run check',
    'npx --no-install jest --testPathPatterns "/$PART/"',
    'npm run build -w "$PART"',
  ]);
  expect(own.release?.needs).toBe('try');
  expect(commandsOf(own.release).slice(2)).toEqual([
    'npm run release -- check "$PART"',
    'npm run release -- can-i-deploy "$PART"',
    'npm run release -- "$PART"',
    'npm run release -- list',
  ]);
  expect(own.release?.env).toMatchObject({
    RELEASE_URL: '${{ vars.RELEASE_URL }}',
    DEPLOY_TOKEN: '${{ secrets.DEPLOY_TOKEN }}',
  });
});

test('each change is checked, and all tests run every night and before a release, with PostgreSQL', () => {
  const checks = workflow('checks.yml');
  expect(Object.keys(checks.on)).toEqual(['push', 'pull_request', 'workflow_dispatch']);
  expect(commandsOf(checks.jobs.checks)).toEqual(['.ci/run']);
  const all = workflow('all-tests.yml');
  expect(all.on).toEqual({
    schedule: [{ cron: expect.stringMatching(/^\d+ \d+ \* \* \*$/) }],
    workflow_dispatch: null,
    push: { tags: ['v*'] },
  });
  expect(commandsOf(all.jobs['all-tests']).slice(1)).toEqual([
    'sudo apt-get install --yes postgresql pgbouncer restic',
    'npm ci',
    'npm run test:all',
  ]);
});

test('every command that a workflow calls exists, and every job ends in time', () => {
  for (const { run } of steps) {
    if (!run || /^npm ci$|^sudo apt-get /.test(run)) continue;
    const [, script] = /^npm run ([\w:-]+)/.exec(run) ?? [];
    const [, tool] = /^npx --no-install ([\w-]+)/.exec(run) ?? [];
    const isThere = script
      ? script in scripts
      : existsSync(path.join(ROOT, tool ? `node_modules/.bin/${tool}` : (run.split(' ')[0] ?? '')));
    expect([run, isThere]).toEqual([run, true]);
  }
  for (const job of jobs.filter(({ uses }) => !uses))
    expect(job['timeout-minutes']).toBeLessThanOrEqual(90);
});

test('workflows have read access only, and run no code that others can change or insert', () => {
  for (const [file, { permissions, on, jobs: own }] of WORKFLOWS) {
    expect([file, permissions]).toEqual([file, { contents: 'read' }]);
    expect(Object.keys(on)).not.toContain('pull_request_target');
    for (const { needs } of Object.values(own))
      expect([undefined, ...Object.keys(own)]).toContain(needs);
  }
  for (const { uses } of [...steps, ...jobs]) {
    if (!uses) continue;
    if (uses.startsWith('./')) expect(existsSync(path.join(ROOT, uses))).toBe(true);
    else expect(uses).toMatch(/^actions\/[\w-]+@[0-9a-f]{40}$/);
  }
  // A value inside a script's text could run as a command. In the environment it cannot.
  expect(steps.filter(({ run }) => run?.includes('${{'))).toEqual([]);
});
