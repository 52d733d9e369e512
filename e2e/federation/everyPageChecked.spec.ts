import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '../fixtures/test';
import { DEPLOY_TOKENS, SECRETS, tryRelease } from '../product/releases';
import { copyProject } from './fixture';

test.use({
  ownReleases: true,
  settings: { DEPLOY_TOKENS },
  // What the refused build does in a browser: hydration fails on one page, another one throws.
  allowedInConsole: /React error|no way to give/,
});

interface Parts {
  parts: { name: string; visitors?: { causes: { kind: string; route: string; message: string }[] } }[];
}

test('a candidate goes live only when all of its pages work, on the server and in browsers, on desktop and phone', async ({
  page,
  site,
}) => {
  test.setTimeout(300_000);
  const project = await copyProject();
  const registry = () => readFile(path.join(site.releasesDir, 'remotes.json'), 'utf8');
  const before = await registry();
  const asTeam = { RELEASE_URL: site.url, DEPLOY_TOKEN: SECRETS['public-site'] };

  await test.step('every page of a build that works is opened', async () => {
    await project.takeBuild('public-site');
    const { code, said } = await tryRelease(['check', 'public-site'], asTeam, project.folder);
    expect(said).toMatch(/smoke test passed \(21 pages on phone and desktop in \d+\.\d s\)/);
    expect(code).toBe(0);
  });

  await test.step('pages that throw for everyone, throw on phones only, or differ from the server are refused', async () => {
    const pages = 'public-site/src/pages';
    await project.change(
      `${pages}/donate/HowToGive.tsx`,
      'const [how, bank]',
      "if (Date.now() > 0) throw new Error('no way to give'); const [how, bank]",
    );
    await project.change(
      `${pages}/about/AboutPage.tsx`,
      'const [id, past] = [useId(), useId()];',
      "const [id, past] = [useId(), useId()]; if (typeof window !== 'undefined' && window.innerWidth < 500) throw new Error('too narrow');",
    );
    await project.change(
      `${pages}/mission/MissionPage.tsx`,
      "{t('Founded and Operating to Meet the Needs of Others')}",
      "{typeof window === 'undefined' ? 'Founded' : 'Founded and operating'}",
    );
    await project.build('public-site');
    const { code, said } = await tryRelease(['public-site'], asTeam, project.folder);
    expect(said).toMatch(/^public-site \S+ failed its smoke test in the live shell: /);
    expect(said).toContain('/donate (desktop and phone): the server could not render it: Error: no way to give');
    expect(said).toMatch(/\/about \(phone\): .*too narrow/);
    expect(said).toMatch(/\/mission \(desktop and phone\): .*hydration failed/);
    expect(code).toBe(1);
    expect(await registry()).toBe(before);
  });

  await test.step('released all the same, the site goes on, and what visitors meet is counted on its version', async () => {
    const release = await tryRelease(['public-site', '--without-smoke'], asTeam, project.folder);
    expect(release.code, release.said).toBe(0);
    const answer = await page.goto('/mission');
    expect(await answer?.text()).toMatch(/>Founded</);
    await expect(page.getByText('Founded and operating')).toBeVisible();
    await page.goto('/donate');
    await expect(page.getByRole('heading', { name: 'Something went wrong on this page' })).toBeVisible();
    for (const part of ['banner', 'contentinfo'] as const) await expect(page.getByRole(part)).toBeVisible();
    const causes = async () => {
      const { body } = await site.send<Parts>('GET', '/composition', { as: 'administrator' });
      return body.parts.find(({ name }) => name === 'public-site')?.visitors?.causes;
    };
    await expect
      .poll(causes, { timeout: 20_000 })
      .toEqual(
        expect.arrayContaining([
          expect.objectContaining({ kind: 'hydration', route: '/mission' }),
          expect.objectContaining({ kind: 'render', route: '/donate', message: expect.stringContaining('no way to') }),
        ]),
      );

    const rollback = await tryRelease(['rollback', 'public-site'], asTeam, project.folder);
    expect(rollback.code, rollback.said).toBe(0);
    await page.goto('/donate');
    await expect(page.getByRole('heading', { level: 1, name: 'Support Our Mission' })).toBeVisible();
    expect(await causes()).toEqual([]);
  });
});
