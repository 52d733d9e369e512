import type { Registry } from '@charity-site/registry';
import { startTestServer, TEST_ADMIN } from '../../../testing';
import { readRegistry } from '../../../src/releases/live/liveRows';
import { putRegistry } from '../../../testing/putRegistry';
import { unrendered } from '../../../testing/open';
import { readDataBlock } from '../../../testing/readDataBlock';
import { post } from '../../../testing/postedForm';
import type { SmallVersion } from '../../../testing/renderedSite';
import { smallSites, withStories } from '../../../testing/smallSite';

const SECRET = 'the-secret-of-the-public-team';
const startSite = smallSites();

const NEW = {
  ...withStories(`count += 1; return { html: 'canary ' + count };`),
  before: 'let count = 0;',
};

/** Every 250th of the numbers that browsers have: 40 of 10,000. */
const NUMBERS = Array.from({ length: 40 }, (_one, index) => index * 250);

/** A site with a checked version that is not live. */
const siteWith = async (candidate: SmallVersion = NEW) => {
  const site = await startSite(
    { render: `return { html: 'live' };` },
    { deployTokens: `public-site=${SECRET}` },
  );
  const { version: canary } = await site.add(candidate);
  const send = (path: string, body: object, token = SECRET) =>
    site.call('POST', `/releases/public-site/${path}`, { body, token });
  const smoke = { outcome: 'passed' };
  await send('verdicts', { version: canary, shell: '1.0.0-shell', objections: [], smoke });
  const show = (share: number, token?: string) =>
    send('turns', { action: 'canary', to: canary, share }, token);
  const getAs = (visitor: number | string, path = '/', headers: Record<string, string> = {}) =>
    site.get(path, { cookie: `visitor=${visitor}`, ...headers });
  /** The numbers that get the canary. */
  const withCanary = async (from = site.server.url) => {
    const answers = await Promise.all(NUMBERS.map((number) => getAs(number, from)));
    return NUMBERS.filter((_number, index) => answers[index]?.html.includes('canary'));
  };
  return { ...site, canary, send, show, getAs, withCanary };
};

