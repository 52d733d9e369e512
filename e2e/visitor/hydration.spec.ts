import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { addressOf, VISITOR_SCREENS, type Screen } from '../product/screens';
import { watchDom } from '../fixtures/sameDom';
import { expect, NETWORK_FAILURES, test } from '../fixtures/test';
import { comments, form, received } from '../fixtures/visitorForm';

test.use({ untilStarted: false });

/** The screens of every public route, and one in the other language. */
const SCREENS: readonly Screen[] = [...VISITOR_SCREENS, { name: 'home-in-chichewa', path: '/ny' }];

const started = (page: Page) =>
  page.waitForFunction(() => 'started' in document.documentElement.dataset, undefined, { timeout: 20_000 });

test.describe('pages', () => {
  // The browser complains about the status of a missing page.
  test.use({ allowedInConsole: NETWORK_FAILURES });

  for (const screen of SCREENS) {
    test(`${screen.name} is the same DOM before and after its scripts start, and asks for no data again`, async ({
      page,
      site,
    }) => {
      const calls: string[] = [];
      page.on('request', (request) => {
        if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url());
      });
      const differences = await watchDom(page);
      await page.goto(await addressOf(screen, site.read), { waitUntil: 'commit' });
      await started(page);
      // A hydration error would be in the console, which every test watches.
      expect(await differences()).toEqual([]);
      expect(calls).toEqual([]);
    });
  }

  test('these are the pages of all routes', async ({ site }) => {
    const { remotes } = JSON.parse(await readFile(path.join(site.releasesDir, 'remotes.json'), 'utf8')) as {
      remotes: { name: string; routes: { path: string }[] }[];
    };
    const routes = remotes.find(({ name }) => name === 'public-site')?.routes.map((route) => route.path) ?? [];
    const addresses = await Promise.all(SCREENS.map((screen) => addressOf(screen, site.read)));
    const looks = (route: string) =>
      addresses.some((address) => new RegExp(`^${route.replace(/:\w+/, '[^/]+')}(\\?|$)`).test(address));
    expect(routes).toContain('/news');
    // The notice is shown at the addresses of other pages, whose scripts must not start.
    expect(routes.filter((route) => !looks(route))).toEqual(['/closed']);
  });
});

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

/** Holds the scripts of a page until something is so in it. */
const holdScripts = (page: Page, until: () => boolean) =>
  page.route('**/static/*.js', async (route) => {
    await page.waitForFunction(until);
    await route.continue();
  });

const PERSON = { Name: 'Grace', Email: 'grace@example.org' };

for (const { name, typed, button, success, stored } of [
  {
    name: 'contact-us',
    typed: { ...PERSON, Subject: 'Early', Message: `Early ${randomUUID()}` },
    button: 'Send Message',
    success: 'Your message has been sent successfully!',
    stored: received,
  },
  {
    name: 'get-involved',
    typed: { ...PERSON, Subject: 'Early', Message: `Early ${randomUUID()}` },
    button: 'Submit Inquiry',
    success: 'Your message has been sent successfully! We will get back to you soon.',
    stored: received,
  },
  {
    name: 'update',
    typed: { ...PERSON, Comment: `Early ${randomUUID()}` },
    button: 'Submit Comment',
    success: 'Comment submitted successfully! It will appear shortly.',
    stored: comments,
  },
]) {
  test(`text that was typed before the scripts of ${name} started is sent`, async ({ page, site }) => {
    const screen = SCREENS.find((one) => one.name === name);
    if (!screen) throw new Error(`There is no screen ${name}.`);
    const texts = Object.entries(typed);
    await holdScripts(page, () => document.querySelector<HTMLTextAreaElement>('main textarea[name]')?.value !== '');
    await page.goto(await addressOf(screen, site.read), { waitUntil: 'commit' });
    for (const [label, text] of texts) await form(page).getByLabel(label).fill(text);
    await started(page);
    for (const [label, text] of texts) await expect(form(page).getByLabel(label)).toHaveValue(text);
    await form(page).getByRole('button', { name: button }).click();
    await expect(page.getByText(success).first()).toBeVisible();
    const [, last = ''] = texts.at(-1) ?? [];
    expect(await stored(site, last)).toHaveLength(1);
  });
}

test('a page that was scrolled before its scripts started stays at its place, with the slide that was scrolled to', async ({
  page,
}) => {
  // The slides do not go on by themselves.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await holdScripts(page, () => window.scrollY === 600);
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('main [data-unscripted]').evaluate((row) => row.scrollTo({ left: row.clientWidth }));
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
  await started(page);
  await expect(page.getByRole('button', { name: 'Go to slide 2' })).toHaveAttribute('aria-current', 'true');
  expect(await page.evaluate(() => window.scrollY)).toBe(600);
});

test('a visitor who saves data reads three pages with less than 10 kB of script, of which the starter is less than one', async ({
  page,
  site,
}) => {
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
  const starter = page.waitForResponse(/\/static\/starter[^/]*\.js$/);
  await page.goto('/');
  expect(Number((await starter).headers()['content-length'])).toBeLessThan(1_000);
  await page.getByRole('main').getByRole('link', { name: 'All news' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'News & Updates' })).toBeVisible();
  const { updates } = await site.read<{ updates: { title: string }[] }>('/content/updates?limit=1');
  await page.getByRole('main').getByRole('link', { name: updates[0]?.title }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: updates[0]?.title })).toBeVisible();
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(10_000);
});
