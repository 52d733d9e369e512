import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addressOf } from '../../fixtures/product/screens';
import { expectSameDomAfterHydration, started } from '../../fixtures/hydration';
import { expect, NETWORK_FAILURES, test } from '../../fixtures/test';
import { comments, expectFilled, fill, form } from '../../fixtures/visitorForm';
import { SOME_SCREENS } from './screens';

test.use({ waitUntilHydrated: false });

for (const screen of [...SOME_SCREENS, { name: 'home-in-chichewa', path: '/ny' }])
  test(`${screen.name} is the same DOM before and after its scripts start`, async ({
    page,
    site,
  }) => expectSameDomAfterHydration(page, await addressOf(screen, site.getOk)));

test.describe('when no script arrives', () => {
  test.use({ allowedInConsole: NETWORK_FAILURES });

  test('the page stays as the server rendered it', async ({ page }) => {
    await page.route('**/static/**/*.js', (route) => route.abort());
    await page.route('**/static/*.js', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) =>
      new URL(request.url()).pathname.startsWith('/static/'),
    );
    await page.goto('/news');
    await failed;
    await expect(page.getByRole('heading', { level: 1, name: 'News & Updates' })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'DONATE' }).first().click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Support Our Mission' }),
    ).toBeVisible();
  });
});

/** Holds back the scripts of a page until a condition is true in it. */
const holdScripts = (page: Page, until: () => boolean) =>
  page.route('**/static/*.js', async (route) => {
    await page.waitForFunction(until);
    await route.continue();
  });

test('a comment that was typed before the scripts started is sent', async ({ page, site }) => {
  const comment = `Early ${randomUUID()}`;
  const texts = { Name: 'Grace', Email: 'grace@example.org', Comment: comment };
  const { updates } = await site.getOk<{ updates: { slug: string }[] }>(
    '/content/updates?limit=1&fields=slug',
  );
  await holdScripts(
    page,
    () => document.querySelector<HTMLTextAreaElement>('main textarea[name]')?.value !== '',
  );
  await page.goto(`/updates/${updates[0]?.slug}`, { waitUntil: 'commit' });
  await fill(page, texts);
  await started(page);
  await expectFilled(page, texts);
  await form(page).getByRole('button', { name: 'Submit Comment' }).click();
  await expect(
    page.getByText('Comment submitted successfully! It will appear shortly.').first(),
  ).toBeVisible();
  expect(await comments(site, comment)).toHaveLength(1);
});

test.describe('when the code of a form does not arrive', () => {
  test.use({ allowedInConsole: NETWORK_FAILURES });

  test('the browser posts a comment, as without script', async ({ page, site }) => {
    const comment = `Posted ${randomUUID()}`;
    const draft = {
      title: 'To post on',
      date: '2026-11-21',
      description: '<p>Text</p>'.repeat(40),
    };
    const { _id } = await site.sendOk<{ _id: string }>('POST', '/content/updates', draft);
    await page.goto(`/updates/${_id}`);
    await started(page);
    // The code loads when the form comes into view.
    await page.route('**/remotes/**', (route) => route.abort());
    await fill(page, { Name: 'Grace', Email: 'grace@example.org', Comment: comment });
    await form(page).getByRole('button', { name: 'Submit Comment' }).click();
    await expect(page).toHaveURL(/sent=comment/);
    await expect(
      page.getByText('Comment submitted successfully! It will appear shortly.').first(),
    ).toBeVisible();
    expect(await comments(site, comment)).toHaveLength(1);
  });
});

test('hydration preserves the scroll positions of a page and of a slide', async ({ page }) => {
  // The slides do not advance automatically.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await holdScripts(page, () => window.scrollY === 600);
  await page.goto('/', { waitUntil: 'commit' });
  await page
    .locator('main [data-unscripted]')
    .evaluate((row) => row.scrollTo({ left: row.clientWidth }));
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
  await started(page);
  await expect(page.getByRole('button', { name: 'Go to slide 2' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  expect(await page.evaluate(() => window.scrollY)).toBe(600);
});

test('a visitor who saves data reads three pages with less than 10 kB of script', async ({
  page,
  site,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true, effectiveType: '4g' },
    }),
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
  const { updates } = await site.getOk<{ updates: { title: string }[] }>(
    '/content/updates?limit=1',
  );
  await page.getByRole('main').getByRole('link', { name: updates[0]?.title }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: updates[0]?.title })).toBeVisible();
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(10_000);
});
