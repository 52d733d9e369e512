import { randomUUID } from 'node:crypto';
import { breakCall } from '../../fixtures/brokenCall';
import { expect, NETWORK_FAILURES, test } from '../../fixtures/test';

test.use({ allowedInConsole: NETWORK_FAILURES });

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page);
});

test('the dashboard greets by the time of day in the zone of the browser', async ({ page }) => {
  // New York's (playwright.config.ts).
  await page.clock.setFixedTime('2026-11-21T05:00:00-05:00');
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good morning/);
});

test('the dashboard shows a tile with a count for each content type and the next events, and can be asked again', async ({
  page,
  site,
}) => {
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
  const mend = await breakCall(page, '/content/upcoming-events');
  await page.goto('/admin');
  const failure = page.getByRole('alert').filter({ hasText: 'Failed to fetch upcoming events.' });
  await expect(failure).toBeVisible();
  const tiles = page.getByRole('region', { name: 'Content areas' });
  await expect(tiles.getByRole('link')).not.toHaveCount(0);
  await mend();
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(failure).toHaveCount(0);
  for (const [label, call] of [
    ['News (Updates)', 'updates'],
    ['Events', 'events'],
    ['Projects', 'projects'],
    ['Case Studies', 'case-studies'],
    ['Use Cases', 'use-cases'],
    ['Hero Carousel', 'hero-slides'],
    ['Executive Members', 'executive-members'],
    ['Partners', 'partners'],
  ] as const)
    await expect(tiles.getByRole('link', { name: `${await count(call)} ${label}`, exact: true })).toBeVisible();
  for (const label of ['Quote', 'Page Heroes', 'Logo', 'Contact Details', 'Donation Details'])
    await expect(tiles.getByRole('link', { name: label, exact: true })).toBeVisible();

  const upcoming = page.getByRole('region', { name: 'Upcoming Events' });
  const events = await site.read<{ title: string }[]>('/content/upcoming-events?limit=5');
  await expect(upcoming.getByRole('heading', { level: 3 })).toHaveText(events.map(({ title }) => title));
  const preview = await upcoming
    .getByRole('listitem')
    .filter({ hasText: first })
    .getByText(/^Bring a hoe/)
    .innerText();
  expect(preview).toMatch(/^.{80,100}…$/);
});
