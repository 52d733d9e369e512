import type { Page } from '@playwright/test';
import { releaseAgain } from '../../federation/releasedAgain';
import { breakCall, holdCall } from '../../fixtures/brokenCall';
import { expired } from '../../fixtures/expiredToken';
import { liveVersions, OWN_RELEASES, putReleasesBack } from '../../fixtures/ownReleases';
import { expect, NETWORK_FAILURES, test } from '../../fixtures/test';
import { ADMINISTRATOR } from '../../fixtures/product/server';
import { GO_BACK, LATER, part, question, success } from './releasesScreen';

test.use({ ...OWN_RELEASES, allowedInConsole: NETWORK_FAILURES });
putReleasesBack();

const ask = async (page: Page) => {
  await page.getByRole('button', { name: GO_BACK }).click();
  await expect(question(page)).toBeVisible();
};
const confirm = (page: Page) => question(page).getByRole('button', { name: 'Restore' });

test('a version changes once, despite lost line, ended session, another tab', async ({
  page,
  site,
  signIn,
}) => {
  await releaseAgain(site.releasesDir, 'public-site', '9.1.0-twice', { says: LATER });
  const before = await liveVersions(site);
  await signIn(page);
  let mend = await breakCall(page, '/composition');
  await page.goto('/admin/releases');
  await expect(page.getByText('Failed to fetch releases.')).toBeVisible();
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(part(page)).toBeVisible();
  const second = await page.context().newPage();
  await second.goto('/admin/releases');
  await ask(second);

  mend = await breakCall(page, '/releases/public-site/turns', 'cut');
  await ask(page);
  await confirm(page).click();
  await expect(page.getByRole('alert')).toContainText('Failed to switch the public website.');
  await expect(page.getByRole('button', { name: GO_BACK })).toBeEnabled();
  expect(await liveVersions(site)).toEqual(before);
  await mend();

  await ask(page);
  await page.evaluate(
    (token) => localStorage.setItem('adminToken', token),
    expired((await page.evaluate(() => localStorage.getItem('adminToken'))) ?? ''),
  );
  await confirm(page).click();
  await page
    .getByRole('dialog')
    .getByLabel('Password', { exact: true })
    .fill(ADMINISTRATOR.password);
  await page.getByRole('dialog').getByRole('button', { name: 'Log in' }).click();
  await expect(success(page)).toBeVisible();
  const after = await liveVersions(site);
  expect(after['public-site']).not.toBe('9.1.0-twice');

  await confirm(second).click();
  await expect(second.getByRole('alert')).toContainText(
    `You changed nothing: another version of the public website was put live meanwhile by ${ADMINISTRATOR.email} on`,
  );
  await expect(
    second.getByRole('button', { name: 'Return to the newer version: Public website' }),
  ).toBeEnabled();
  expect(await liveVersions(site)).toEqual(after);
  await second.close();
});

test('a double click changes the version once', async ({ page, site, signIn }) => {
  await releaseAgain(site.releasesDir, 'public-site', '9.2.0-double', { says: LATER });
  await signIn(page);
  await page.goto('/admin/releases');
  let turns = 0;
  page.on('request', (request) => (turns += request.url().endsWith('/turns') ? 1 : 0));
  const letGo = await holdCall(page, '/releases/public-site/turns', 'POST');
  await ask(page);
  await confirm(page).dblclick();
  await expect(page.getByRole('button', { name: 'Switching...' })).toBeDisabled();
  letGo();
  await expect(success(page)).toBeVisible();
  expect(turns).toBe(1);
  expect((await liveVersions(site))['public-site']).not.toBe('9.2.0-double');
});
