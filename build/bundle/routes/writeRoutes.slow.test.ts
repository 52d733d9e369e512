import { listedPages } from '../../testing/listedPages';

test("a build lists the administrator's pages, whose code needs a browser", async () => {
  const paths = (await listedPages('admin-app')).map((page) => page.path);
  expect(paths).toEqual(
    expect.arrayContaining(['/admin/login', '/admin', '/admin/updates', '/admin/releases']),
  );
  expect(paths.filter((path) => /[*]/.test(path))).toEqual([]);
});
