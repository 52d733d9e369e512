import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { inputsOf, PARTS, ROOT } from '../../parts/parts';
import { FOLDER, workflow } from './read';

/** The parts for browsers, each with a workflow. The server is deployed, not released. */
const RELEASED_PARTS = PARTS.filter((part) => part !== 'content-server');

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
        // Development code is not in the build.
        .filter(
          (file) =>
            !/node_modules|^build\/cli\/dev\//.test(file) && existsSync(path.join(ROOT, file)),
        ),
    ]),
  );
  return (part: string): string[] => {
    const isEntry = (file: string) =>
      file.startsWith(`${part}/src/`)
        ? !/\.(test|stories|guide)\.tsx?$/.test(file)
        : file === `${part}/rsbuild.config.ts`;
    const seen = new Set([...imports.keys()].filter(isEntry));
    for (const file of seen) for (const next of imports.get(file) ?? []) seen.add(next);
    return [...seen];
  };
})();

const covers = (pattern: string, file: string) =>
  pattern.endsWith('/**') ? file.startsWith(pattern.slice(0, -2)) : file === pattern;

const globOf = (input: string) =>
  statSync(path.join(ROOT, input)).isDirectory() ? `${input}/**` : input;

// Stubs of library files are referenced by path, not imported.
const REFERENCED_BY_PATH = ['build/bundle/slim/**', 'ui-kit/package.json', 'registry/package.json'];

test.each(RELEASED_PARTS)(
  'the workflow of %s runs for changes of the sources that the part imports, and no others',
  (part) => {
    const { on } = workflow(`${part}.yml`);
    const paths = on.push?.paths ?? [];
    expect(paths).toEqual([
      ...inputsOf(part).map(globOf),
      `${FOLDER}/${part}.yml`,
      `${FOLDER}/part.yml`,
    ]);
    expect(on.pull_request?.paths).toEqual(paths);
    const files = reached(part);
    expect(files.filter((file) => !paths.some((pattern) => covers(pattern, file)))).toEqual([]);
    const others = RELEASED_PARTS.filter((other) => other !== part);
    expect(
      paths.filter((pattern) => others.some((other) => covers(pattern, `${other}/src/index.ts`))),
    ).toEqual([]);
    const sources = paths.filter((pattern) =>
      /^(ui-kit|api-client|registry|build\/alone|build\/slim)\//.test(pattern),
    );
    const unused = sources.filter((pattern) => !files.some((file) => covers(pattern, file)));
    expect(unused.filter((pattern) => !REFERENCED_BY_PATH.includes(pattern))).toEqual([]);
  },
);
