import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { releaseThrowing } from './releaseThrowing';

test.use({
  ownReleases: true,
  allowedInConsole: /nothing for 'Grace' to give|lost promise|React error|could not be loaded/,
});

/** Makes the live version of the public site the canary of the one before, for almost all visitors. */
const turnIntoCanary = async (releasesDir: string): Promise<void> => {
  const file = path.join(releasesDir, 'remotes.json');
  const registry = JSON.parse(await readFile(file, 'utf8')) as { remotes: { name: string; previous?: object }[] };
  const remotes = registry.remotes.map(({ name, previous, ...release }) => {
    if (name !== 'public-site' || !previous) return { name, previous, ...release };
    const canary = { release, share: 99.99, since: new Date().toISOString(), by: 'the public-site team' };
    return { name, ...previous, canary };
  });
  await writeFile(`${file}.next`, JSON.stringify({ ...registry, remotes }));
  await rename(`${file}.next`, file);
};

const part = (page: Page) => page.getByRole('article', { name: 'Public website' });

test('a page that throws for visitors shows at Releases with its cause, beside the version before', async ({
  page,
  site,
  signIn,
}) => {
  const turnBack = await releaseThrowing(site.releasesDir, '9.0.0-throws');
  const visitor = await page.context().newPage();
  await visitor.goto('/donate');
  await expect(visitor.getByRole('heading', { name: 'Something went wrong on this page' })).toBeVisible();
  // The rest of the site still works, and its speed is measured.
  await visitor.goto('/mission');
  await expect(visitor.getByRole('heading', { level: 1, name: 'Our Mission' })).toBeVisible();
  const loaded = visitor.waitForResponse(/late-reporter/);
  await visitor.reload();
  await loaded;
  await visitor.waitForLoadState('networkidle');
  // What was measured is sent when the page is left.
  await visitor.goto('about:blank');
  await visitor.close();

  await signIn(page);
  await page.goto('/admin/releases');
  await expect(async () => {
    await page.reload();
    await expect(part(page)).toContainText(
      /Visitors1 visitor met an error in \d+ page views of the last 7 days.*For three of four visitors, pages showed their main content within \d+\.\d seconds\./,
      { timeout: 2_000 },
    );
  }).toPass();
  await expect(part(page).getByText('Problems reported')).toBeVisible();
  await expect(part(page)).toContainText(/a page could not be shown on \/donate \(1 visitor\)/i);
  await expect(part(page)).toContainText(/something on a page did not work on \/donate \(1 visitor\)/i);
  await expect(part(page)).toContainText('(1 visitor). Browsers reported this; it is not verified.');
  await expect(part(page)).toContainText('Visitors of the previous version');
  await part(page).getByText('Technical details').click();
  await expect(
    part(page).getByText('render on /donate: TypeError: nothing for <text> to give (1 visitor)'),
  ).toBeVisible();
  await expect(part(page).getByText('rejection on /donate: Error: lost promise (1 visitor)')).toBeVisible();
  await turnBack();
});

test('a browser that gets a canary reports its errors for the canary, and the administrator takes it back', async ({
  page,
  site,
  signIn,
}) => {
  const turnBack = await releaseThrowing(site.releasesDir, '9.1.0-throws');
  await turnIntoCanary(site.releasesDir);
  const visitor = await page.context().newPage();
  const failed = visitor.getByRole('heading', { name: 'Something went wrong on this page' });
  // The first page is the live version's, and gives the browser its number.
  await visitor.goto('/donate');
  await expect(visitor.getByRole('heading', { name: 'Give in another way' })).toBeVisible();
  await visitor.goto('/donate');
  await expect(failed).toBeVisible();

  await signIn(page);
  await page.goto('/admin/releases');
  await expect(part(page)).toContainText('99.99% of the visitors have seen a new version since');
  await expect(async () => {
    await page.reload();
    await expect(part(page).getByRole('group', { name: 'New version' })).toContainText(
      /1 visitor met an error in \d page views? of the last 7 days/,
      { timeout: 2_000 },
    );
  }).toPass();
  await page.getByRole('button', { name: 'Take it back: Public website' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByText('Public website: all visitors get the same version again.')).toBeVisible();
  await visitor.goto('/donate');
  await expect(visitor.getByRole('heading', { name: 'Give in another way' })).toBeVisible();
  await turnBack();
});

test('the reporter is at most 2 % of the script of a first visit, and waits until the page is idle', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  const names = new Map<string, string>();
  const bytes = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, response }) => names.set(requestId, response.url));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    bytes.set(names.get(requestId) ?? '', encodedDataLength),
  );
  await session.send('Network.enable');
  const loaded = page.waitForResponse(/late-reporter/);
  await page.goto('/');
  await loaded;
  await page.waitForLoadState('networkidle');
  const scripts = [...bytes].filter(([url]) => url.endsWith('.js'));
  const sum = scripts.reduce((total, [, size]) => total + size, 0);
  const reporter = scripts
    .filter(([url]) => url.includes('late-reporter'))
    .reduce((total, [, size]) => total + size, 0);
  expect(reporter).toBeGreaterThan(0);
  expect(reporter / sum).toBeLessThan(0.02);
  expect(await page.content()).not.toContain('late-reporter');
});
