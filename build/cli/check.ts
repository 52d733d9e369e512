import { run } from '../parts/run';
import { WORKSPACES } from '../parts/workspaces.cjs';

/** The checks of `npm run check`. All of them run, even if one fails. The longest come first. */
const CHECKS: [what: string, command: string, ...args: string[]][] = [
  ['lint', 'eslint', '.', '--max-warnings', '0', '--cache', '--cache-location', 'node_modules/.cache/eslint/'],
  ['types', 'tsc', '-p', '.'],
  ['types of what runs in browsers', 'tsc', '-p', 'tsconfig.browser.json'],
  ['types of what runs in Node', 'tsc', '-p', 'tsconfig.node.json'],
  ['format', 'prettier', '--check', '.', '--log-level', 'warn', '--cache'],
  ['import rules', 'depcruise', '--config', '.dependency-cruiser.cjs', ...WORKSPACES, 'e2e', 'build', '.storybook'],
  ['dead code', 'knip'],
  ["ui-kit's surface", 'tsx', 'build/cli/surface.ts', '--check'],
  ["ui-kit's sizes", 'tsx', 'build/cli/sizes.ts', '--check'],
  ['references', 'tsx', 'build/cli/references.ts'],
];

const waiting = [...CHECKS];
const failed: string[] = [];

/** Runs the waiting checks one after the other. Prints a check's output only when it fails. */
const worker = async () => {
  for (let check = waiting.shift(); check; check = waiting.shift()) {
    const [what, command, ...args] = check;
    const code = await run('npx', ['--no-install', command, ...args], { quiet: true });
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${what}`);
    if (code !== 0) failed.push(what);
  }
};

// Two at a time: each needs a core and up to 1.5 GB of memory.
await Promise.all([worker(), worker()]);
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}.`);
  process.exitCode = 1;
}
