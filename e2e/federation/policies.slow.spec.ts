import type { Page } from '@playwright/test';
import { OWN_RELEASES, putReleasesBack } from '../fixtures/ownReleases';
import { expect, test } from '../fixtures/test';
import { clientNavigate } from './clientNavigate';
import { releaseAgain } from './releasedAgain';

test.use({
  ...OWN_RELEASES,
  allowedInConsole: /Content Security Policy|blocker on a POP navigation/,
});
putReleasesBack();

const OTHER = 'https://api.example.org';

/** True if a page may connect to the other site, which responds to everything. */
const connects = (page: Page): Promise<boolean> =>
  page.evaluate(
    (url) =>
      fetch(url).then(
        () => true,
        () => false,
      ),
    `${OTHER}/tiles?of=visitor`,
  );

test('pages connect only to the origins that their remote declares', async ({
  page,
  site,
  signIn,
}) => {
  const says = { sources: { 'connect-src': [OTHER] } };
  await releaseAgain(site, 'admin-app', '9.0.0-sources', { says });
  await page.route(`${OTHER}/**`, (route) =>
    route.fulfill({ headers: { 'access-control-allow-origin': '*' }, body: 'a tile' }),
  );
  await page.goto('/news');
  expect(await connects(page)).toBe(false);

  // A CSP belongs to a document: the link and Back load the page from the server.
  await signIn(page);
  await clientNavigate(page, '/admin/redirects');
  await expect(page.getByRole('heading', { level: 1, name: 'Redirects' })).toBeVisible();
  expect(await connects(page)).toBe(true);
  await clientNavigate(page, '/news');
  await expect(page.getByRole('heading', { level: 1, name: 'News & Updates' })).toBeVisible();
  expect(await connects(page)).toBe(false);

  await page.goto('/admin/releases');
  const part = page.getByRole('article', { name: 'Public website' });
  await expect(async () => {
    await page.reload();
    await expect(part).toContainText(`connect-src ${OTHER} on /news (1 visitor)`, {
      timeout: 2_000,
    });
  }).toPass();
  await expect(part).not.toContainText('tiles');
});
