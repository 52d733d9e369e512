import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { OWN_RELEASES, putReleasesBack } from '../fixtures/ownReleases';
import { liveOf } from '../fixtures/liveRegistry';
import { expect, test, type Site } from '../fixtures/test';
import { releaseAgain } from './releasedAgain';
import { addTo, hashOf } from './releaseFiles';
import { partOf } from './visitorsWithErrors';

test.use(OWN_RELEASES);
putReleasesBack();

const SERVER_BUILD = 'server/routes.cjs';

/** Replaces the root route. */
const THROWS =
  ";module.exports.default[0].lazy = async () => ({ Component: () => { throw new Error('broken on purpose'); } });";

/** Releases the real public site with an additional line in its server build. */
const release = async (site: Site, version: string, line: string) => {
  const integrity = { ...liveOf(site, 'public-site').integrity };
  const files = async (folder: string) => {
    await addTo(folder, SERVER_BUILD, line);
    integrity[SERVER_BUILD] = hashOf(await readFile(path.join(folder, SERVER_BUILD)));
  };
  await releaseAgain(site, 'public-site', version, { files, says: { integrity } });
};

const renderFailure = async (site: Site) => (await partOf(site, 'public-site'))?.rendering?.reason;

test('with a server build that throws browsers render the pages, and a rollback ends it', async ({
  page,
  site,
}) => {
  await release(site, '9.0.0-throws', THROWS);
  const response = await page.goto('/news');
  expect(response?.status()).toBe(200);
  expect(await response?.text()).not.toContain('id="page-data"');
  await expect(page.getByRole('heading', { level: 1, name: 'News & Updates' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  expect(await renderFailure(site)).toMatch(/broken on purpose/);

  await site.sendOk('POST', '/releases/public-site/turns', { action: 'rollback' });
  expect(await (await fetch(`${site.url}/news`)).text()).toContain('id="page-data"');
  expect(await renderFailure(site)).toBeUndefined();
});
