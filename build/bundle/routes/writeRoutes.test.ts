import { PUBLIC_PAGES } from '@charity-site/api-client/entities';
import { listedPages } from '../../testing/listedPages';

test("a build lists the public site's pages with their titles, parameters and a mark for the site's name", async () => {
  const pages = await listedPages('public-site');
  const at = (path: string) => pages.find((page) => page.path === path);
  expect(pages.map(({ path }) => path)).toEqual(
    expect.arrayContaining(PUBLIC_PAGES.map(({ path }) => path)),
  );
  expect(at('/news')).toEqual({
    path: '/news',
    query: ['page'],
    head: expect.objectContaining({ title: 'News & Updates' }),
  });
  expect(at('/updates/:id')).toMatchObject({ query: ['sent', 'print'] });
  expect(at('/about')?.head.title).toContain('{site}');
});
