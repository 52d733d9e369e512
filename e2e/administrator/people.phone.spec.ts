import { expectAccessible } from '../fixtures/accessible';
import { expectNoSidewaysScroll } from '../fixtures/sidewaysScroll';
import { expect, NETWORK_FAILURES, test } from '../fixtures/test';
import { accept, invite, openInvitation, otherBrowser } from './peopleStory';

test.use({ allowedInConsole: NETWORK_FAILURES });

test('on a phone a person is invited and accepts, and their access ends', async ({ page, browser, site, signIn }) => {
  await signIn(page);
  await page.goto('/admin/people');
  const link = await invite(page, 'a.rather.long.address.of.ruth@example.org');
  const copy = page.getByRole('button', { name: /^Copy/ });
  await expect(copy).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  const ruth = await otherBrowser(browser, site.url);
  await openInvitation(ruth, link);
  await expectNoSidewaysScroll(ruth);
  await expectAccessible(ruth);
  await accept(ruth, 'Ruth');

  await page.reload();
  await page.getByRole('button', { name: 'End access of Ruth' }).tap();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End access' }).tap();
  await expect(page.getByRole('status').filter({ hasText: 'Ruth has no access any more.' })).toBeInViewport();
  await expect(page.getByRole('button', { name: 'End access of Ruth' })).toHaveCount(0);
  await ruth.goto('/admin/updates');
  await expect(ruth.getByRole('button', { name: 'Log in' })).toBeVisible();
  await ruth.context().close();

  await page.goto('/admin/history');
  await expect(page.getByText('Administrator invited a.rather.long.address.of.ruth@example.org.')).toBeVisible();
  await expectNoSidewaysScroll(page);
});
