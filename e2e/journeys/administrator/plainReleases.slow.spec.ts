import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, BrowserContext } from '@playwright/test';
import { releaseShellAgain } from '../../federation/releasedAgain';
import { expectAccessible } from '../../fixtures/accessible';
import { logIn } from '../../fixtures/logIn';
import { OWN_RELEASES } from '../../fixtures/ownReleases';
import { expectNoHorizontalScroll } from '../../fixtures/horizontalScroll';
import { expect, test } from '../../fixtures/test';
import { ADMINISTRATOR } from '../../fixtures/product/server';

test.use({ ...OWN_RELEASES, waitUntilHydrated: false });

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

const BROKEN = '9.0.0-broken';

/** Removes the scripts from a shell's page, so that no page of the admin area can start. */
const breakShell = async (releasesDir: string): Promise<void> => {
  const page = path.join(releasesDir, 'shell', BROKEN, 'index.html');
  const html = await readFile(page, 'utf8');
  await writeFile(page, html.replace(/<script\s[^>]*src=[^>]*><\/script>/g, ''));
};

/** Checks the page with axe, which needs scripts, in another browser window of the same session. */
const expectFit = async (
  browser: Browser,
  storageState: StorageState,
  baseURL: string,
): Promise<void> => {
  const window = await browser.newContext({ baseURL, storageState });
  const page = await window.newPage();
  await page.goto('/releases');
  await expect(page.getByRole('article')).toHaveCount(3);
  await expectAccessible(page);
  await window.close();
};

for (const width of [360, 1440]) {
  test(`rolling back a broken shell needs no script, at ${width} px`, async ({ site, browser }) => {
    const turnBack = await releaseShellAgain(site, BROKEN);
    await breakShell(site.releasesDir);
    const context = await browser.newContext({
      baseURL: site.url,
      javaScriptEnabled: false,
      viewport: { width, height: 800 },
    });
    const page = await context.newPage();
    await page.goto('/admin/login');
    await page.getByRole('link', { name: 'Go back to an earlier version of the site' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Releases' })).toBeVisible();
    await expectNoHorizontalScroll(page);

    await logIn(page, { ...ADMINISTRATOR, password: 'wrong' });
    await expect(page.getByRole('alert')).toHaveText('The email or password is incorrect.');
    await expect(page.getByLabel('Email')).toHaveValue(ADMINISTRATOR.email);
    await logIn(page);

    const frame = page.getByRole('article', { name: 'Site frame' });
    await expect(frame).toContainText(BROKEN);
    await expect(page.getByRole('article')).toHaveCount(3);
    await expectNoHorizontalScroll(page);
    await expectFit(browser, await context.storageState(), site.url);
    await frame.getByRole('button', { name: 'Restore previous version: Site frame' }).click();
    const question = page.getByRole('alertdialog', {
      name: /^Restore the previous version of the site frame, released on /,
    });
    await expectNoHorizontalScroll(page);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    await frame.getByRole('button', { name: 'Restore previous version: Site frame' }).click();
    await question.getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByRole('status')).toContainText(
      /^Site frame: the version released on .+ is live again\. Visitors get it with the next page they open\./,
    );
    await expect(
      page.getByRole('list', { name: 'History' }).getByRole('listitem').first(),
    ).toContainText('Another version of the site frame was restored');
    await context.close();

    const visitor = await browser.newPage({ baseURL: site.url });
    await visitor.goto('/admin/login');
    await expect(
      visitor.getByRole('heading', { level: 1, name: 'Administrator login' }),
    ).toBeVisible();
    await visitor.close();
    turnBack();
  });
}
