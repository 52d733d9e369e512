import type { CDPSession, Page } from '@playwright/test';
import { hold } from '../fixtures/brokenCall';
import { expect, test } from '../fixtures/test';

/** Makes the browser report a connection. */
const reportConnection = (page: Page, says: { saveData: boolean; effectiveType: string }) =>
  page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), says);

const SCARCE = [
  ['data is saved', { saveData: true, effectiveType: '4g' }],
  ['the connection is slow', { saveData: false, effectiveType: '3g' }],
] as const;

const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });

test.describe('before the scripts start', () => {
  test.use({ untilStarted: false });

  /** What the browser may fetch early, and has fetched, as its developer tools report it. */
  const watchPreloading = async (page: Page) => {
    const session: CDPSession = await page.context().newCDPSession(page);
    const seen = { candidates: [] as string[], fetched: new Map<string, string>() };
    const pathOf = (url: string) => url.slice(new URL(url).origin.length);
    session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
      seen.candidates = preloadingAttemptSources.map(({ key }) => pathOf(key.url));
    });
    session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
      seen.fetched.set(pathOf(prefetchUrl), status);
    });
    await session.send('Preload.enable');
    return seen;
  };
  const holdScripts = (page: Page) => hold(page, /\/static\/(?!starter).*\.js$/);

  test('the browser fetches the page of a link that the pointer rests on', async ({ page }) => {
    const seen = await watchPreloading(page);
    await holdScripts(page);
    await page.goto('/donate');
    await expect.poll(() => seen.candidates).toContain('/mission');
    await page.evaluate(() => {
      for (const href of [
        '/admin',
        '/admin/login',
        '/api/content/updates',
        '/uploads/a.png',
        '/contact-us?sent=contact',
      ])
        document.querySelector('main')?.append(Object.assign(document.createElement('a'), { href, textContent: href }));
      const file = Object.assign(document.createElement('a'), { href: '/news', download: 'news', textContent: 'File' });
      document.querySelector('main')?.append(file);
      const last = Object.assign(document.createElement('a'), { href: '/news?page=2', textContent: 'Last' });
      document.querySelector('main')?.append(last);
    });
    await expect.poll(() => seen.candidates).toContain('/news?page=2');
    expect(seen.candidates.filter((path) => /admin|api|uploads|sent|^\/news$/.test(path))).toEqual(['/news']);
    await footerLink(page, 'Our Mission').hover();
    await expect.poll(() => seen.fetched.get('/mission')).toBe('Ready');
    await footerLink(page, 'Our Mission').click();
    await expect(page.getByRole('heading', { name: 'Our Core Values' })).toBeVisible();
  });

  for (const [when, says] of SCARCE) {
    test(`it fetches nothing where ${when}`, async ({ page }) => {
      const seen = await watchPreloading(page);
      await reportConnection(page, says);
      const starter = page.waitForResponse(/\/static\/starter/);
      await page.goto('/donate');
      await starter;
      await footerLink(page, 'Our Mission').hover();
      // The links of this page are known, and none may be fetched.
      await footerLink(page, 'Get Involved').click();
      await expect(page.getByRole('heading', { name: 'Join Our Mission' })).toBeVisible();
      expect(seen.candidates).toEqual([]);
      expect([...seen.fetched]).toEqual([]);
    });
  }

  test('it fetches no page that the router opens', async ({ page }) => {
    const seen = await watchPreloading(page);
    const letGo = await holdScripts(page);
    await page.goto('/donate');
    await expect.poll(() => seen.candidates).toContain('/mission');
    letGo();
    await page.waitForFunction(() => 'started' in document.documentElement.dataset);
    await expect.poll(() => seen.candidates).toEqual([]);
  });
});

/** Requests for the code and the data of the projects page from now on. */
const forProjects = (page: Page): string[] => {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(api\/content\/(projects|page-hero)|remotes\/)/.test(pathname)) paths.push(pathname);
  });
  return paths;
};
const PROJECTS_DATA = '/api/content/projects';

test('after the start, code and data of a page arrive before its link is clicked', async ({ page }) => {
  await page.goto('/donate');
  const paths = forProjects(page);
  await footerLink(page, 'Our Projects').hover();
  await expect.poll(() => paths).toContain(PROJECTS_DATA);
  await expect.poll(() => paths.some((path) => path.endsWith('.js'))).toBe(true);
  await page.waitForLoadState('networkidle');
  const early = paths.length;
  await footerLink(page, 'Our Projects').click();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(paths.slice(early)).toEqual([]);
});

for (const [when, says] of SCARCE) {
  test(`after the start, nothing is loaded early where ${when}`, async ({ page }) => {
    await reportConnection(page, says);
    await page.goto('/donate');
    const paths = forProjects(page);
    await footerLink(page, 'Our Projects').hover();
    // A click loads the page. By then the pointer has rested on the first link.
    await footerLink(page, 'Our Mission').click();
    await expect(page.getByRole('heading', { name: 'Our Core Values' })).toBeVisible();
    expect(paths).not.toContain(PROJECTS_DATA);
  });
}

/** Counts view transitions within a document. */
const countTransitions = (page: Page) =>
  page.addInitScript(() => {
    const begin = document.startViewTransition.bind(document);
    document.startViewTransition = (...args) => {
      document.documentElement.dataset.transitions = String(
        Number(document.documentElement.dataset.transitions ?? 0) + 1,
      );
      return begin(...args);
    };
  });
const transitions = (page: Page) => page.evaluate(() => document.documentElement.dataset.transitions ?? '0');

test('a link changes the page with a transition, at its top, with the focus in the new page', async ({ page }) => {
  await countTransitions(page);
  await page.goto('/');
  const all = page.getByRole('main').getByRole('link', { name: 'All news' });
  await all.click();
  await expect(page.getByRole('heading', { level: 1, name: 'News & Updates' })).toBeVisible();
  expect(await transitions(page)).toBe('1');
  await expect(page.getByRole('main')).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  // A page of the list is another view of the same page.
  await page.getByRole('main').getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/news?page=2');
  await expect(page.getByText(/Page 2 of/)).toBeVisible();
  expect(await transitions(page)).toBe('1');
});

test('a click during a transition is answered', async ({ page }) => {
  await page.goto('/');
  const toPage = (name: string) => footerLink(page, name).click({ noWaitAfter: true });
  for (const name of ['Our Mission', 'Get Involved', 'Use Cases', 'Our Projects']) await toPage(name);
  await expect(page).toHaveURL('/projects');
  await expect(page.getByRole('heading', { level: 1, name: 'Our Projects' })).toBeVisible();
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a link changes the page without a transition', async ({ page }) => {
    await countTransitions(page);
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: 'All news' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'News & Updates' })).toBeVisible();
    expect(await transitions(page)).toBe('0');
  });
});

test('documents change with a transition only where motion is allowed', async ({ page }) => {
  await page.goto('/donate');
  const conditions = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .filter(({ cssText }) => cssText.includes('@view-transition'))
      .map((rule) => (rule as CSSMediaRule).conditionText),
  );
  expect(conditions).toEqual(['(prefers-reduced-motion: no-preference)']);
});
