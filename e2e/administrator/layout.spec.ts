import { expect, test } from '../fixtures/test';

test('the sidebar opens, shrinks and closes, and links to the screens', async ({ page, signIn }) => {
  await signIn(page);
  await page.goto('/admin');
  const sidebar = page.locator('[data-state]').first();
  const toggle = page.getByRole('button', { name: 'Toggle sidebar' });
  await expect(sidebar).toHaveAttribute('data-state', 'open');
  for (const [state, width] of [
    ['minimized', '64px'],
    ['closed', '0px'],
    ['open', '288px'],
  ] as const) {
    await toggle.click();
    await expect(sidebar).toHaveAttribute('data-state', state);
    await expect(sidebar).toHaveCSS('width', width);
  }
  await page.getByRole('link', { name: 'Partners' }).first().click();
  await expect(page).toHaveURL('/admin/partners');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Manage Partners');

  const crumbs = page.getByRole('navigation', { name: 'breadcrumb' });
  await expect(crumbs).toContainText('Partners');
  await crumbs.getByRole('link').first().click();
  await expect(page).toHaveURL('/admin');
});
