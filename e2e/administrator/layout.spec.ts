import { randomUUID } from 'node:crypto';
import { expectFitForAll } from '../fixtures/fitForAll';
import { breakCall } from '../fixtures/brokenCall';
import { expect, NETWORK_FAILURES, test } from '../fixtures/test';

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page);
});

test('the sidebar opens, shrinks and closes, and links to the screens', async ({ page }) => {
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

test('the dashboard greets by the time of day', async ({ page }) => {
  for (const [time, words] of [
    ['05:00', 'Good morning'],
    ['12:00', 'Good afternoon'],
    ['17:00', 'Good evening'],
    ['22:00', 'Good night'],
  ] as const) {
    // The greeting follows the browser's time zone, which is New York's (playwright.config.ts).
    await page.clock.setFixedTime(`2026-11-21T${time}:00-05:00`);
    await page.goto('/admin');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^${words}`));
  }
});

test('the dashboard shows a tile with a count for each content type, and the next events', async ({ page, site }) => {
  // The tiles count drafts, too.
  const count = async (call: string) => {
    const path = `/content/${call}?limit=1&drafts=true`;
    return (await site.send<{ totalItems: number }>('GET', path, { as: 'administrator' })).body.totalItems;
  };
  const { title: first } = await site.keep<{ title: string }>('POST', '/content/events', {
    title: `The very next one ${randomUUID().slice(0, 8)}`,
    date: new Date(Date.now() + 60_000).toISOString(),
    location: 'Dedza',
    description: `<p>${'Bring a hoe and a song. '.repeat(10)}</p>`,
  });
  await page.goto('/admin');
  const tiles = page.getByRole('region', { name: 'Content areas' });
  for (const [label, call] of [
    ['Updates', 'updates'],
    ['Events', 'events'],
    ['Projects', 'projects'],
    ['Case Studies', 'case-studies'],
    ['Use Cases', 'use-cases'],
    ['Hero Carousel', 'hero-slides'],
    ['Executive Members', 'executive-members'],
    ['Partners', 'partners'],
  ] as const) {
    await expect(tiles.getByRole('link', { name: `${await count(call)} ${label}`, exact: true })).toBeVisible();
  }
  await expect(tiles.getByRole('link', { name: /^\d+ Messages/ })).toHaveAttribute('href', '/admin/messages');
  await expect(tiles.getByRole('link', { name: /^\d+ Comments$/ })).toHaveAttribute('href', '/admin/comments');
  for (const label of ['Quote', 'Page Heroes', 'Logo', 'Contact Details', 'Donation Details']) {
    await expect(tiles.getByRole('link', { name: label, exact: true })).toBeVisible();
  }

  const upcoming = page.getByRole('region', { name: 'Upcoming Events' });
  const events = await site.read<{ title: string }[]>('/content/upcoming-events?limit=5');
  await expect(upcoming.getByRole('heading', { level: 3 })).toHaveText(events.map(({ title }) => title));
  const preview = await upcoming
    .getByRole('listitem')
    .filter({ hasText: first })
    .getByText(/^Bring a hoe/)
    .innerText();
  expect(preview).toMatch(/…$/);
  expect(preview.length).toBeGreaterThan(80);
  expect(preview.length).toBeLessThanOrEqual(101);

  await tiles.getByRole('link', { name: /^\d+ Partners$/ }).click();
  await expect(page).toHaveURL('/admin/partners');
});

test.describe('when a call fails', () => {
  test.use({ allowedInConsole: NETWORK_FAILURES });

  test('the dashboard shows an error for the events and keeps its tiles', async ({ page }) => {
    const mend = await breakCall(page, '/dashboard');
    await page.goto('/admin');
    const failure = page.getByRole('alert').filter({ hasText: 'Failed to fetch upcoming events.' });
    await expect(failure).toBeVisible();
    await expect(page.getByRole('region', { name: 'Content areas' }).getByRole('link')).not.toHaveCount(0);
    await mend();
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(
      page.getByRole('region', { name: 'Upcoming Events' }).getByRole('heading', { level: 3 }),
    ).not.toHaveCount(0);
    await expect(failure).toHaveCount(0);
  });
});

test('the profile form sends no request and says that it is a simulation', async ({ page }) => {
  await page.goto('/admin/profile-settings');
  await expect(page.getByLabel('Role')).toHaveValue('Administrator');
  const save = page.getByRole('button', { name: 'Save Profile' });
  await page.getByLabel('Role').fill('');
  await page.getByLabel('Website').fill('lamp');
  await save.click();
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription(/Name is required\./);
  await expect(page.getByLabel('Role')).toHaveAccessibleDescription(/Role is required\./);
  await expect(page.getByLabel('Website')).toHaveAccessibleDescription(/Website must be a valid URL/);
  await page.getByLabel('Name').fill('Grace');
  await page.getByLabel('Role').fill('Keeper');
  await page.getByLabel('Website').fill('https://example.org');
  const calls: string[] = [];
  page.on('request', (request) => calls.push(`${request.method()} ${request.url()}`));
  await save.click();
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('Profile settings updated successfully! (Frontend simulation)');
  await expectFitForAll(page);
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(alert).toHaveCount(0);
  await expect(save).toBeFocused();
  expect(calls.filter((call) => !call.startsWith('GET'))).toEqual([]);
});
