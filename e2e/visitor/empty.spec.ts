import { expectFitForAll } from '../fixtures/fitForAll';
import { expect, test } from '../fixtures/test';
import { waitUntilSettled } from '../product/settled';

test.use({ content: 'none' });

test('the home page of an empty site says what is missing, and has the configured contact details', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await waitUntilSettled(page);
  const main = page.getByRole('main');
  for (const text of [
    'No hero slides configured',
    'No latest updates available',
    'No quote configured yet',
    'No case studies found',
  ])
    await expect(main.getByText(text, { exact: true })).toBeVisible();
  await expect(main.getByText('Our Partners')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: '+265 1 000 000' })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'hello@example.org' })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Social links' })).toHaveCount(0);
  await expectFitForAll(page);
});
