import { expectFitForAll } from '../../fixtures/fitForAll';
import { expect, test } from '../../fixtures/test';

test.use({ content: 'none' });

/** The lists and what they say without items. */
const EMPTY = {
  'hero-carousel': 'No hero carousel slides found.',
  'executive-members': 'No executive members found.',
  'case-studies': 'No case studies found.',
  updates: 'No updates found.',
  events: 'No events found.',
  'use-cases': 'No use cases found.',
  projects: 'No projects found.',
  partners: 'No partners found.',
  messages: 'No contact messages found.',
  comments: 'No comments found.',
};

test('the lists, records and dashboard of an empty site say so, and fit every window', async ({ page, signIn }) => {
  test.setTimeout(180_000);
  await signIn(page);
  const main = page.getByRole('main');
  for (const [path, words] of Object.entries(EMPTY)) {
    await page.goto(`/admin/${path}`);
    await expect(page.getByText(words, { exact: true })).toBeVisible();
    await expect(main.getByRole('article')).toHaveCount(0);
    await expect(main.getByRole('button', { name: 'Next' })).toHaveCount(0);
    await expectFitForAll(page);
  }

  for (const [path, add] of Object.entries({
    logo: 'Save Logo',
    'contact-details': 'Add Contact Details',
    'donation-details': 'Add Donation Details',
    organisation: 'Add Name and Tagline',
    quotes: 'Add Quote',
    'page-heroes': 'Add',
  })) {
    await page.goto(`/admin/${path}`);
    await expect(main.getByRole('button', { name: add, exact: true })).toBeVisible();
    await expect(main.getByRole('button', { name: 'Delete', exact: true })).toHaveCount(0);
  }

  await page.goto('/admin');
  const tiles = page.getByRole('region', { name: 'Content areas' });
  for (const label of ['Messages', 'Comments', 'News (Updates)', 'Events', 'Projects', 'Partners'])
    await expect(tiles.getByRole('link', { name: `0 ${label}`, exact: true })).toBeVisible();
  await expect(page.getByText('No upcoming events found.', { exact: true })).toBeVisible();
  await expectFitForAll(page);
});
