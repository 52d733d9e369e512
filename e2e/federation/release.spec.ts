import path from 'node:path';
import { liveVersions, OWN_RELEASES, putReleasesBack } from '../fixtures/ownReleases';
import { expect, test } from '../fixtures/test';
import { SECRETS, tryRelease } from '../fixtures/product/releases';
import { copyProject } from './fixture';
import { fingerprint } from './fingerprint';
import { addTo, containerOf } from './releaseFiles';

test.use(OWN_RELEASES);
putReleasesBack();

// smokeTest.slow.spec.ts covers the smoke test.
test('a team releases its remote, and rolls it back, without a change of the others', async ({
  page,
  site,
}) => {
  test.setTimeout(180_000);
  const others = () =>
    Promise.all(
      ['shell', 'public-site'].map((name) => fingerprint(path.join(site.releasesDir, name))),
    );
  /** The edition of the build that a page runs. */
  const editionAt = async (address: string) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    return page.locator('html').getAttribute('data-edition');
  };
  const project = await copyProject();
  const command = (args: string[], team: keyof typeof SECRETS) =>
    tryRelease(args, { RELEASE_URL: site.url, DEPLOY_TOKEN: SECRETS[team] }, project.folder);
  const dist = await project.takeBuild('admin-app');
  await addTo(
    dist,
    await containerOf(dist),
    "document.documentElement.dataset.edition = 'second';",
  );
  const [first, before] = [liveVersions(site), await others()];
  expect(await editionAt('/admin/login')).toBeNull();

  expect(await command(['admin-app'], 'public-site')).toEqual({
    code: 1,
    said: expect.stringContaining('This deploy token may release public-site, and not admin-app.'),
  });
  expect(liveVersions(site)).toEqual(first);
  const released = await command(['admin-app', '--without-smoke'], 'admin-app');
  const second = liveVersions(site);
  expect(second).toEqual({
    ...first,
    'admin-app': expect.not.stringMatching(first['admin-app'] ?? ''),
  });
  expect(released.said).toContain(`admin-app ${second['admin-app']} is live.`);
  expect(released.said).toContain('shared versions as before');
  expect(await editionAt('/admin/login')).toBe('second');
  expect(await editionAt('/news')).toBeNull();

  const back = await command(['rollback', 'admin-app'], 'admin-app');
  expect(back.said).toContain(`admin-app ${first['admin-app']} is live again.`);
  expect(liveVersions(site)).toEqual(first);
  expect(await editionAt('/admin/login')).toBeNull();
  expect(await others()).toEqual(before);
});
