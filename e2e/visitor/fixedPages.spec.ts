import { expect, test } from '../fixtures/test';

/** The pages with fixed texts, under the headings in docs/product.md. */
const PAGES = [
  {
    path: '/mission',
    headings: [
      'Founded and Operating to Meet the Needs of Others',
      'Our Vision',
      'Our Mission',
      'Our Core Values',
      'Faith',
      'Integrity',
      'Compassion',
      'Empowerment',
      'Stewardship',
      'Diligence',
    ],
  },
  {
    path: '/get-involved',
    headings: [
      'Join Our Mission',
      'Volunteer Your Time',
      'Participate in Events',
      'Make a Donation',
      'Tell Us How You Want to Get Involved',
    ],
  },
  {
    path: '/who-we-serve',
    headings: ['Older Persons', 'Youths', 'Widows', 'Less Privileged Individuals and Families', 'Needy Students'],
  },
] as const;

for (const { path, headings } of PAGES) {
  test(`${path} has its sections, each with a text`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    const found = main.locator('h2, h3').filter({ hasText: new RegExp(`^(${headings.join('|')})$`) });
    await expect(found).toHaveText([...headings]);
  });
}

test('the mission page has two scriptures with their sources', async ({ page }) => {
  await page.goto('/mission');
  const scriptures = page.getByRole('main').locator('blockquote');
  await expect(scriptures).toHaveCount(2);
  await expect(page.getByRole('main').getByText('Galatians 6:2')).toBeVisible();
  await expect(page.getByRole('main').getByText('James 1:27')).toBeVisible();
});

test('the ways to help lead to the form, the events and the bank details', async ({ page }) => {
  await page.goto('/get-involved');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'See our events' })).toHaveAttribute('href', '/events');
  await expect(main.getByRole('link', { name: 'How to give' })).toHaveAttribute('href', '/donate');
  await main.getByRole('link', { name: 'Tell us about yourself' }).click();
  await expect(main.getByRole('heading', { name: 'Tell Us How You Want to Get Involved' })).toBeInViewport();
});

test('a group of the home page links to its section', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Needy Students/ })
    .click();
  await expect(page).toHaveURL('/who-we-serve#students');
  await expect(page.getByRole('heading', { name: 'Needy Students' })).toBeInViewport();
});
