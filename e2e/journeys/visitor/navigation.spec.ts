import type { Page } from '@playwright/test';
import { hold } from '../../fixtures/brokenCall';
import { started } from '../../fixtures/hydration';
import { expect, test } from '../../fixtures/test';
import { footerLink, forProjects, PROJECTS_DATA, watchPreloading } from './preloading';

test.describe('before the scripts start', () => {
  test.use({ waitUntilHydrated: false });

  test('the browser fetches the page of a link that the pointer rests on, and few others', async ({
    page,
  }) => {
    const seen = await watchPreloading(page);
    const letGo = await hold(page, /\/static\/(?!starter).*\.js$/);
    await page.goto('/donate');
    await expect.poll(() => seen.candidates).toContain('/mission');
    await page.evaluate(() => {
      const add = (link: Partial<HTMLAnchorElement>) =>
        document.querySelector('main')?.append(Object.assign(document.createElement('a'), link));
      for (const href of [
        '/admin',
        '/admin/login',
        '/api/content/updates',
        '/uploads/a.png',
        '/contact-us?sent=contact',
      ])
        add({ href, textContent: href });
      add({ href: '/news', download: 'news', textContent: 'File' });
      add({ href: '/news?page=2', textContent: 'Last' });
    });
    await expect.poll(() => seen.candidates).toContain('/news?page=2');
    expect(seen.candidates.filter((path) => /admin|api|uploads|sent|^\/news$/.test(path))).toEqual([
      '/news',
    ]);
    await footerLink(page, 'Our Mission').hover();
    await expect.poll(() => seen.fetched.get('/mission')).toBe('Ready');
    await footerLink(page, 'Our Mission').click();
    await expect(page.getByRole('heading', { name: 'Our Core Values' })).toBeVisible();

    await expect.poll(() => seen.candidates).toContain('/donate');
    letGo();
    await started(page);
    await expect.poll(() => seen.candidates).toEqual([]);
  });
});

test('after hydration, code and data of a page arrive before its link is clicked', async ({
  page,
}) => {
  await page.goto('/donate');
  const paths = forProjects(page);
  const arrived = page.waitForEvent('requestfinished', (request) =>
    request.url().includes(PROJECTS_DATA),
  );
  await footerLink(page, 'Our Projects').hover();
  await arrived;
  await expect.poll(() => paths.some((path) => path.endsWith('.js'))).toBe(true);
  const early = paths.length;
  await footerLink(page, 'Our Projects').click();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(paths.slice(early)).toEqual([]);
});

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
const transitions = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.transitions ?? '0');

test('a link changes the page with a transition, at its top, with the focus in the new page', async ({
  page,
}) => {
  await countTransitions(page);
  await page.goto('/');
  const all = page.getByRole('main').getByRole('link', { name: 'All news' });
  await all.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  await all.click();
  await expect(page).toHaveURL('/news');
  await expect(page.getByRole('heading', { level: 1, name: 'News & Updates' })).toBeInViewport();
  expect(await transitions(page)).toBe('1');
  await expect(page.getByRole('main')).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  // Pagination stays on the same page.
  await page.getByRole('main').getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/news?page=2');
  await expect(page.getByText(/Page 2 of/)).toBeVisible();
  expect(await transitions(page)).toBe('1');

  // A click during a transition works. The header does not move, unlike the footer.
  for (const name of ['WHO WE SERVE', 'DONATE', 'HOME', 'CASE STUDIES'])
    await page
      .getByRole('banner')
      .getByRole('link', { name, exact: true })
      .click({ noWaitAfter: true });
  await expect(page).toHaveURL('/case-studies');
  await expect(page.getByRole('heading', { level: 1, name: 'Case Studies' })).toBeVisible();

  const before = await transitions(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await footerLink(page, 'Our Mission').click();
  await expect(page.getByRole('heading', { name: 'Our Core Values' })).toBeVisible();
  expect(await transitions(page)).toBe(before);
});
