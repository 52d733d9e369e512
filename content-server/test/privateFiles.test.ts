import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '../src/db/open';
import { folderWith } from './folders';

test('the database and its folder are private to the user who runs the server', async () => {
  const around = await folderWith({});
  const folder = join(around, 'data');
  const before = process.umask(0o022);
  const database = await openDatabase({ folder });
  try {
    const modeOf = async (file: string) => ((await stat(file)).mode & 0o777).toString(8);
    expect(await modeOf(folder)).toBe('700');
    const files = (await readdir(folder)).sort();
    expect(files).toEqual(['content.sqlite', 'content.sqlite-shm', 'content.sqlite-wal']);
    for (const file of files) expect([file, await modeOf(join(folder, file))]).toEqual([file, '600']);
  } finally {
    process.umask(before);
    await database.destroy();
    await rm(around, { recursive: true, force: true });
  }
});
