import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folderWith } from '../../../testing/folders';
import { watchedFile } from '../../../src/site/shell/watchedFile';

test('concurrent readers get the same content, until the file is replaced', async () => {
  const file = join(await folderWith({ 'remotes.json': '{"revision":1}' }), 'remotes.json');
  const read = watchedFile(file, (json): unknown => JSON.parse(json));
  const [first, second] = await Promise.all([read(), read()]);
  expect(first).toEqual({ revision: 1 });
  expect(second).toBe(first);
  expect(await read()).toBe(first);
  await writeFile(file, '{"revision":22}');
  expect(await read()).toEqual({ revision: 22 });
});

test('without the file there is no content', async () => {
  const folder = await folderWith({});
  expect(await watchedFile(join(folder, 'remotes.json'), JSON.parse)()).toBeUndefined();
});
