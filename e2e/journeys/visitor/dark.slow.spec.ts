import { expectAccessible } from '../../fixtures/accessible';
import { expect, test } from '../../fixtures/test';
import { waitUntilSettled } from '../../fixtures/product/settled';

// pages/everyPage.phone.slow.spec.ts checks each page in the dark scheme with the default colours.
test.use({ colorScheme: 'dark' });

test('custom colours are lightened until readable; logos have a light background', async ({
  page,
  site,
}) => {
  await site.sendOk('PUT', '/content/colours', {
    main: '#3b1a56',
    accent: '#00666a',
    third: '#8a1c4a',
  });
  try {
    for (const path of ['/', '/events']) {
      await page.goto(path);
      await waitUntilSettled(page);
      await expectAccessible(page, path === '/' ? 'all' : 'colours');
      if (path !== '/') continue;
      const tile = page.getByRole('region', { name: 'Our Partners' }).getByRole('listitem').first();
      await expect(tile.getByRole('img')).toBeVisible();
      await expect(tile).toHaveCSS('background-color', 'rgb(233, 228, 218)');
    }
  } finally {
    await site.sendOk('DELETE', '/content/colours');
  }
});
