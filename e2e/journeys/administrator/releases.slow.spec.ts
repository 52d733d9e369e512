import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { releaseAgain } from '../../federation/releasedAgain';
import { breakCall, holdCall } from '../../fixtures/brokenCall';
import { expired } from '../../fixtures/expiredToken';
import { OWN_RELEASES, putReleasesBack } from '../../fixtures/ownReleases';
import { expect, NETWORK_FAILURES, test, type Site } from '../../fixtures/test';
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
const ask = async (page: Page) => {
  await page.getByRole('button', { name: GO_BACK }).click();
  await expect(question(page)).toBeVisible();
};
const confirm = (page: Page) => question(page).getByRole('button', { name: 'Restore' });
const success = (page: Page) => page.getByRole('status').filter({ hasText: 'Public website: the version released on' });

test('a lost connection changes nothing, an ended session asks for the password, and another tab sees what this one did', async ({
  page,
  site,
  signIn,
}) => {
  await releaseAgain(site.releasesDir, 'public-site', '9.1.0-twice', { says: LATER });
  const before = await versions(site);
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
  expect(await versions(site)).toEqual(before);
  await mend();

  await ask(page);
  await page.evaluate(
    (token) => localStorage.setItem('adminToken', token),
    expired((await page.evaluate(() => localStorage.getItem('adminToken'))) ?? ''),
  );
  await confirm(page).click();
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(ADMINISTRATOR.password);
  await page.getByRole('dialog').getByRole('button', { name: 'Log in' }).click();
  await expect(success(page)).toBeVisible();
  const after = await versions(site);
  expect(after['public-site']).not.toBe('9.1.0-twice');

  await confirm(second).click();
  await expect(second.getByRole('alert')).toContainText(
    `You changed nothing: another version of the public website was put live meanwhile by ${ADMINISTRATOR.email} on`,
  );
  await expect(second.getByRole('button', { name: 'Return to the newer version: Public website' })).toBeEnabled();
  expect(await versions(site)).toEqual(after);
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
  expect((await versions(site))['public-site']).not.toBe('9.2.0-double');
});
