import { findBrowser } from '../browser/findBrowser';
import { run } from '../parts/run';
import { findPostgres } from '../postgres/findPostgres.cjs';

// `npm test`: Jest over all workspaces, then Playwright over the built product. Arguments go to both runners:
// `npm test -- -t carousel` narrows both down. The server's tests run on SQLite, and on PostgreSQL where there is one.
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
if (!findPostgres() && !process.env.DATABASE_URL_TEST)
  console.log(
    'PostgreSQL was left out: the server was tested on SQLite alone. Install PostgreSQL (on Debian: apt-get install ' +
      'postgresql), or set DATABASE_URL_TEST to a server on which databases may be created, to test on both.',
  );
