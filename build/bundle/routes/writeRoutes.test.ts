import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PUBLIC_PAGES } from '@charity-site/api-client/entities';
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

test("a build lists the public site's pages with their titles, parameters and a mark for the site's name", async () => {
  const pages = await pagesOf('public-site');
  const at = (path: string) => pages.find((page) => page.path === path);
  expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(PUBLIC_PAGES.map(({ path }) => path)));
  expect(at('/news')).toEqual({
    path: '/news',
    query: ['page'],
    head: expect.objectContaining({ title: 'News & Updates' }),
  });
  expect(at('/updates/:id')).toMatchObject({ query: ['sent'] });
  expect(at('/about')?.head.title).toContain('{site}');
});
