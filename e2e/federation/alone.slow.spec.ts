import { ROOT } from '../../build/parts/parts';
import { expect, test } from '../fixtures/test';
import { startDevServer } from '../fixtures/product/devServer';

test('a remote starts without the shell and uses the API of a running site', async ({
  page,
  site,
}) => {
  const dev = await startDevServer(ROOT, 'public-site', { DEPLOYED: site.url, ALONE: 'on' });
  try {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto(`${dev.url}/news`);
    await expect(page.getByRole('heading', { level: 1, name: 'News & Updates' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    expect(requested.filter((path) => path.startsWith('/remotes'))).toEqual([]);
    expect(requested.filter((path) => path.startsWith('/api/content/'))).not.toEqual([]);
  } finally {
    // Closing the page also ends its open requests.
    await page.close();
    await dev.stop();
  }
});
