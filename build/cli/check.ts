import { run } from '../parts/run';
import { WORKSPACES } from '../parts/workspaces.cjs';

/** What `npm run check` holds the tree against; every one runs, so that one look shows everything. */
const CHECKS: [what: string, command: string, ...args: string[]][] = [
  ['types', 'tsc', '-p', '.'],
  ['lint', 'eslint', '.', '--max-warnings', '0', '--cache', '--cache-location', 'node_modules/.cache/eslint/'],
  ['format', 'prettier', '--check', '.', '--log-level', 'warn', '--cache'],
  ['import rules', 'depcruise', '--config', '.dependency-cruiser.cjs', ...WORKSPACES, 'e2e', 'build', '.storybook'],
  ['dead code', 'knip'],
  ['references', 'tsx', 'build/cli/references.ts'],
  ["ui-kit's surface", 'tsx', 'build/cli/surface.ts', '--check'],
  ["ui-kit's sizes", 'tsx', 'build/cli/sizes.ts', '--check'],
];

const failed: string[] = [];
for (const [what, command, ...args] of CHECKS) {
  const code = await run('npx', ['--no-install', command, ...args]);
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${what}`);
  if (code !== 0) failed.push(what);
}
if (failed.length > 0) {
  console.error(`Not clean: ${failed.join(', ')}.`);
  process.exitCode = 1;
}
