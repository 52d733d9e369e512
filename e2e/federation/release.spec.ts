import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { REMOTES } from '../../build/parts/parts';
import { expect, test } from '../fixtures/test';
import { DEPLOY_TOKENS, releaseCommand, SECRETS, tryRelease } from '../product/releases';
import { copyProject } from './fixture';
import { fingerprint } from './fingerprint';

test.use({ ownReleases: true, settings: { DEPLOY_TOKENS } });

test('two teams release and roll back independently, and neither changes a byte of the other', async ({
  page,
  site,
}) => {
  test.setTimeout(360_000);
  const versions = async (): Promise<Record<string, string>> => {
    const { remotes } = JSON.parse(await readFile(path.join(site.releasesDir, 'remotes.json'), 'utf8')) as {
      remotes: { name: string; version: string }[];
    };
    return Object.fromEntries(remotes.map(({ name, version }) => [name, version]));
  };
  /** The files and live versions of everything except one remote. */
  const allBut = async (released: string) => {
    const others = REMOTES.filter((name) => name !== released);
    const live = await versions();
    return [
      await fingerprint(path.join(site.releasesDir, 'shell')),
      ...(await Promise.all(others.map((name) => fingerprint(path.join(site.releasesDir, name))))),
      ...others.map((name) => live[name]),
    ];
  };
  const partners = page.getByRole('heading', { name: 'Our Partners' });
  const friends = page.getByRole('heading', { name: 'Our Good Friends' });
  const login = (heading: string) => page.getByRole('heading', { level: 1, name: heading });
  const first = await versions();
  const project = await copyProject();
  await project.change('public-site/src/pages/home/Partners.tsx', 'Our Partners', 'Our Good Friends');
  await project.change('admin-app/src/session/LoginPage.tsx', 'Administrator login', 'Come in');

  // The public team releases into a local folder.
  await page.goto('/');
  await expect(partners).toBeVisible();
  await project.build('public-site');
  let others = await allBut('public-site');
  await releaseCommand(['public-site', '--without-smoke'], site.releasesDir, project.folder);
  const second = await versions();
  expect(second['public-site']).not.toBe(first['public-site']);
  // An open tab keeps its version; a new visit gets the new version.
  await page.getByRole('link', { name: 'All news' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/');
  await expect(friends).toBeVisible();
  await expect(partners).toHaveCount(0);
  expect(await allBut('public-site')).toEqual(others);
  await releaseCommand(['public-site'], site.releasesDir, project.folder);
  expect(await versions()).toEqual(second);
  await page.goto('/admin/login');
  await expect(login('Administrator login')).toBeVisible();

  // The admin team releases over HTTP with the smoke test, first with a token that may not.
  await project.build('admin-app');
  others = await allBut('admin-app');
  const before = await fingerprint(site.releasesDir);
  for (const [token, refusal] of [
    ['', `Set DEPLOY_TOKEN to a deploy token of ${site.url}`],
    ['a-secret-that-nobody-was-given', `${site.url} does not know this deploy token. Set DEPLOY_TOKEN to one`],
    [SECRETS['public-site'], 'This deploy token may release public-site, and not admin-app.'],
  ] as const) {
    const refused = await tryRelease(['admin-app', '--to', site.url], { DEPLOY_TOKEN: token }, project.folder);
    expect(refused).toEqual({ code: 1, said: expect.stringContaining(refusal) });
  }
  expect(await fingerprint(site.releasesDir)).toBe(before);
  const asAdminTeam = { RELEASE_URL: site.url, DEPLOY_TOKEN: SECRETS['admin-app'] };
  const released = await tryRelease(['admin-app'], asAdminTeam, project.folder);
  const third = await versions();
  expect(released.said).toContain(`admin-app ${third['admin-app']} is live.`);
  expect(released.said).toContain('shared versions as before');
  expect(released.said).not.toContain('skipped');
  expect(third).toEqual({ ...second, 'admin-app': expect.not.stringMatching(first['admin-app'] ?? '') });
  await page.goto('/admin/login');
  await expect(login('Come in')).toBeVisible();
  await page.goto('/');
  await expect(friends).toBeVisible();
  expect(await allBut('admin-app')).toEqual(others);

  // Both roll back independently.
  others = await allBut('public-site');
  await releaseCommand(['rollback', 'public-site'], site.releasesDir, project.folder);
  expect(await versions()).toEqual({ ...third, 'public-site': first['public-site'] });
  await page.goto('/');
  await expect(partners).toBeVisible();
  expect(await allBut('public-site')).toEqual(others);
  others = await allBut('admin-app');
  const back = await tryRelease(['rollback', 'admin-app'], asAdminTeam, project.folder);
  expect(back.said).toContain(`admin-app ${first['admin-app']} is live again.`);
  expect(await versions()).toEqual(first);
  await page.goto('/admin/login');
  await expect(login('Administrator login')).toBeVisible();
  expect(await allBut('admin-app')).toEqual(others);
});
