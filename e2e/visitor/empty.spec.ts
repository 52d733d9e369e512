import { expect, test } from '../fixtures/test';

test.use({ content: 'none' });

test('an empty home page says so in each place, and has no partners', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  for (const words of [
    'No hero slides configured',
    'No latest updates available',
    'No quote configured yet',
    'No case studies found',
  ]) {
    await expect(main.getByText(words, { exact: true })).toBeVisible();
  }
  await expect(main.getByText('Our Partners')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('empty news say so under the fallback title', async ({ page }) => {
  await page.goto('/news');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News & Updates');
  await expect(page.getByText('No news or updates found', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next' })).toHaveCount(0);
});

test('without stored contact details the configured ones stand in, and there is no social badge', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: '+265 1 000 000' })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'hello@example.org' })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Social links' })).toHaveCount(0);
});
