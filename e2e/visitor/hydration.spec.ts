import type { Page } from '@playwright/test';
import { VISITOR_SCREENS } from '../product/screens';
import { expect, test } from '../fixtures/test';
import { form, received } from '../fixtures/visitorForm';

test.use({ untilStarted: false });

/** The pages that are rendered on the server. */
const PAGES = VISITOR_SCREENS.filter(({ name }) => name !== 'not-found');

/** What the page says. Controls that only work with scripts appear with them. */
const words = (page: Page): Promise<string> =>
  page
    .getByRole('main')
    .locator('h1, h2, h3, p, time, dd, address')
    .allInnerTexts()
    .then((texts) => texts.join('\n'));

const started = (page: Page) =>
  page.waitForFunction(() => 'started' in document.documentElement.dataset, undefined, { timeout: 20_000 });

for (const { name, path } of PAGES) {
  test(`${name} says the same before and after its scripts start, and asks for no data again`, async ({
    page,
    site,
  }) => {
    const address = typeof path === 'string' ? path : await path(site.read);
    const calls: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url());
    });
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.getElementById('start'));
    const before = await words(page);
    await started(page);
    // A hydration error would be in the console, which every test watches.
    expect(await words(page)).toBe(before);
    expect(calls).toEqual([]);
  });
}

test.describe('when no script arrives', () => {
  test.use({ allowedInConsole: /Failed to load resource/ });

  test('the page stays as the server rendered it', async ({ page }) => {
    await page.route('**/static/**/*.js', (route) => route.abort());
    await page.route('**/static/*.js', (route) => route.abort());
    await page.goto('/news');
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1, name: 'News & Updates' })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'DONATE' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Support Our Mission' })).toBeVisible();
  });
});

test('text that was typed before the scripts started is sent', async ({ page, site }) => {
  const subject = `Early ${Date.now()}`;
  await page.route('**/static/*.js', async (route) => {
    await page.waitForFunction(() => (document.querySelector('[name=message]') as HTMLTextAreaElement).value !== '');
    await route.continue();
  });
  await page.goto('/contact-us', { waitUntil: 'commit' });
  const typed = { Name: 'Grace', Email: 'grace@example.org', Subject: subject, Message: 'Typed early' };
  for (const [label, text] of Object.entries(typed)) await form(page).getByLabel(label).fill(text);
  await started(page);
  for (const [label, text] of Object.entries(typed)) await expect(form(page).getByLabel(label)).toHaveValue(text);
  await form(page).getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Your message has been sent successfully!').first()).toBeVisible();
  expect(await received(site, subject)).toMatchObject([{ message: 'Typed early' }]);
});

test('a visitor who saves data reads three pages with less than 10 kB of script', async ({ page, site }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const scripts = new Set<string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'All news' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'News & Updates' })).toBeVisible();
  const { updates } = await site.read<{ updates: { title: string }[] }>('/content/updates?limit=1');
  await page.getByRole('main').getByRole('link', { name: updates[0]?.title }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: updates[0]?.title })).toBeVisible();
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(10_000);
});
