import { findBrowser } from '../browser/findBrowser';
import { run } from '../parts/run';

// `npm test`: Jest over all workspaces, then Playwright over the built product. Arguments go to both runners:
// `npm test -- -t carousel` narrows both down.
const rest = process.argv.slice(2);
const jest = await run('npx', ['--no-install', 'jest', ...rest]);
const browser = await findBrowser();
const playwright = await run(
  'npx',
  ['--no-install', 'playwright', 'test', '-c', 'e2e', ...rest.map((arg) => (arg === '-t' ? '-g' : arg))],
  {
    env: { CHROMIUM_PATH: browser },
  },
);
if (jest !== 0 || playwright !== 0) {
  console.error(
    `Not passed: ${[jest !== 0 && 'Jest', playwright !== 0 && 'Playwright'].filter(Boolean).join(' and ')}.`,
  );
  process.exitCode = 1;
}
