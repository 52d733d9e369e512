import { rm } from 'node:fs/promises';
import { OWN_RELEASES, putReleasesBack } from '../fixtures/ownReleases';
import { expect, test } from '../fixtures/test';
import { FAILED_PART, heading, NOT_LOADED, tryAgain, UNAVAILABLE } from './errorPage';
import { expectContained, hideFiles, tamperWithPages, type Defect } from './brokenRelease';
import { containerOf, entryOf, hashOf, remove, corrupt, tamperWith } from './releaseFiles';

test.use({
  ...OWN_RELEASES,
  // A rendered page would stay readable without the remote's files.
  isRendered: false,
  allowedInConsole: FAILED_PART,
});
putReleasesBack();

const THROWS = "throw new Error('broken on purpose');";

/** Defects of the public site with which it does not start. */
const FAULTS: readonly [string, Pick<Defect, 'files' | 'entryChanges'>][] = [
  ['is down', { files: (folder) => rm(folder, { recursive: true }) }],
  [
    'answers a page instead of a manifest',
    {
      files: (folder) =>
        corrupt(folder, 'mf-manifest.json', '<!doctype html><title>Welcome</title>'),
    },
  ],
  [
    'lacks the file of its routes',
    { files: async (folder) => remove(folder, await entryOf(folder)) },
  ],
  [
    'throws while it loads',
    {
      files: async (folder) => corrupt(folder, await entryOf(folder), THROWS),
      entryChanges: async ({ integrity }, folder) => ({
        integrity: { ...integrity, [await entryOf(folder)]: hashOf(THROWS) },
      }),
    },
  ],
  [
    'was written for another shell',
    { entryChanges: () => Promise.resolve({ contract: '^9.0.0' }) },
  ],
  [
    'has a manifest that was tampered with',
    { files: (folder) => tamperWith(folder, 'mf-manifest.json') },
  ],
  [
    'has an entry that was tampered with',
    { files: async (folder) => tamperWith(folder, await containerOf(folder)) },
  ],
  [
    'has routes that were tampered with',
    { files: async (folder) => tamperWith(folder, await entryOf(folder)) },
  ],
];

for (const [index, [what, fault]] of FAULTS.entries())
  test(`the previous version of a public site that ${what} loads`, async ({ page, site }) => {
    await expectContained(page, site, `9.0.0-${index}`, {
      part: 'public-site',
      shown: UNAVAILABLE,
      ...fault,
    });
  });

test('the previous version of an admin app that was tampered with loads', async ({
  page,
  site,
}) => {
  const defect = { part: 'admin-app', files: tamperWithPages, shown: NOT_LOADED } as const;
  await expectContained(page, site, '9.1.0-admin', defect);
});

for (const [what, files] of [
  ['manifest', '**/remotes/public-site/*/mf-manifest.json'],
  ['script', '**/remotes/public-site/*/static/__federation_expose_routes*.js'],
] as const)
  test(`a public site whose ${what} hangs: the shell shows an error, and a retry loads it`, async ({
    page,
  }) => {
    const held: (() => Promise<void>)[] = [];
    await page.route(files, (route) => void held.push(() => route.abort()));
    await page.goto('/news', { waitUntil: 'commit' });
    // The shell's timeout is 15 seconds for the manifest and for a script.
    await expect(heading(page)).toHaveText(UNAVAILABLE, { timeout: 40_000 });
    await page.unrouteAll();
    await Promise.allSettled(held.map((letGo) => letGo()));
    await tryAgain(page);
    await expect(heading(page)).toHaveText('News & Updates');
  });

test('a layout that throws while rendering: the shell shows an error, and everything else works', async ({
  page,
}) => {
  // Formatting a date throws, which happens only during rendering. The footer formats the year once
  // the day of the server rendering is over.
  await page.addInitScript(() => {
    const now = Date.now;
    Date.now = () => now() + (location.pathname === '/news' ? 172_800_000 : 0);
    const real = Date.prototype.toISOString;
    Date.prototype.toISOString = function () {
      if (location.pathname === '/news') throw new Error('broken on purpose');
      return real.call(this);
    };
  });
  await page.goto('/news');
  await expect(heading(page)).toHaveText('Something went wrong on this page');
  await expect(page.getByText('The rest of the site still works.')).toBeVisible();
  await page.goto('/admin/login');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
});

test('a screen of the administrator that throws leaves sidebar and header in place', async ({
  page,
  signIn,
}) => {
  // Formatting of local times throws, which the sessions screen needs.
  await page.addInitScript(() => {
    const fail = () => {
      throw new Error('broken on purpose');
    };
    const { prototype } = Intl.DateTimeFormat;
    const real = Object.getOwnPropertyDescriptor(prototype, 'format')?.get;
    Object.defineProperty(prototype, 'format', {
      get() {
        return location.pathname === '/admin/account' ? fail : (real?.call(this) as unknown);
      },
    });
  });
  await signIn(page);
  await page.goto('/admin/account');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Something went wrong on this page',
  );
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Toggle sidebar' })).toBeVisible();
  await page.getByRole('button', { name: /^Inbox/ }).click();
  await page.getByRole('link', { name: /^Messages/ }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Manage Contact Messages' }),
  ).toBeVisible();
});

test('without the admin area the public site works', async ({ page, site }) => {
  const putBack = await hideFiles(site, 'admin-app');
  await page.goto('/admin/login');
  await expect(heading(page)).toHaveText('The administrator area is unavailable');
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page.getByRole('heading', { name: 'Latest Updates' })).toBeVisible();
  await putBack();
  await page.goto('/admin/login');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
});
