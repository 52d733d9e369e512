import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeShellFacts } from '../../build/parts/buildFacts';
import { OWN_RELEASES, putReleasesBack } from '../fixtures/ownReleases';
import { readRegistry } from '../fixtures/liveRegistry';
import { expect, test, type Site } from '../fixtures/test';
import { SECRETS, tryRelease } from '../fixtures/product/releases';
import { copyProject } from './fixture';
import { addTo, containerOf, entryOf, remove, corrupt } from './releaseFiles';
import { partOf } from './visitorsWithErrors';

test.use({
  ...OWN_RELEASES,
  // Errors of the rejected builds: hydration fails on one page, another one throws.
  allowedInConsole: /React error|no way to give/,
});
putReleasesBack();

const registryOf = (site: Site) => Promise.resolve(readRegistry(site));
const asTeam = ({ url }: Site, team: keyof typeof SECRETS = 'public-site') => ({
  RELEASE_URL: url,
  DEPLOY_TOKEN: SECRETS[team],
});

/** A rejection contains the URL of a JPEG of the page, which its team can fetch. */
const expectScreenshot = async (output: string): Promise<void> => {
  const [, address = ''] =
    /^ {2}Screenshot of \/, (?:360|1440) pixels wide: (\S+)$/m.exec(output) ?? [];
  const response = await fetch(address, {
    headers: { authorization: `Bearer ${SECRETS['public-site']}` },
  });
  expect(response.headers.get('content-type')).toBe('image/jpeg');
  expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(2_000);
};

test('a candidate goes live only when all of its pages work, on the server and in browsers', async ({
  page,
  site,
}) => {
  test.setTimeout(300_000);
  const project = await copyProject();
  const before = await registryOf(site);
  // Other specs of this worker have caused errors of the live version.
  const causes = async () => (await partOf(site, 'public-site'))?.visitors?.causes ?? [];
  const causesBefore = await causes();

  await test.step('every page of a working build is opened', async () => {
    await project.takeBuild('public-site');
    const nobody = await tryRelease(
      ['check', 'public-site'],
      { ...asTeam(site), DEPLOY_TOKEN: '' },
      project.folder,
    );
    expect(nobody.said).toContain(`Set DEPLOY_TOKEN to a deploy token of ${site.url}`);
    const { code, said } = await tryRelease(['check', 'public-site'], asTeam(site), project.folder);
    expect(said).toMatch(/smoke test passed \(22 pages on phone and desktop in \d+\.\d s\)/);
    expect(code).toBe(0);
  });

  await test.step('pages that throw, throw on phones only, or differ from the server are rejected', async () => {
    const pages = 'public-site/src/pages';
    await project.change(
      `${pages}/donate/HowToGive.tsx`,
      'const hasBankFailed =',
      "if (Date.now() > 0) throw new Error('no way to give'); const hasBankFailed =",
    );
    await project.change(
      `${pages}/about/AboutPage.tsx`,
      "const aboutUs = useQuery(singletonQuery('about-us'));",
      "const aboutUs = useQuery(singletonQuery('about-us')); if (typeof window !== 'undefined' && window.innerWidth < 500) throw new Error('too narrow');",
    );
    await project.change(
      `${pages}/mission/MissionPage.tsx`,
      "{t('Founded and Operating to Meet the Needs of Others')}",
      "{typeof window === 'undefined' ? 'Founded' : 'Founded and operating'}",
    );
    await project.build('public-site');
    const { code, said } = await tryRelease(['public-site'], asTeam(site), project.folder);
    expect(said).toMatch(/^public-site \S+ failed its smoke test in the live shell: /);
    expect(said).toContain(
      '/donate (desktop and phone): the server could not render it: Error: no way to give',
    );
    expect(said).toMatch(/\/about \(phone\): .*too narrow/);
    expect(said).toMatch(/\/mission \(desktop and phone\): .*hydration failed/);
    expect(code).toBe(1);
    expect(await registryOf(site)).toEqual(before);
  });

  await test.step('a broken version released anyway leaves the site running, and its errors are counted', async () => {
    const release = await tryRelease(
      ['public-site', '--without-smoke'],
      asTeam(site),
      project.folder,
    );
    expect(release.code, release.said).toBe(0);
    const response = await page.goto('/mission');
    expect(await response?.text()).toMatch(/>Founded</);
    await expect(page.getByText('Founded and operating')).toBeVisible();
    await page.goto('/donate');
    await expect(
      page.getByRole('heading', { name: 'Something went wrong on this page' }),
    ).toBeVisible();
    for (const part of ['banner', 'contentinfo'] as const)
      await expect(page.getByRole(part)).toBeVisible();
    await expect.poll(causes, { timeout: 20_000 }).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'hydration', route: '/mission' }),
        expect.objectContaining({
          kind: 'render',
          route: '/donate',
          message: expect.stringContaining('no way to'),
        }),
      ]),
    );

    const rollback = await tryRelease(['rollback', 'public-site'], asTeam(site), project.folder);
    expect(rollback.code, rollback.said).toBe(0);
    await page.goto('/donate');
    await expect(
      page.getByRole('heading', { level: 1, name: 'Support Our Mission' }),
    ).toBeVisible();
    expect(await causes()).toEqual(causesBefore);
  });
});

