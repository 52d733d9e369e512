import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { folderWith } from '../../../testing/folders';
import {
  CONSENT,
  folderStore,
  readStored,
  renameStored,
  UPLOADS,
} from '../../../src/media/files/fileStore';

let folder: string;
beforeEach(async () => {
  folder = await folderWith({});
});
afterEach(() => rm(folder, { recursive: true }));

test('lists names by their beginning, without temporary files', async () => {
  const files = folderStore(folder);
  expect(await files.list(UPLOADS)).toEqual([]);
  for (const name of ['ab-1.png', 'ab-1-320w.webp', 'cd.pdf', '.half-1'])
    await files.put(UPLOADS + name, Buffer.from(name));
  expect((await files.list(`${UPLOADS}ab-`)).sort()).toEqual(['ab-1-320w.webp', 'ab-1.png']);
  expect((await files.list(UPLOADS)).sort()).toEqual(['ab-1-320w.webp', 'ab-1.png', 'cd.pdf']);
});

test('a file moves between the public and the private ones, which only the account reads', async () => {
  const files = folderStore(folder);
  await files.put(`${UPLOADS}ab.png`, Buffer.from('picture'));
  await renameStored(files, `${UPLOADS}ab.png`, `${CONSENT}ab.png`);
  expect(await files.exists(`${UPLOADS}ab.png`)).toBe(false);
  expect(String(await readStored(files, `${CONSENT}ab.png`))).toBe('picture');
  expect((await stat(join(folder, CONSENT, 'ab.png'))).mode & 0o777).toBe(0o600);
  await renameStored(files, `${UPLOADS}none.png`, `${CONSENT}ab.png`);
  expect(String(await readStored(files, `${CONSENT}ab.png`))).toBe('picture');
});

test('two machines that store the same file at once show readers all of it', async () => {
  const machines = [folderStore(folder), folderStore(folder)];
  const name = `${UPLOADS}ab.pdf`;
  const bytes = Buffer.alloc(300_000, 'x');
  await machines[0]?.put(name, bytes);
  const sizes = await Promise.all(
    machines.flatMap((files) =>
      Array.from({ length: 20 }, async () => {
        await files.put(name, bytes);
        return (await readStored(files, name))?.length;
      }),
    ),
  );
  expect(new Set(sizes)).toEqual(new Set([bytes.length]));
  expect(await readdir(join(folder, UPLOADS))).toEqual(['ab.pdf']);
});

test('a file that another machine deletes after it was found is missing', async () => {
  const files = folderStore(folder);
  const found = { ...files, get: async () => join(folder, UPLOADS, 'gone.pdf') };
  expect(await readStored(found, `${UPLOADS}gone.pdf`)).toBeUndefined();
});
