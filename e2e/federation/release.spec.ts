import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { distOf } from '../../build/parts/parts';
import { expect, test } from '../fixtures/test';
import { releaseCommand } from '../product/releases';
import { copyHouse } from './house';
import { fingerprint } from './fingerprint';

test.use({ ownReleases: true });

test('a changed public site is released into the running site alone, and rolled back', async ({ page, site }) => {
  test.setTimeout(180_000);
  const registry = async () =>
    JSON.parse(await readFile(path.join(site.releasesDir, 'remotes.json'), 'utf8')) as {
      remotes: { name: string; version: string }[];
    };
  const versions = async () =>
    Object.fromEntries((await registry()).remotes.map(({ name, version }) => [name, version]));
  const others = async () => [
    await fingerprint(distOf('shell')),
    await fingerprint(path.join(site.releasesDir, 'admin-app')),
    (await versions())['admin-app'],
  ];
  const before = { others: await others(), version: (await versions())['public-site'] };
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Our Partners' })).toBeVisible();

  const house = await copyHouse();
  await house.change('public-site/src/pages/home/Partners.tsx', 'Our Partners', 'Our Good Friends');
  await house.build('public-site');
  await releaseCommand(['public-site'], site.releasesDir, house.folder);
  const released = (await versions())['public-site'];
  expect(released).not.toBe(before.version);

  // An open tab goes on with what it has; a new visit meets the new version.
  await page.getByRole('link', { name: 'All news' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Our Good Friends' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Our Partners' })).toHaveCount(0);
  expect(await others()).toEqual(before.others);
  await page.goto('/admin/login');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();

  await releaseCommand(['public-site'], site.releasesDir, house.folder);
  expect((await versions())['public-site']).toBe(released);

  await releaseCommand(['rollback', 'public-site'], site.releasesDir, house.folder);
  expect((await versions())['public-site']).toBe(before.version);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Our Partners' })).toBeVisible();
  expect(await others()).toEqual(before.others);
});
