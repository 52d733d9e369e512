import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DescribedPage } from '@charity-site/registry';
import { writeRoutes } from './writeRoutes';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'routes-'));
});
afterEach(() => rm(folder, { recursive: true }));

const pagesOf = async (remote: string) => {
  await writeRoutes(remote, folder);
  return JSON.parse(await readFile(path.join(folder, 'routes.json'), 'utf8')) as DescribedPage[];
};

test("a build lists the administrator's pages, whose code needs a browser", async () => {
  const paths = (await pagesOf('admin-app')).map((page) => page.path);
  expect(paths).toEqual(expect.arrayContaining(['/admin/login', '/admin', '/admin/updates', '/admin/releases']));
  expect(paths.filter((path) => /[*]/.test(path))).toEqual([]);
});
