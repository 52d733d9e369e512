import { expect, test } from '../fixtures/test';

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page);
});

test('the sidebar opens, shrinks and closes, and leads to the screens', async ({ page }) => {
  await page.goto('/admin');
  const sidebar = page.locator('[data-state]').first();
  const toggle = page.getByRole('button', { name: 'Toggle sidebar' });
  await expect(sidebar).toHaveAttribute('data-state', 'open');
  for (const state of ['minimized', 'closed', 'open']) {
    await toggle.click();
    await expect(sidebar).toHaveAttribute('data-state', state);
  }
  await page.getByRole('link', { name: 'Partners' }).first().click();
  await expect(page).toHaveURL('/admin/partners');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Manage Partners');

  const crumbs = page.getByRole('navigation', { name: 'breadcrumb' });
  await expect(crumbs).toContainText('Partners');
  await crumbs.getByRole('link').first().click();
  await expect(page).toHaveURL('/admin');
});

test('the dashboard greets by the time of day', async ({ page }) => {
  for (const [time, words] of [
    ['05:00', 'Good morning'],
    ['12:00', 'Good afternoon'],
    ['17:00', 'Good evening'],
    ['22:00', 'Good night'],
  ] as const) {
    // Where the administrator sits: the browser's zone is New York's (playwright.config.ts).
    await page.clock.setFixedTime(`2026-11-21T${time}:00-05:00`);
    await page.goto('/admin');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^${words}`));
  }
});

test('the dashboard has a tile for each area, and the next events', async ({ page, site }) => {
  const events = await site.read<{ title: string }[]>('/content/upcoming-events?limit=5');
  expect(events.length).toBeGreaterThan(0);
  await page.goto('/admin');
  const main = page.getByRole('main');
  for (const path of ['hero-carousel', 'updates', 'partners']) {
    await expect(main.locator(`a[href="/admin/${path}"]`)).toBeVisible();
  }
  for (const { title } of events) await expect(main.getByRole('heading', { name: title })).toBeVisible();
});
