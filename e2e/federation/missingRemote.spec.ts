import { readdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '../fixtures/test';
import { UNRENDERED } from '../fixtures/unrendered';
import { heading, tryAgain } from './failedPlace';

// The browser, module federation and the router each log missing files with their own messages.
test.use({
  ownReleases: true,
  // A page that the server rendered stays readable without the remote's files.
  extraHTTPHeaders: UNRENDERED,
  allowedInConsole:
    /Failed to load resource|valid digest|integrity checks failed|Refused to execute|Federation Runtime|RUNTIME-\d|could not be loaded/,
});

/** Removes a remote's live version from the releases. @returns a function that restores it */
const takeAway = async (releasesDir: string, remote: string): Promise<() => Promise<void>> => {
  const [version = ''] = (await readdir(path.join(releasesDir, remote))).filter((name) => !name.startsWith('.'));
  const [place, aside] = [path.join(releasesDir, remote, version), path.join(releasesDir, remote, `.${version}`)];
  await rename(place, aside);
  return () => rename(aside, place);
};

test('without the public site the shell shows an error, the admin area works, and a retry loads the site', async ({
  page,
  site,
}) => {
  const putBack = await takeAway(site.releasesDir, 'public-site');
  await page.goto('/');
  await expect(heading(page)).toHaveText('This part of the site is unavailable');
  // Contact details and donations show nevertheless.
  await expect(page.getByRole('link', { name: '+265 1 000 000' })).toBeVisible();
  const bank = page.getByRole('region', { name: 'Bank details for gifts' });
  await expect(bank.getByRole('definition')).toHaveText([/Sample Bank/, /Lamp of Mercy Trust/, /0000/, /SAMPLE/]);

  await page.goto('/admin/login');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();

  await page.goto('/news');
  await expect(heading(page)).toHaveText('This part of the site is unavailable');
  await tryAgain(page);
  await expect(heading(page)).toHaveText('This part of the site is unavailable');
  await putBack();
  await tryAgain(page);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
});

test('without the public site, and its texts, a page under /ny says so in Chichewa', async ({ page, site }) => {
  const putBack = await takeAway(site.releasesDir, 'public-site');
  await page.goto('/ny/news');
  await expect(heading(page)).toHaveText('Gawo ili silikupezeka');
  await expect(page.getByText('Silinatseguke. Chonde onani intaneti yanu.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Momwe mungatipezere' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pitani ku tsamba loyamba' })).toHaveAttribute('href', '/ny');
  await putBack();
  await page.getByRole('button', { name: 'Yesaninso' }).click();
  await expect(heading(page)).toHaveText('Nkhani Zatsopano');
});

test('without the admin area the public site works', async ({ page, site }) => {
  const putBack = await takeAway(site.releasesDir, 'admin-app');
  await page.goto('/admin/login');
  await expect(heading(page)).toHaveText('The administrator area is unavailable');
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page.getByRole('heading', { name: 'Latest Updates' })).toBeVisible();

  await page.goto('/admin/login');
  await expect(heading(page)).toHaveText('The administrator area is unavailable');
  await putBack();
  await tryAgain(page);
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
});

test('a manifest that fails to load is requested again', async ({ page }) => {
  await page.route('**/remotes/public-site/*/mf-manifest.json', (route) => route.abort());
  await page.goto('/');
  await expect(heading(page)).toHaveText('This part of the site is unavailable');
  await page.unrouteAll();
  await tryAgain(page);
  await expect(page.getByRole('heading', { name: 'Latest Updates' })).toBeVisible();
});

test("a page's own file that fails to load is requested again", async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Latest Updates' })).toBeVisible();
  let lost = 0;
  await page.route('**/remotes/public-site/*/static/*.js', (route) => {
    lost += 1;
    return lost === 1 ? route.abort() : route.fallback();
  });
  await page.getByRole('main').getByRole('link', { name: 'All news' }).click();
  await expect(page).toHaveURL('/news');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  expect(lost).toBeGreaterThan(1);
});
