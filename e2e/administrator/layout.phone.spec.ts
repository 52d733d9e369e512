import { expectAccessible } from '../fixtures/accessible';
import { expectNoSidewaysScroll } from '../fixtures/sidewaysScroll';
import { listScreen } from '../fixtures/listScreen';
import { expect, test } from '../fixtures/test';
import { waitUntilSettled } from '../product/settled';

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page);
});

test('on a phone the sidebar is initially closed and opens over the screen', async ({ page }) => {
  await page.goto('/admin');
  const sidebar = page.locator('[data-state]').first();
  await expect(sidebar).toHaveAttribute('data-state', 'closed');
  await page.getByRole('button', { name: 'Toggle sidebar' }).tap();
  await expect(sidebar).toHaveAttribute('data-state', 'open');
  await page.getByRole('link', { name: 'Updates' }).first().tap();
  await expect(page).toHaveURL('/admin/updates');
  await expect(sidebar).toHaveAttribute('data-state', 'closed');
});

test('the modal of an update is accessible and fits a phone', async ({ page }) => {
  await page.goto('/admin/updates');
  await listScreen(page).add('Add New Update').tap();
  await expect(page.getByRole('textbox', { name: 'Description' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Cancel' }).tap();
  await waitUntilSettled(page);
});
