import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, NETWORK_FAILURES, test } from '../fixtures/test';
import { copyProject, WHOLE, type ProjectCopy } from './fixture';
import { followPage, shell } from './reader';

const TOKENS: Record<string, string> = {
  'public-site': 'a-secret-of-the-public-team',
  'admin-app': 'a-secret-of-the-admin-team-',
  'new-remote': 'a-secret-of-the-shop-team--',
  shell: 'a-secret-of-the-shell-team-',
};

test.use({
  ownReleases: true,
  // The not-found page has the status 404.
  allowedInConsole: NETWORK_FAILURES,
  settings: {
    DEPLOY_TOKENS: `public-site=${TOKENS['public-site']},admin-app=${TOKENS['admin-app']},shop=${TOKENS['new-remote']},shell=${TOKENS.shell}`,
  },
});

let project: ProjectCopy;
test.beforeAll(async ({ site: _site }) => {
  project = await copyProject(undefined, WHOLE);
});

const follow = (name: string, page: Page, siteUrl: string) =>
  followPage({
    name,
    page,
    folder: project.folder,
    values: { 'https://site.example': siteUrl, 'the-secret-you-were-given': TOKENS[name] ?? '' },
  });

for (const name of ['public-site', 'admin-app', 'shell'])
  test(`every step of docs/teams/${name}.md works`, async ({ page, site }) => {
    test.setTimeout(360_000);
    await follow(name, page, site.url);
  });

test('every step of docs/teams/ui-kit.md and docs/teams/server.md works', async ({
  page,
  site,
}) => {
  test.setTimeout(360_000);
  for (const name of ['ui-kit', 'server']) await follow(name, page, site.url);
});

test('every step of docs/teams/new-remote.md works, and the new remote passes the checks', async ({
  page,
  site,
}) => {
  test.setTimeout(360_000);
  await follow('new-remote', page, site.url);

  const response = await page.goto('/shop');
  expect(response?.status()).toBe(200);
  // The server rendered the page, so it can be read before any script arrives.
  const html = await (await page.request.get('/shop')).text();
  expect(html).toContain('<title>Shop');
  expect(html).toMatch(/<article.*<\/article>/s);
  const font = () =>
    page
      .getByRole('heading', { level: 1 })
      .evaluate((heading) => getComputedStyle(heading).fontFamily);
  const own = await font();
  expect((await page.goto('/shop/nothing-here'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await page.goto('/news');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await font()).toBe(own);

  const tools = [
    'prettier --check shop package.json .github --log-level warn',
    'depcruise --config .dependency-cruiser.cjs shop build --output-type err',
    'knip --no-config-hints',
    'jest --testPathPatterns shop build/checks/workflows',
    'jest -c jest.slow.config.mjs --testPathPatterns build/checks/workflows',
  ];
  const outputs = await Promise.all(
    tools.map((tool) => shell(`npx --no-install ${tool}`, project.folder)),
  );
  for (const [index, { code, output }] of outputs.entries())
    expect([tools[index], code, code && output]).toEqual([tools[index], 0, 0]);
});

test('an invalid name is rejected with a reason, and nothing is written', async () => {
  const written = () => readFile(path.join(project.folder, 'package.json'), 'utf8');
  const before = await written();
  const refused = async (name: string) => {
    const { code, output } = await shell(`npm run new-remote -- '${name}'`, project.folder);
    return [code, output];
  };
  const tail = 'Nothing was written.';
  expect(await Promise.all(['Shop!', 'admin', 'news', 'admin-app', 'docs'].map(refused))).toEqual([
    [
      1,
      `"Shop!" is not a name for a remote. Use 2 to 30 lower-case letters, digits and single hyphens, such as shop. ${tail}`,
    ],
    [1, `/admin belongs to admin-app. Choose another name. ${tail}`],
    [1, `/news is a page of public-site. Choose another name. ${tail}`],
    [1, `There is a part called admin-app already. ${tail}`],
    [1, `There is something called docs in the project already. ${tail}`],
  ]);
  expect(await written()).toBe(before);
  for (const name of ['Shop!', 'admin', 'news'])
    expect(existsSync(path.join(project.folder, name))).toBe(false);
});
