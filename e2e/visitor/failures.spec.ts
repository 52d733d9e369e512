import { breakCall } from '../fixtures/brokenCall';
import { expect, NETWORK_FAILURES, test } from '../fixtures/test';

test.use({ allowedInConsole: NETWORK_FAILURES });

/** Where a visitor meets which words when which call fails (SPEC section 8). */
const FAILURES = [
  { page: '/', call: '/content/hero-slides', words: 'Failed to fetch hero slides.' },
  { page: '/', call: '/content/updates', words: 'Failed to fetch latest updates.' },
  { page: '/', call: '/content/quote', words: 'Failed to fetch quote.' },
  { page: '/', call: '/content/case-studies', words: 'Failed to fetch case studies.' },
  { page: '/', call: '/content/partners', words: 'Failed to fetch partners.' },
  { page: '/news', call: '/content/updates', words: 'Error: Failed to fetch news and updates.' },
  {
    page: '/news',
    call: '/content/page-hero/*',
    words: 'Error loading hero: Failed to fetch News & Updates page hero image.',
  },
  { page: 'an update', call: '/content/updates/*', words: 'Error: Failed to fetch update details.' },
  { page: 'an update', call: '/content/comments/update/*', words: 'Error: Failed to fetch comments.' },
];

for (const { page: place, call, words } of FAILURES) {
  test(`${place} says '${words}' and tries again`, async ({ page, site }) => {
    const { updates } = await site.read<{ updates: { _id: string }[] }>('/content/updates?limit=1');
    const mend = await breakCall(page, call);
    await page.goto(place === 'an update' ? `/updates/${updates[0]?._id}` : place);

    const failure = page.getByRole('alert').filter({ hasText: words });
    await expect(failure).toContainText(words);
    await expect(page.getByRole('alert')).toHaveCount(1);
    await expect(page.getByRole('banner')).toBeVisible();

    // Still broken: it asks, fails again and says so again.
    const asked = page.waitForRequest((request) => request.url().includes('/api/content/'));
    await failure.getByRole('button', { name: 'Try again' }).click();
    await asked;
    await expect(failure).toBeVisible();

    await mend();
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  });
}

test('the projects menu says when it could not be filled, and still leads to all projects', async ({ page }) => {
  const mend = await breakCall(page, '/content/projects');
  await page.goto('/');
  const opener = page.getByRole('banner').getByRole('button', { name: 'OUR PROJECTS' });
  await opener.click();
  await expect(page.getByRole('alert')).toContainText('Failed to fetch project titles.');
  await expect(page.getByRole('menuitem')).toHaveText(['View All Projects']);
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('menuitem')).not.toHaveCount(1);
});

test('a line that is cut is a failure too', async ({ page }) => {
  const mend = await breakCall(page, '/content/updates', 'cut');
  await page.goto('/news');
  await expect(page.getByRole('alert')).toContainText('Error: Failed to fetch news and updates.');
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
});

test('header and footer fall back on the configured phone and e-mail', async ({ page }) => {
  await breakCall(page, '/content/contact-details');
  await page.goto('/');
  for (const part of [page.getByRole('banner'), page.getByRole('contentinfo')]) {
    await expect(part.getByRole('link', { name: '+265 1 000 000' })).toBeVisible();
    await expect(part.getByRole('link', { name: 'hello@example.org' })).toBeVisible();
  }
});
