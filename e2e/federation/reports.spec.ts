import type { Page } from '@playwright/test';
import { untilIdle } from '../fixtures/idle';
import { OWN_RELEASES, putReleasesBack } from '../fixtures/ownReleases';
import { readRegistry, writeRegistry } from '../fixtures/liveRegistry';
import { expect, test, type Site } from '../fixtures/test';
import { releaseThrowing } from './releaseThrowing';

test.use({
  ...OWN_RELEASES,
  allowedInConsole: /nothing for 'Grace' to give|lost promise|React error|could not be loaded/,
});
putReleasesBack();

/** Makes the public site's live version the canary of the previous one, for almost all visitors. */
const turnIntoCanary = (site: Site): (() => void) => {
  const registry = readRegistry(site);
  const remotes = registry.remotes.map(({ name, previous, ...release }) => {
    if (name !== 'public-site' || !previous) return { name, previous, ...release };
    const canary = {
      release,
      share: 99.99,
      since: new Date().toISOString(),
      by: 'the public-site team',
    };
    return { name, ...previous, canary };
  });
  writeRegistry(site, { ...registry, remotes });
  return () => writeRegistry(site, registry);
};

const part = (page: Page) => page.getByRole('article', { name: 'Public website' });

/**
 * Reloads the Releases screen until the public site's part has a text, because reports are counted
 * asynchronously.
 */
const reported = (page: Page, where: (page: Page) => ReturnType<typeof part>, text: RegExp) =>
  expect(async () => {
    await page.reload();
    await expect(where(page)).toContainText(text, { timeout: 2_000 });
  }).toPass();

test('a browser reports the errors of a canary, which is then withdrawn', async ({
  page,
  site,
  signIn,
}) => {
  await releaseThrowing(site, '9.0.0-throws');
  const makeLive = turnIntoCanary(site);
  const visitor = await page.context().newPage();
  // The first page has the live version and sets the visitor's cookie.
  await visitor.goto('/donate');
  await expect(visitor.getByRole('heading', { name: 'Other ways to give' })).toBeVisible();
  await visitor.goto('/donate');
  await expect(
    visitor.getByRole('heading', { name: 'Something went wrong on this page' }),
  ).toBeVisible();
  // The rest of the site still works and reports web vitals.
  await visitor.goto('/mission');
  await expect(visitor.getByRole('heading', { level: 1, name: 'Our Mission' })).toBeVisible();
  await untilIdle(visitor, () => visitor.reload());
  // Web vitals are sent when the page is left.
  await visitor.goto('about:blank');

  await signIn(page);
  await page.goto('/admin/releases');
  await expect(part(page)).toContainText('99.99% of the visitors have seen a new version since');
  const canary = () => part(page).getByRole('group', { name: 'New version' });
  await reported(page, canary, /1 visitor saw an error in \d page views? of the last 7 days/);
  await page.getByRole('button', { name: 'Withdraw: Public website' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByRole('status')).toContainText(
    'Public website: all visitors get the same version again',
  );
  await visitor.goto('/donate');
  await expect(visitor.getByRole('heading', { name: 'Other ways to give' })).toBeVisible();

  makeLive();
  await reported(
    page,
    part,
    /Visitors1 visitor saw an error in \d+ page views of the last 7 days.*For three of four visitors, pages showed their main content within \d+\.\d seconds\./,
  );
  await expect(part(page)).toContainText(/a page could not be shown on \/donate \(1 visitor\)/i);
  await expect(part(page)).toContainText(
    /something on a page did not work on \/donate \(1 visitor\)/i,
  );
  await part(page).getByText('Technical details').click();
  await expect(
    part(page).getByText('render on /donate: TypeError: nothing for <text> to give (1 visitor)'),
  ).toBeVisible();
  await expect(
    part(page).getByText('rejection on /donate: Error: lost promise (1 visitor)'),
  ).toBeVisible();
});
