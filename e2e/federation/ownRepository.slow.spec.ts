import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../../build/parts/parts';
import { prepared } from '../fixtures/prepareOnce';
import { expect, NETWORK_FAILURES, test } from '../fixtures/test';
import { startRegistry } from './packageRegistry';
import { followPage } from './reader';

const TOKEN = 'a-secret-of-the-shop-team--';

test.use({
  ownReleases: true,
  allowedInConsole: NETWORK_FAILURES,
  settings: { DEPLOY_TOKENS: `shop=${TOKEN}` },
});

test('every step of docs/teams/own-repository.md works with the packed packages alone', async ({
  page,
  site,
}) => {
  test.setTimeout(900_000);
  const folder = await mkdtemp(path.join(prepared().folder, 'own-repository-'));
  const repository = path.join(folder, 'shop');
  const registry = await startRegistry(path.join(ROOT, 'dist-packages'));
  try {
    await followPage({
      name: 'own-repository',
      page,
      folder: ROOT,
      values: {
        'https://site.example': site.url,
        'https://packages.example': registry.url,
        'the-secret-you-were-given': TOKEN,
        '../shop': repository,
      },
      env: { npm_config_registry: registry.url, npm_config_cache: path.join(folder, 'cache') },
    });
  } finally {
    await registry.stop();
  }

  const own = path.join(repository, 'node_modules/@charity-site');
  expect((await readdir(own)).sort()).toEqual(['api-client', 'remote-sdk', 'ui-kit']);
  for (const name of await readdir(own)) {
    const files = await readdir(path.join(own, name, 'dist', name, 'src'), { recursive: true });
    expect(files.filter((file) => /(?<!\.d)\.tsx?$/.test(file))).toEqual([]);
    expect(files.filter((file) => file.endsWith('.d.ts')).length).toBeGreaterThan(0);
  }
  const lock = await readFile(path.join(repository, 'package-lock.json'), 'utf8');
  expect(lock).not.toContain('"link": true');
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
  expect(await (await page.request.get('/shop')).text()).toMatch(/<h1[^>]*>Shop<.*<article/s);
  await page.goto('/news');
  await expect(
    page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Shop' }),
  ).toHaveAttribute('href', '/shop');
});
