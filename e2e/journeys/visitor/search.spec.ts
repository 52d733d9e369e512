import { randomUUID } from 'node:crypto';
import { expect, test } from '../../fixtures/test';

test('a visitor searches with the keyboard and opens a result', async ({ page, site }) => {
  const place = `Mpat${randomUUID().slice(0, 8).replaceAll('-', '')}`;
  await site.sendOk('POST', '/content/updates', {
    title: `A pump for ${place}`,
    date: '2026-10-01',
    image: '',
    description: '<p>Forty families carry clean water home.</p>',
  });
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).press('Enter');
  await expect(page).toHaveTitle(/^Search/);
  const field = page.getByRole('searchbox', { name: 'What are you looking for?' });
  await field.fill(`${place} carrying`);
  await field.press('Enter');
  await expect(page).toHaveURL(`/search?q=${place}+carrying`);
  await expect(page.getByRole('status').filter({ hasText: '1 result for' })).toBeVisible();
  const result = page.getByRole('main').getByRole('listitem');
  await expect(result.locator('mark')).toHaveText([place, 'carry']);
  await result.getByRole('link').press('Enter');
  await expect(page).toHaveURL(`/updates/2026-a-pump-for-${place.toLowerCase()}`);
  await page.goBack();
  await expect(field).toHaveValue(`${place} carrying`);

  await field.fill('qqqqzzzz');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(
    page.getByText('Nothing was found for “qqqqzzzz”. Check the spelling, or try another word.'),
  ).toBeVisible();
});
