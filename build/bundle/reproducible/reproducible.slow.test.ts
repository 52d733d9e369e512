import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { readCandidate, type Declared } from '@charity-site/registry/store';
import { SHARED_REQUESTS } from '../../federation';
import { ROOT } from '../../parts/parts';
import { copyCheckout } from './copies';

const execute = promisify(execFile);

/** Path and hash of every file of a build. */
const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map(
      (file) =>
        `${path.relative(folder, file)} ${createHash('sha256').update(readFileSync(file)).digest('hex')}`,
    )
    .sort();

/**
 * The version under which a build of a remote would be released. It includes a hash of the registry
 * entry.
 */
const versionOf = async (remote: string, folder: string): Promise<string> => {
  const { version, federation } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as {
    version: string;
    federation: Omit<Declared, 'version'>;
  };
  const { record } = await readCandidate(remote, path.join(folder, 'dist'), {
    version,
    ...federation,
  });
  return record.release.version;
};

// A retry starts with an empty folder and other paths.
let base: string;
beforeEach(() => {
  base = realpathSync(mkdtempSync(path.join(tmpdir(), 'reproducible-')));
});

const PARTS = ['shell', 'public-site', 'admin-app'];

test('the same sources give the same files and versions in folders of different depth', async () => {
  const checkouts = ['a', 'very/deep/folder/of another name', 'Third'].map((folder) =>
    path.join(base, folder),
  );
  for (const checkout of checkouts) {
    copyCheckout(checkout);
    for (const part of PARTS)
      await execute(process.execPath, ['--import', 'tsx', '../build/cli/buildPart.ts'], {
        cwd: path.join(checkout, part),
        env: { ...process.env, NODE_OPTIONS: '' },
      });
  }
  for (const part of PARTS) {
    const [first = [], ...others] = checkouts.map((checkout) =>
      filesOf(path.join(checkout, part, 'dist')),
    );
    expect(first.length).toBeGreaterThan(20);
    for (const other of others) expect(other).toEqual(first);
    // The version of the shell is in one of its files.
    if (part === 'shell') continue;
    const versions = checkouts.map((checkout) => versionOf(part, path.join(checkout, part)));
    expect(new Set(await Promise.all(versions)).size).toBe(1);
  }
}, 600_000);

test('no loader takes a chunk for the one without a file, because their ids are equal numbers', () => {
  for (const part of PARTS) {
    const dist = path.join(ROOT, part, 'dist');
    const scripts = readdirSync(dist, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFileSync(path.join(dist, file), 'utf8'));
    const comparisons = scripts.flatMap((text) => text.match(/else if\("\w+"!=\w+\)/g) ?? []);
    expect(comparisons).toHaveLength(1);
    for (const text of scripts) expect(text).not.toMatch(/else if\(\d+!=\w+\)/);
  }
});

test('every shared module has fixed ids', () => {
  const ids = JSON.parse(readFileSync(path.join(__dirname, 'sharedIds.json'), 'utf8')) as Record<
    string,
    string
  >;
  for (const request of SHARED_REQUESTS)
    expect(Object.keys(ids)).toEqual(
      expect.arrayContaining([
        `webpack/sharing/consume/default/${request}/${request}`,
        `webpack/sharing/provide/default/${request}`,
      ]),
    );
});
