import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { SHARED_REQUESTS } from '../federation';
import { copyCheckout } from './copies';

const execute = promisify(execFile);

/** Path and hash of every file of a build. */
const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => `${path.relative(folder, file)} ${createHash('sha256').update(readFileSync(file)).digest('hex')}`)
    .sort();

// A second try starts with an empty folder, and with other paths.
let base: string;
beforeEach(() => {
  base = realpathSync(mkdtempSync(path.join(tmpdir(), 'reproducible-')));
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

test('the same sources give the same files in folders of different depth', async () => {
  const checkouts = ['a', 'very/deep/folder/of another name', 'Third'].map((folder) => path.join(base, folder));
  for (const checkout of checkouts) {
    copyCheckout(checkout);
    for (const part of ['shell', 'public-site'])
      await execute(process.execPath, ['--import', 'tsx', '../build/cli/buildPart.ts'], {
        cwd: path.join(checkout, part),
        env: { ...process.env, NODE_OPTIONS: '' },
      });
  }
  for (const part of ['shell', 'public-site']) {
    const [first = [], ...others] = checkouts.map((checkout) => filesOf(path.join(checkout, part, 'dist')));
    expect(first.length).toBeGreaterThan(20);
    for (const other of others) expect(other).toEqual(first);
  }
}, 600_000);

test('every shared module has fixed ids', () => {
  const ids = JSON.parse(readFileSync(path.join(__dirname, 'sharedIds.json'), 'utf8')) as Record<string, string>;
  for (const request of SHARED_REQUESTS)
    expect(Object.keys(ids)).toEqual(
      expect.arrayContaining([
        `webpack/sharing/consume/default/${request}/${request}`,
        `webpack/sharing/provide/default/${request}`,
      ]),
    );
});
