import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { inputsOf, PARTS, REMOTES, ROOT } from '../parts/parts';

interface Step {
  run?: string;
  uses?: string;
}
interface Job {
  uses?: string;
  steps?: Step[];
  with?: Record<string, unknown>;
  needs?: string;
  env?: Record<string, string>;
}
interface Workflow {
  name: string;
  on: Record<string, { paths?: string[]; inputs?: Record<string, unknown>; secrets?: Record<string, unknown> } | null>;
  permissions?: Record<string, string>;
  jobs: Record<string, Job>;
}

// knip's dependency, because the project has no YAML parser of its own.
const { parse } = createRequire(path.join(ROOT, 'node_modules/knip/package.json'))('yaml') as {
  parse: (text: string) => unknown;
};

const FOLDER = '.github/workflows';
const WORKFLOWS = new Map(
  readdirSync(path.join(ROOT, FOLDER)).map((file): [string, Workflow] => [
    file,
    parse(readFileSync(path.join(ROOT, FOLDER, file), 'utf8')) as Workflow,
  ]),
);
const workflow = (file: string): Workflow => {
  const found = WORKFLOWS.get(file);
  if (!found) throw new Error(`There is no ${FOLDER}/${file}.`);
  return found;
};
const jobs = () => [...WORKFLOWS.values()].flatMap((one) => Object.values(one.jobs));
const steps = () => jobs().flatMap((job) => job.steps ?? []);
const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** The parts for browsers, which have a workflow each. The server is deployed, not released. */
const OWN = PARTS.filter((part) => part !== 'content-server');

/** All files that a part's sources import, except types, which are not in the build. */
const reached = (() => {
  const roots = [...PARTS, 'registry', 'ui-kit', 'api-client', 'build'];
  const args = ['--config', '.dependency-cruiser.cjs', '--no-progress', '-T', 'json', ...roots];
  const { stdout } = spawnSync(path.join(ROOT, 'node_modules/.bin/depcruise'), args, {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  const { modules } = JSON.parse(stdout) as {
    modules: { source: string; dependencies: { resolved: string; dependencyTypes: string[] }[] }[];
  };
  const imports = new Map(
    modules.map(({ source, dependencies }) => [
      source,
      dependencies
        .filter(({ dependencyTypes: types }) => !types.includes('type-only'))
        .map(({ resolved }) => resolved)
        // Code for development is not in the build.
        .filter((file) => !/node_modules|^build\/dev\//.test(file) && existsSync(path.join(ROOT, file))),
    ]),
  );
  return (part: string): Set<string> => {
    const isEntry = (file: string) =>
      file.startsWith(`${part}/src/`)
        ? !/\.(test|stories|guide)\.tsx?$/.test(file)
        : file === `${part}/rsbuild.config.ts`;
    const seen = new Set([...imports.keys()].filter(isEntry));
    for (const file of seen) for (const next of imports.get(file) ?? []) seen.add(next);
    return seen;
  };
})();

const covers = (pattern: string, file: string) =>
  pattern.endsWith('/**') ? file.startsWith(pattern.slice(0, -2)) : file === pattern;

const globOf = (input: string) => (statSync(path.join(ROOT, input)).isDirectory() ? `${input}/**` : input);

describe.each(OWN)('the workflow of %s', (part) => {
  const { on, jobs: own } = workflow(`${part}.yml`);
  const paths = on.push?.paths ?? [];

  test('runs for changes of the sources of the part only', () => {
    expect(paths).toEqual([...inputsOf(part).map(globOf), `${FOLDER}/${part}.yml`, `${FOLDER}/part.yml`]);
    expect(on.pull_request?.paths).toEqual(paths);
    expect([...reached(part)].filter((file) => !paths.some((pattern) => covers(pattern, file)))).toEqual([]);
    const others = OWN.filter((other) => other !== part);
    expect(paths.filter((pattern) => others.some((other) => covers(pattern, `${other}/src/index.ts`)))).toEqual([]);
  });

  test('names no folder of sources that the part does not import', () => {
    const files = [...reached(part)];
    const sources = paths.filter((pattern) => /^(ui-kit|api-client|registry|build\/alone|build\/slim)\//.test(pattern));
    // Stubs of library files are referenced by path, not imported.
    const named = new Set(['build/slim/**', 'ui-kit/package.json', 'registry/package.json']);
    expect(sources.filter((pattern) => !named.has(pattern) && !files.some((file) => covers(pattern, file)))).toEqual(
      [],
    );
  });

  test('builds and tests that part, and releases it alone', () => {
    expect(own[part]).toMatchObject({ uses: './.github/workflows/part.yml', with: { part } });
    const releases = ['shell', ...REMOTES].includes(part);
    expect(own[part]?.with?.release).toBe(
      releases ? "${{ github.event_name != 'pull_request' && github.ref == 'refs/heads/main' }}" : undefined,
    );
  });
});

test('a part is checked, tested and built before it is released', () => {
  const { jobs: own } = workflow('part.yml');
  const said = (job: string) => own[job]?.steps?.map(({ run }) => run).filter(Boolean);
  expect(said('try')).toEqual([
    'npm ci',
    'npm run check',
    'npx --no-install jest --testPathPatterns "/$PART/"',
    'npm run build -w "$PART"',
  ]);
  expect(own.release?.needs).toBe('try');
  expect(said('release')?.slice(2)).toEqual([
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

test('every command that a workflow calls exists', () => {
  for (const { run } of steps()) {
    if (!run || run === 'npm ci') continue;
    const [, script] = /^npm run ([\w-]+)/.exec(run) ?? [];
    const [, tool] = /^npx --no-install ([\w-]+)/.exec(run) ?? [];
    const isThere = script
      ? script in scripts
      : existsSync(path.join(ROOT, tool ? `node_modules/.bin/${tool}` : (run.split(' ')[0] ?? '')));
    expect([run, isThere]).toEqual([run, true]);
  }
});

test('workflows have read access only, and run no code that others can change or insert', () => {
  for (const [file, { permissions, on, jobs: own }] of WORKFLOWS) {
    expect([file, permissions]).toEqual([file, { contents: 'read' }]);
    expect(Object.keys(on)).not.toContain('pull_request_target');
    for (const { needs } of Object.values(own)) expect([undefined, ...Object.keys(own)]).toContain(needs);
  }
  for (const { uses } of [...steps(), ...jobs()]) {
    if (!uses) continue;
    if (uses.startsWith('./')) expect(existsSync(path.join(ROOT, uses))).toBe(true);
    else expect(uses).toMatch(/^actions\/[\w-]+@[0-9a-f]{40}$/);
  }
  // A value inside a script's text could run as a command. In the environment it cannot.
  expect(steps().filter(({ run }) => run?.includes('${{'))).toEqual([]);
});
