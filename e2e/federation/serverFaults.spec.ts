import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, type Site } from '../fixtures/test';
import { releaseAgain } from './releasedAgain';
import { addTo, remove } from './releaseFiles';

test.use({ ownReleases: true });

const SERVER_BUILD = 'server/routes.cjs';

/** Replaces the loader of the route that all pages are in. */
const loading = (code: string) => `;module.exports.default[0].loader = (args) => { ${code} };`;

/** What is added to the real server build; undefined removes the file. A build that fails its hash keeps the earlier one. */
const FAULTS: readonly [what: string, line: string | undefined, reason: RegExp, isHashed?: boolean][] = [
  ['throws while loading', "throw new Error('broken on purpose');", /broken on purpose/],
  [
    'throws while rendering',
    ";module.exports.default[0].lazy = async () => ({ Component: () => { throw new Error('broken on purpose'); } });",
    /broken on purpose/,
  ],
  ['hangs', loading('for (;;);'), /Nothing was rendered within 5 s/],
  [
    'takes all memory',
    loading('for (const kept = []; ;) kept.push(new Array(1e5).fill(kept.length));'),
    /renderer (has )?ended|Nothing was rendered within 5 s/,
  ],
  ['is nonsense', ";module.exports = { default: 'nonsense' };", /TypeError/],
  ['reads the environment', loading('return process.env.TOKEN_SECRET.trim();'), /undefined/],
  ['reads the file system', "require('node:fs');", /requires node:fs/],
  ['is missing', undefined, /routes\.cjs cannot be read/],
  ['fails its hash', '// changed', /routes\.cjs is not what was built/, false],
];

/** Releases the real public site with a changed server build. */
const release = async (
  { releasesDir }: Site,
  version: string,
  [, line, , isHashed = true]: Readonly<(typeof FAULTS)[number]>,
) => {
  const { remotes } = JSON.parse(await readFile(path.join(releasesDir, 'remotes.json'), 'utf8')) as {
    remotes: { name: string; integrity: Record<string, string> }[];
  };
  const integrity = { ...remotes.find(({ name }) => name === 'public-site')?.integrity };
  const files = async (folder: string) => {
    if (line === undefined) return remove(folder, SERVER_BUILD);
    await addTo(folder, SERVER_BUILD, line);
    const content = await readFile(path.join(folder, SERVER_BUILD));
    if (isHashed) integrity[SERVER_BUILD] = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  };
  await releaseAgain(releasesDir, 'public-site', version, { files, says: { integrity } });
};

const rollBack = ({ keep }: Site) => keep('POST', '/releases/public-site/turns', { action: 'rollback' });

const renderFailure = async ({ send }: Site) => {
  const { body } = await send<{ parts: { name: string; rendering?: { reason: string } }[] }>('GET', '/composition', {
    as: 'administrator',
  });
  return body.parts.find(({ name }) => name === 'public-site')?.rendering?.reason;
};

/** Opens a page. @returns whether the server rendered it */
const isRendered = async ({ url }: Site, address = '/news'): Promise<boolean> => {
  const answer = await fetch(url + address);
  expect(answer.status).toBe(200);
  return (await answer.text()).includes('id="page-data"');
};

for (const [index, fault] of FAULTS.entries()) {
  const [what, , reason] = fault;
  test(`with a server build that ${what} browsers render the pages, and a rollback ends it`, async ({ page, site }) => {
    await release(site, `9.${index}.0-fault`, fault);
    const answer = await page.goto('/news');
    expect(answer?.status()).toBe(200);
    expect(await answer?.text()).not.toContain('id="page-data"');
    await expect(page.getByRole('heading', { level: 1, name: 'News & Updates' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    expect(await renderFailure(site)).toMatch(reason);

    await rollBack(site);
    expect(await isRendered(site)).toBe(true);
    expect(await renderFailure(site)).toBeUndefined();
  });
}

test('a server build that leaks memory costs no page', async ({ site }) => {
  const leak =
    ';{ const kept = []; const [all] = module.exports.default; const { loader } = all;' +
    'all.loader = (args) => { kept.push(new Array(1.5e6).fill(kept.length)); return loader(args); }; }';
  await release(site, '9.99.0-fault', ['leaks memory', leak, /./]);
  for (let month = 1; month <= 12; month += 1)
    expect(await isRendered(site, `/events?month=2031-${String(month).padStart(2, '0')}`)).toBe(true);
  expect(await renderFailure(site)).toBeUndefined();
  await rollBack(site);
});
