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

let base: string;
beforeAll(() => {
  base = realpathSync(mkdtempSync(path.join(tmpdir(), 'reproducible-')));
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

test('the same sources give the same files in folders of different depth', async () => {
  const checkouts = [path.join(base, 'a'), path.join(base, 'very/deep/folder/of another name')];
  for (const checkout of checkouts) {
    copyCheckout(checkout);
    for (const part of ['shell', 'public-site'])
      await execute(process.execPath, ['--import', 'tsx', '../build/cli/buildPart.ts'], {
        cwd: path.join(checkout, part),
        env: { ...process.env, NODE_OPTIONS: '' },
      });
  }
  for (const part of ['shell', 'public-site']) {
    const [first = [], second] = checkouts.map((checkout) => filesOf(path.join(checkout, part, 'dist')));
    expect(first.length).toBeGreaterThan(20);
    expect(second).toEqual(first);
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
