import { mkdtemp, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withFileLock } from './fileLock';

let folder: string;
let lock: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lock-'));
  lock = path.join(folder, '.lock');
});

test('runs one writer at a time and removes its lock', async () => {
  let within = 0;
  let most = 0;
  const work = async () => {
    within += 1;
    most = Math.max(most, within);
    await new Promise((resolve) => setTimeout(resolve, 2));
    within -= 1;
  };
  await Promise.all(Array.from({ length: 10 }, () => withFileLock(lock, work)));
  expect(most).toBe(1);
  await expect(withFileLock(lock, () => Promise.reject(new Error('broken')))).rejects.toThrow(
    'broken',
  );
  expect(await readdir(folder)).toEqual([]);
});

test('rejects a second writer when the first does not finish', async () => {
  await writeFile(lock, '');
  const second = withFileLock(lock, () => Promise.resolve(), 40);
  await expect(second).rejects.toThrow(
    'Another release is being written at the moment. Nothing was changed. Try again.',
  );
});

test('removes the lock of a writer that died', async () => {
  await writeFile(lock, '');
  const longAgo = new Date(Date.now() - 60_000);
  await utimes(lock, longAgo, longAgo);
  expect(await withFileLock(lock, () => Promise.resolve('done'), 1_000)).toBe('done');
});

test('a paused writer leaves the lock of the one who replaced it', async () => {
  await withFileLock(lock, () => writeFile(lock, 'the next writer'));
  expect(await readFile(lock, 'utf8')).toBe('the next writer');
});
