import { expect, test } from '../../fixtures/test';

test('the sidebar opens, shrinks and closes, and links to the screens', async ({
  page,
  signIn,
}) => {
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
  const entries = sidebar.getByRole('navigation', { name: 'Administration' });
  await entries.getByRole('button', { name: 'Settings' }).click();
  await entries.getByRole('link', { name: 'Profile Settings' }).click();
  // In view, although it is the last of many.
  await expect(entries.locator('[aria-current=page]')).toBeInViewport({ ratio: 1 });
  await page.reload();
  await expect(entries.getByRole('link', { name: 'Colours' })).toBeVisible();
  await entries.getByRole('link', { name: 'Pages' }).click();
  await page.getByRole('link', { name: 'Partners' }).click();
  await expect(page).toHaveURL('/admin/partners');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Manage Partners');
  await expect(entries.getByRole('link', { name: 'Pages' })).toHaveAttribute(
    'aria-current',
    'true',
  );

  const crumbs = page.getByRole('navigation', { name: 'breadcrumb' });
  await expect(crumbs).toContainText('Partners');
  await crumbs.getByRole('link').first().click();
  await expect(page).toHaveURL('/admin');
});
