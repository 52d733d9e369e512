import type { Page } from '@playwright/test';
import { releaseAgain } from '../../federation/releasedAgain';
import { logIn } from '../../fixtures/logIn';
import { liveVersions, OWN_RELEASES, putReleasesBack } from '../../fixtures/ownReleases';
import { expect, NETWORK_FAILURES, test } from '../../fixtures/test';
import { ADMINISTRATOR } from '../../fixtures/product/server';
import { GO_BACK, LATER, part, question, success } from './releasesScreen';

test.use({
  ...OWN_RELEASES,
  // The tests' sign-in has no storage access in the browser's offline error page.
  allowedInConsole: new RegExp(`${NETWORK_FAILURES.source}|Access is denied for this document`),
});
putReleasesBack();

const ask = async (page: Page) => {
  await page.getByRole('button', { name: GO_BACK }).click();
  await expect(question(page)).toBeVisible();
};
const confirm = (page: Page) => question(page).getByRole('button', { name: 'Restore' });

test('a version changes once, despite a lost connection, an expired session and another tab', async ({
  page,
  site,
  signIn,
}) => {
  await releaseAgain(site, 'public-site', '9.1.0-twice', { says: LATER });
  const before = liveVersions(site);
  await signIn(page);
  await page.route('**/releases/open', (route) => route.abort());
  await page.goto('/admin/releases');
  await expect(page.getByText('Failed to open releases.')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(part(page)).toBeVisible();
  const second = await page.context().newPage();
  await second.goto('/releases');
  await ask(second);

  await page.route('**/releases/rollback', (route) => route.abort());
  await ask(page);
  await confirm(page).click();
  expect(liveVersions(site)).toEqual(before);
  await page.unrouteAll();

  await page.goto('/releases');
  await ask(page);
  await page.context().clearCookies({ name: 'releases-session' });
  await confirm(page).click();
  await expect(page.getByRole('alert')).toHaveText('Please log in.');
  expect(liveVersions(site)).toEqual(before);
  await logIn(page);
  await ask(page);
  await confirm(page).click();
  await expect(success(page)).toBeVisible();
  const after = liveVersions(site);
  expect(after['public-site']).not.toBe('9.1.0-twice');

  await confirm(second).click();
  await expect(second.getByRole('alert')).toContainText(
    `Nothing was changed: another version of the public website was put live in the meantime by ${ADMINISTRATOR.email} on`,
  );
  await expect(
    second.getByRole('button', { name: 'Return to the newer version: Public website' }),
  ).toBeEnabled();
  expect(liveVersions(site)).toEqual(after);
  await second.close();
});

test('a double click changes the version once', async ({ page, site, signIn }) => {
  await releaseAgain(site, 'public-site', '9.2.0-double', { says: LATER });
  await signIn(page);
  await page.goto('/admin/releases');
  await ask(page);
  await confirm(page).dblclick();
  await expect(success(page)).toBeVisible();
  expect(liveVersions(site)['public-site']).not.toBe('9.2.0-double');
});