test('during a canary a browser gets a number with its first page, which is a live one', async () => {
  const { get, getAs, show, withCanary, config, send, server } = await siteWith();
  const { headers } = await getAs(1);
  expect([headers.get('set-cookie'), headers.get('cache-control')]).toEqual([null, 'no-cache']);
  expect((await get('/')).headers.get('set-cookie')).toBeNull();

  // A share of the numbers gets it, always the same ones.
  await show(10);
  const few = await withCanary();
  expect(few).toHaveLength(4);
  expect(await withCanary()).toEqual(few);
  const first = await get('/');
  expect(first.html).toContain('<div id="root">live</div>');
  expect(first.headers.get('set-cookie')).toMatch(
    /^visitor=\d{1,4}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  expect((await getAs(17)).headers.get('set-cookie')).toBeNull();
  await show(99);
  for (const number of ['', '-1', '12345', 'x'])
    expect((await getAs(number)).html).toContain('<div id="root">live</div>');

  // A larger share has them too, also after a restart of the server.
  await show(30);
  const more = await withCanary();
  expect(more).toHaveLength(12);
  expect(more).toEqual(expect.arrayContaining(few));
  const again = await startTestServer({ config });
  await putRegistry(again.database, await readRegistry(server.database));
  expect(await withCanary(again.url)).toEqual(more);
  await again.close();
  expect((await send('turns', { action: 'promote' })).status).toBe(200);
  expect(await withCanary()).toEqual(NUMBERS);
  expect((await get('/')).html).toContain('canary');
});

test('only its visitors get pages, registry and sitemap of the canary', async () => {
  const { get, getAs, show, withCanary, canary, version, server } = await siteWith();
  await show(10);
  const [number = 0, ...others] = await withCanary();
  const registryIn = ({ html }: { html: string }) =>
    (html.startsWith('{') ? JSON.parse(html) : readDataBlock(html, 'remotes')) as Registry;
  for (const path of ['/', '/remotes.json', '/remotes.json?of=public-site']) {
    const [remote] = registryIn(await getAs(number, path)).remotes;
    expect(remote).toMatchObject({ version: canary, previous: { version } });
    expect(remote).not.toHaveProperty('canary');
    expect(JSON.stringify(registryIn(await get(path)))).not.toContain(canary);
  }
  expect((await getAs(number, '/stories')).status).toBe(200);
  expect((await getAs(number, '/sitemap.xml')).html).toContain('/stories</loc>');
  expect((await get('/sitemap.xml')).html).not.toContain('/stories</loc>');
  expect((await getAs(number, '/stories', unrendered(server))).html).toContain(canary);
  // Its pages are cached like those of the live version.
  const news = await Promise.all([number, ...others].map((one) => getAs(one, '/news')));
  expect(new Set(news.map(({ html }) => /canary \d+/.exec(html)?.[0])).size).toBe(1);

  for (const path of ['/', '/news', '/remotes.json', '/sitemap.xml', '/offline.html'])
    for (const { headers } of [await get(path), await getAs(number, path)])
      expect(headers.get('cache-control')).toBe('private, no-cache');
  expect((await get('/', unrendered(server))).headers.get('cache-control')).toBe(
    'private, no-cache',
  );
  // A browser that cached the page of the live version gets the canary's.
  const cached = { 'if-none-match': (await get('/')).headers.get('etag') ?? '' };
  expect([(await get('/', cached)).status, (await getAs(number, '/', cached)).status]).toEqual([
    304, 200,
  ]);

  // Nobody gets one that is incompatible with the live shell.
  const shell = { version: '9.0.0-x', contract: '9.0.0', releasedAt: '2026-11-21T00:00:00.000Z' };
  await putRegistry(server.database, { ...(await readRegistry(server.database)), shell });
  const [remote] = registryIn(await getAs(number, '/remotes.json')).remotes;
  expect(remote).toMatchObject({ version });
  expect(remote).not.toHaveProperty('canary');
});

test('a canary that cannot be rendered is rendered by its browsers until it is ended', async () => {
  const site = await siteWith({ render: `throw new Error('broken');` });
  await site.show(10);
  const pages = () => Promise.all(NUMBERS.map((number) => site.getAs(number)));
  const answers = await pages();
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const left = answers.filter(({ html }) => html.includes('<p>Loading</p>'));
  expect(left).toHaveLength(4);
  for (const { html } of left) expect(html).toContain(site.canary);

  expect((await site.show(90, site.server.token)).status).toBe(403);
  const send = (path: string, fields: Record<string, string>, cookie = '') =>
    post(site.server, `/releases/${path}`, fields, { 'sec-fetch-site': 'same-origin', cookie });
  const cookie =
    (await send('sign-in', TEST_ADMIN)).headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  const before = (await site.get('/releases', { cookie })).html;
  expect(before).toContain('10% of the visitors have seen a new version since ');
  expect(before).toContain(`<li>New version: ${site.canary}</li>`);
  expect(before).toContain('Release to all visitors: Public website');
  expect(before).toContain('Withdraw: Public website');
  const order = {
    part: 'public-site',
    replaces: site.version,
    to: site.canary,
    action: 'end-canary',
  };
  expect((await send('canary', order)).status).toBe(401);
  const done = await send('canary', order, cookie);
  expect([done.status, done.headers.get('location')]).toEqual([
    303,
    '/releases?done=end-canary&part=public-site',
  ]);
  const after = (await site.get(done.headers.get('location') ?? '', { cookie })).html;
  expect(after).toContain(
    '<p role="status">Public website: all visitors get the same version again, with the next page they open.</p>',
  );
  expect(after).not.toContain('Release to all visitors');
  expect(after).toContain(
    'The new version of the public website was taken back from the visitors who had it',
  );
  for (const answer of await pages()) expect(answer.html).toContain('<div id="root">live</div>');
});
