import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { releaseAgain } from '../../federation/releasedAgain';
import { entryOf, remove } from '../../federation/releaseFiles';
import { visitorsWithErrors } from '../../federation/visitorsWithErrors';
import { expectAccessible } from '../../fixtures/accessible';
import { holdCall } from '../../fixtures/brokenCall';
import { expectFitForAll } from '../../fixtures/fitForAll';
import { OWN_RELEASES, putReleasesBack } from '../../fixtures/ownReleases';
import { expect, NETWORK_FAILURES, test, type Site } from '../../fixtures/test';
import { UNRENDERED } from '../../fixtures/unrendered';
import { ADMINISTRATOR } from '../../fixtures/product/server';

test.use({ ...OWN_RELEASES, allowedInConsole: NETWORK_FAILURES });
putReleasesBack();

const versions = async ({ releasesDir }: Site): Promise<Record<string, string>> => {
  const { remotes } = JSON.parse(await readFile(path.join(releasesDir, 'remotes.json'), 'utf8')) as {
    remotes: { name: string; version: string }[];
  };
  return Object.fromEntries(remotes.map(({ name, version }) => [name, version]));
};

const LATER = { releasedAt: '2099-01-01T08:00:00.000Z' };
const GO_BACK = 'Restore previous version: Public website';
const part = (page: Page) => page.getByRole('article', { name: 'Public website' });
const question = (page: Page) => page.getByRole('alertdialog');
const success = (page: Page) => page.getByRole('status').filter({ hasText: 'Public website: the version released on' });

test.describe('a release that browsers cannot load', () => {
  test.use({ allowedInConsole: /Failed to load|Federation Runtime|RUNTIME|could not be loaded|digest|preload/ });

  test('is counted here and rolled back with the keyboard and one confirmation', async ({ page, site, signIn }) => {
    const before = await versions(site);
    await releaseAgain(site.releasesDir, 'public-site', '9.0.0-broken', {
      says: LATER,
      files: async (folder) => remove(folder, await entryOf(folder)),
    });
    const visitor = await page.context().newPage();
    await visitor.setExtraHTTPHeaders(UNRENDERED);
    await visitor.goto('/news');
    await expect(visitor.getByRole('heading', { name: 'This part of the site is unavailable' })).toBeVisible();
    // The report is sent a moment later.
    await expect.poll(() => visitorsWithErrors(site, 'public-site')).toBe(1);

    await signIn(page);
    // Without motion, axe does not check the sidebar in the middle of its transition.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const letGo = await holdCall(page, '/composition', 'GET');
    await page.goto('/admin/releases');
    await expect(page.getByRole('region', { name: 'What is live' })).toHaveAttribute('aria-busy', 'true');
    letGo();
    await expect(part(page)).toContainText('Problems reported');
    await expect(part(page)).toContainText(/1 visitor met an error in \d+ page views? of the last 7 days/);
    await expect(part(page)).toContainText('A file did not load');
    await expect(part(page).getByText('9.0.0-broken')).toBeHidden();
    await part(page).getByText('Technical details').click();
    await expect(part(page).getByText('Version: 9.0.0-broken', { exact: true })).toBeVisible();
    await expectFitForAll(page);

    await page.getByRole('button', { name: GO_BACK }).focus();
    await page.keyboard.press('Enter');
    await expect(question(page)).toContainText('Your content is not affected');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(question(page)).toBeHidden();
    await expect(page.getByRole('button', { name: GO_BACK })).toBeFocused();
    expect((await versions(site))['public-site']).toBe('9.0.0-broken');

    await page.keyboard.press('Enter');
    // The safe answer comes first, after the reason; the other one needs one more step.
    await expect(question(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.type('No page opened.');
    await page.keyboard.press('Tab');
    await expect(question(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(success(page)).toBeVisible();
    expect(await versions(site)).toEqual(before);
    const latest = page.getByRole('list', { name: 'History' }).getByRole('listitem').first();
    await expect(latest).toContainText('No page opened.');
    await expect(latest).toContainText(`, by ${ADMINISTRATOR.email}`);
    await page.getByText('Technical details').last().click();
    await expect(page.getByText(`: public-site ${before['public-site']}, replacing 9.0.0-broken`)).toBeVisible();
    await visitor.goto('/news');
    await expect(visitor.getByRole('heading', { name: 'News & Updates' })).toBeVisible();
    await visitor.close();
    // The previous version is now the newer one, and the button says so.
    await expect(page.getByRole('button', { name: 'Return to the newer version: Public website' })).toBeVisible();
    await expect(part(page)).toContainText(/Visitors of the previous version1 visitor met an error/);
  });
});
