import { mkdtemp, readdir, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { locked } from './locked';

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
  await Promise.all(Array.from({ length: 10 }, () => locked(lock, work)));
  expect(most).toBe(1);
  await expect(locked(lock, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await readdir(folder)).toEqual([]);
});

test('refuses a second writer when the first does not finish', async () => {
  await writeFile(lock, '');
  const second = locked(lock, () => Promise.resolve(), 40);
  await expect(second).rejects.toThrow(
    'Another release is being written at the moment. Nothing was changed. Try again.',
  );
});

test('removes the lock of a writer that died', async () => {
  await writeFile(lock, '');
  const longAgo = new Date(Date.now() - 60_000);
  await utimes(lock, longAgo, longAgo);
  expect(await locked(lock, () => Promise.resolve('done'), 1_000)).toBe('done');
});