test('a candidate that does not start is rejected, and so is a shell in which a live page throws', async ({
  site,
}) => {
  test.setTimeout(300_000);
  const project = await copyProject();
  const before = await registryOf(site);
  const command = (name: string, ...args: string[]) =>
    tryRelease([...args, name], asTeam(site, name as 'shell'), project.folder);

  for (const [what, breakIt, note] of [
    [
      'throws as it loads',
      async (dist: string) =>
        corrupt(dist, await entryOf(dist), "throw new Error('broken on purpose');"),
      /: \/ \(desktop and phone\): its scripts did not start within 11 s; the browser's console says: .*broken on purpose/,
    ],
    [
      'never comes to an end',
      async (dist: string) =>
        addTo(dist, await containerOf(dist), 'setTimeout(() => { while (true); });'),
      /: \/ \(desktop and phone\): .* within 11 s/,
    ],
  ] as const)
    await test.step(`a public site that ${what}`, async () => {
      await breakIt(await project.takeBuild('public-site'));
      expect(await command('public-site', 'can-i-deploy')).toEqual({
        code: 1,
        said: expect.stringMatching(
          /^No\.\n {2}public-site \S+ has not been checked in shell \S+\. Run: npm run release -- check public-site$/m,
        ),
      });
      const { code, said } = await command('public-site');
      expect(said).toMatch(/^public-site \S+ failed its smoke test in the live shell: /);
      expect(said).toMatch(note);
      // A page with an endless script has no screenshot.
      if (!what.startsWith('never')) await expectScreenshot(said);
      expect(code).toBe(1);
      expect(await registryOf(site)).toEqual(before);
      const result = await command('public-site', 'can-i-deploy');
      expect(result.said).toMatch(/^No\.\n {2}public-site \S+: compatible, smoke test failed \(/);
      expect(result.code).toBe(1);
    });

  const dist = await project.takeBuild('shell');
  const html = await readFile(path.join(dist, 'index.html'), 'utf8');
  const [, script = 'none'] =
    /<script defer(?:="")? src="\/(static\/index\.[^"]+)"/.exec(html) ?? [];
  /**
   * Adds a line to the shell's first script, as another build would.
   * @returns the build's version
   */
  const changed = async (line: string): Promise<string> => {
    await addTo(dist, script, line);
    await remove(dist, 'shell.json');
    await writeShellFacts(dist);
    return (
      JSON.parse(await readFile(path.join(dist, 'shell.json'), 'utf8')) as { version: string }
    ).version;
  };

  await test.step('a shell that works', async () => {
    const version = await changed('// another build');
    expect((await command('shell', 'can-i-deploy')).said).toMatch(
      new RegExp(`^No\\.\n.*admin-app \\S+ has not been checked in shell ${version}`),
    );
    const { code, said } = await command('shell', 'check');
    expect(said).toContain(`shell ${version} works with the live remotes.`);
    for (const remote of ['public-site', 'admin-app'])
      expect(said).toMatch(
        new RegExp(
          `^  ${remote} \\S+: compatible, smoke test passed \\(\\d+ pages on phone and desktop`,
          'm',
        ),
      );
    expect(code).toBe(0);
    expect(await command('shell', 'can-i-deploy')).toEqual({
      code: 0,
      said: expect.stringMatching(/^Yes\.\n/),
    });
    expect(await registryOf(site)).toEqual(before);
  });

  await test.step('a shell that does not', async () => {
    const version = await changed(
      "if (['/about', '/admin/login'].includes(location.pathname)) setTimeout(() => { throw new Error('broken on purpose'); });",
    );
    const { code, said } = await command('shell');
    for (const [remote, page] of [
      ['public-site', '/about'],
      ['admin-app', '/admin/login'],
    ])
      expect(said).toMatch(
        new RegExp(
          `^${remote} \\S+ failed its smoke test in shell ${version}: ${page} \\(desktop and phone\\): it threw broken on purpose in \\/static\\/\\S+\\.js\\.$`,
          'm',
        ),
      );
    expect(code).toBe(1);
    expect(await command('shell', 'can-i-deploy')).toEqual({
      code: 1,
      said: expect.stringMatching(/^No\.\n/),
    });
    expect(await registryOf(site)).toEqual(before);
  });
});
