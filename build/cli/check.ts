import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withDependents, ROOT } from '../parts/parts';
import { hashOf, isStamped, stamp } from '../parts/freshness';
import { binary, run } from '../parts/run';
import { WORKSPACES } from '../parts/workspaces.cjs';

// `npm run check` checks everything; `npm run check -w <part>` checks one part and the parts that
// import it.

type Check = [what: string, command: string, ...args: string[]];

const CACHE = path.join(ROOT, 'node_modules/.cache/check');

// Caches compare file contents, because another branch or checkout changes all timestamps.
const CACHED_LINT = [
  '--cache',
  '--cache-strategy',
  'content',
  '--cache-location',
  'node_modules/.cache/eslint/',
];
const LINT = ['--max-warnings', '0', ...CACHED_LINT];
const FORMAT = ['--check', '--log-level', 'warn', '--cache'];
const IMPORTS = [
  '--config',
  '.dependency-cruiser.cjs',
  '--cache',
  'node_modules/.cache/dependency-cruiser',
  '--cache-strategy',
  'content',
];

/** The checks of ui-kit's exports and their sizes. */
const UI_KIT_CHECKS: Check[] = [
  ["ui-kit's surface", 'tsx', 'build/cli/surface.ts', '--check'],
  ["ui-kit's sizes", 'tsx', 'build/cli/sizes.ts', '--check'],
];
/** The inputs of the checks of ui-kit. */
const UI_KIT_INPUTS = [
  'ui-kit',
  'build/checks/apiReport',
  'build/checks/sizes',
  'build/parts',
  'build/cli',
  'tsconfig.base.json',
  'package-lock.json',
];
const uiKit = {
  folder: path.join(CACHE, 'ui-kit'),
  inputs: hashOf(UI_KIT_INPUTS, /(^|\/)(dist|node_modules)(\/|$)/),
};
/**
 * The checks of ui-kit take a fifth of the total time, so they run only if their inputs have
 * changed since they passed.
 */
const staleUiKitChecks = isStamped(uiKit.folder, uiKit.inputs) ? [] : UI_KIT_CHECKS;

/** The checks of the whole project. All of them run, even if one fails. The longest come first. */
const ALL: Check[] = [
  ['lint', 'eslint', '.', ...LINT],
  ['types', 'tsc', '-p', '.'],
  ['types of what runs in browsers', 'tsc', '-p', 'tsconfig.browser.json'],
  ['types of what runs in Node', 'tsc', '-p', 'tsconfig.node.json'],
  ['format', 'prettier', '.', ...FORMAT],
  ['import rules', 'depcruise', ...IMPORTS, ...WORKSPACES, 'e2e', 'build', '.storybook'],
  ['dead code', 'knip', '--cache'],
  ...staleUiKitChecks,
  ['references', 'tsx', 'build/cli/references.ts'],
  ['translated texts', 'tsx', 'build/cli/texts.ts'],
];

/** Writes the tsconfig of a type check of some parts. @returns its file */
const typesOf = (part: string, parts: readonly string[]): string => {
  const up = path.relative(CACHE, ROOT);
  const file = path.join(CACHE, `${part}.json`);
  const settings = {
    extends: path.join(up, 'tsconfig.json'),
    compilerOptions: { tsBuildInfoFile: `${part}.tsbuildinfo` },
    include: [
      ...parts.flatMap((one) =>
        ['src', 'test', 'testing', '*.ts'].map((inside) => path.join(up, one, inside)),
      ),
      path.join(up, 'ui-kit/src/assets.d.ts'),
      path.join(up, 'jest/*.d.ts'),
    ],
  };
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(file, JSON.stringify(settings));
  return path.relative(ROOT, file);
};

const checksOf = (part: string): Check[] => {
  const parts = withDependents(part);
  console.log(`Checking ${parts.join(', ')}.`);
  return [
    ['lint', 'eslint', ...parts, ...LINT],
    ['types', 'tsc', '-p', typesOf(part, parts)],
    ['format', 'prettier', ...parts, ...FORMAT],
    ['import rules', 'depcruise', ...IMPORTS, ...parts],
    ['dead code', 'knip', '--cache', '--workspace', part],
    ...(part === 'ui-kit' ? staleUiKitChecks : []),
  ];
};

/** The part whose folder is the working directory. */
const part = WORKSPACES.find((name) => path.join(ROOT, name) === process.cwd());
const waiting = part ? checksOf(part) : ALL;
const [passed, failed]: [string[], string[]] = [[], []];

/** Runs the queued checks one after the other. Prints a check's output only if it fails. */
const worker = async () => {
  for (let check = waiting.shift(); check; check = waiting.shift()) {
    const [what, command, ...args] = check;
    // Not with npx, which adds half a second each time.
    const code = await run(binary(command), args, { quiet: true });
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${what}`);
    (code === 0 ? passed : failed).push(what);
  }
};

// Two at a time: each needs a core and up to 1.5 GB of memory.
await Promise.all([worker(), worker()]);
if (UI_KIT_CHECKS.every(([what]) => passed.includes(what))) {
  mkdirSync(uiKit.folder, { recursive: true });
  stamp(uiKit.folder, uiKit.inputs);
}
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}.`);
  process.exitCode = 1;
}
