import { findBrowser } from '../browser/findBrowser';
import { canMount } from '../disk/canMount.cjs';
import { run } from '../parts/run';
import { findPostgres } from '../postgres/findPostgres.cjs';

// `npm test`: runs Jest over all workspaces, then the slow checks (jest.slow.config.mjs), then Playwright over the built
// product. Passes its arguments to each, such as `npm test -- -t carousel`. The server's tests run on SQLite, and on
// PostgreSQL if it is installed.
const rest = process.argv.slice(2);
const jest = await run('npx', ['--no-install', 'jest', ...rest]);
const slow = await run('npx', [
  '--no-install',
  'jest',
  '--config',
  'jest.slow.config.mjs',
  '--passWithNoTests',
  ...rest,
]);
const browser = await findBrowser();
const playwright = await run(
  'npx',
  ['--no-install', 'playwright', 'test', '-c', 'e2e', ...rest.map((arg) => (arg === '-t' ? '-g' : arg))],
  {
    env: { CHROMIUM_PATH: browser },
  },
);
const failed = [jest !== 0 && 'Jest', slow !== 0 && 'the slow checks', playwright !== 0 && 'Playwright'].filter(
  Boolean,
);
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}.`);
  process.exitCode = 1;
}
if (!canMount())
  console.log(
    'A full disk was not tested, because the system does not let a program have a disk of its own (`unshare --mount`).',
  );
if (!findPostgres() && !process.env.DATABASE_URL_TEST)
  console.log(
    'The server was tested on SQLite only. To test on PostgreSQL too, install it (on Debian: apt-get install postgresql) ' +
      'or set DATABASE_URL_TEST to a server on which databases may be created.',
  );
