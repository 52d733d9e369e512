import type { Page } from '@playwright/test';
import { OWN_RELEASES, putReleasesBack } from '../fixtures/ownReleases';
import { expect, test } from '../fixtures/test';
import { clientNavigate } from './clientNavigate';
import { releaseAgain, releaseShellAgain } from './releasedAgain';

test.use(OWN_RELEASES);
putReleasesBack();

/** Simulates a return to the tab. */
const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

const offer = (page: Page) =>
  page.getByRole('status').getByText('A new version of this site is ready.');

test('a tab open during a release is offered the new version when it has no unsaved text', async ({
  page,
  site,
}) => {
  const old: string[] = [];
  await page.goto('/contact-us');
  await expect(page.getByRole('heading', { name: 'Write to us' })).toBeVisible();
  const askedAgain = async () => {
    const checking = page.waitForResponse('**/remotes.json?of=*');
    await comeBack(page);
    await checking;
  };
  // A release of the admin app does not affect visitors.
  await releaseAgain(site, 'admin-app', '9.0.0-again');
  await askedAgain();
  await expect(offer(page)).toHaveCount(0);

  await page.getByLabel('Message', { exact: true }).fill('Half a sentence');
  const rollBack = await releaseAgain(site, 'public-site', '9.0.0-again');
  await askedAgain();
  page.on('request', (request) => old.push(request.url()));
  // The old files still exist, so the tab can load another page.
  await expect(offer(page)).toHaveCount(0);
  await page.getByLabel('Message', { exact: true }).fill('');
  await expect(offer(page)).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Projects' }).click();
  await expect(page.getByRole('heading', { name: 'Houses above the waterline' })).toBeVisible();
  expect(old.filter((url) => url.includes('9.0.0-again'))).toEqual([]);

  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload' }).click();
  await loaded;
  await expect(page.getByRole('heading', { name: 'Houses above the waterline' })).toBeVisible();
  // The page hydrates when the browser is idle.
  await page.waitForFunction(() => 'started' in document.documentElement.dataset);
  expect(old.some((url) => url.includes('/remotes/public-site/9.0.0-again/'))).toBe(true);

  // A rollback counts as a newer version, too.
  rollBack();
  await comeBack(page);
  await expect(offer(page)).toBeVisible();
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(offer(page)).toHaveCount(0);
});

test('a tab open during a release of the shell is offered it, and opens other parts in it', async ({
  page,
  site,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Latest Updates' })).toBeVisible();
  await releaseShellAgain(site, '9.0.0-frame');
  await comeBack(page);
  // The offer's file belongs to the earlier shell.
  await expect(offer(page)).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Projects' }).click();
  await expect(page.getByRole('heading', { name: 'Houses above the waterline' })).toBeVisible();
  const running = () =>
    page.evaluate(() => {
      const { shell } = JSON.parse(document.getElementById('remotes')?.textContent ?? '{}') as {
        shell?: { version: string };
      };
      return shell?.version;
    });
  expect(await running()).not.toBe('9.0.0-frame');

  // A part that the tab has not loaded yet.
  const documents: string[] = [];
  page.on(
    'request',
    (request) => request.isNavigationRequest() && documents.push(new URL(request.url()).pathname),
  );
  await clientNavigate(page, '/admin/login?from=tab');
  await expect(page.getByRole('heading', { level: 1, name: 'Administrator login' })).toBeVisible();
  expect(documents).toEqual(['/admin/login']);
  expect(page.url()).toContain('/admin/login?from=tab');
  expect(await running()).toBe('9.0.0-frame');
});
