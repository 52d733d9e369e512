import { startTestServer, type TestServer } from '../../../testing';
import { forgedToken } from '../../../testing/forgedToken';
import { dataIn } from '../../../testing/dataIn';
import { folderWith } from '../../../testing/folders';
import { liveRemote } from '../../../../registry/testing/remotes/liveRemote';
import { logLines } from '../../../testing/logLines';

const released = ['admin-app', 'public-site'].map((name) => {
  const integrity = { 'mf-manifest.json': 'sha384-manifest' };
  const live = liveRemote(name, [name === 'admin-app' ? '/admin' : '/'], { integrity });
  return { ...live, previous: { ...live, version: '0.9.0-abc', name: undefined } };
});

const REGISTRY = JSON.stringify({ format: 1, remotes: released });

let folder: string;
const servers: TestServer[] = [];
const { logger, lines } = logLines('warn');
const logged = () => lines.map((line) => JSON.parse(line) as object);
const serve = async (remoteOverrides: boolean) => {
  const server = await startTestServer({
    config: { shellDir: folder, releasesDir: folder, remoteOverrides },
    logger,
  });
  servers.push(server);
  return (path: string, init: RequestInit = {}) => fetch(server.url + path, { redirect: 'manual', ...init });
};
type Get = Awaited<ReturnType<typeof serve>>;
let on: Get;
let off: Get;

beforeAll(async () => {
  folder = await folderWith({
    'index.html': '<!doctype html><html><head><title>Shell</title></head><body><div id="root"></div></body></html>',
    'remotes.json': REGISTRY,
  });
  [on, off] = [await serve(true), await serve(false)];
});
afterAll(async () => {
  for (const server of servers) await server.close();
});

const LOCAL = 'public-site@http://localhost:3001';
const HERE = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' };
const cookieOf = (answer: Response) => answer.headers.get('set-cookie') ?? '';
/** The cookie of a browser with an override. It ends in an hour, or so many seconds later. */
const cookieWith = (remote: string, lasts = 3600): string => {
  const exp = Math.floor(Date.now() / 1000) + lasts;
  const override = [{ remote, origin: 'http://localhost:3001' }];
  return `remote-overrides=${forgedToken({ sub: 'override', override, exp })}`;
};
const withOverride = { headers: { cookie: `other=1; ${cookieWith('public-site')}` } };
const policyOf = (answer: Response) => answer.headers.get('content-security-policy') ?? '';

test('switched off, there are none: the cookie means nothing, and nothing can be posted', async () => {
  const page = await (await off('/')).text();
  expect(await (await off(`/?override=${LOCAL}`, withOverride)).text()).toBe(page);
  expect(policyOf(await off('/', withOverride))).not.toContain('localhost');
  expect((await off('/overrides', { method: 'POST', headers: HERE })).status).toBeGreaterThanOrEqual(400);
  expect(await (await off('/remotes.json', withOverride)).json()).toEqual(JSON.parse(REGISTRY));
});

describe('switched on', () => {
  test('asks before it takes a part from elsewhere, and remembers it for that browser alone', async () => {
    const question = await on(`/news?page=2&override=${LOCAL}`);
    const html = await question.text();
    expect(html).toContain('Show this site with a part from your own machine?');
    expect(cookieOf(question)).toBe('');
    const action = /action="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';

    const elsewhere = await on(action, { method: 'POST', headers: { ...HERE, 'sec-fetch-site': 'cross-site' } });
    expect([elsewhere.status, cookieOf(elsewhere)]).toEqual([403, '']);
    const chosen = await on(action, { method: 'POST', headers: HERE, body: '' });
    expect([chosen.status, chosen.headers.get('location')]).toEqual([303, '/news?page=2']);
    expect(cookieOf(chosen)).toMatch(/^remote-overrides=\S+; Max-Age=28800; Path=\/; HttpOnly; SameSite=Lax$/);
    const entry = { msg: 'override started', overrides: LOCAL, address: '127.0.0.1' };
    const when = { until: expect.any(String) as string, time: expect.any(Number) as number };
    expect(logged()).toContainEqual(expect.objectContaining({ ...entry, ...when }));
  });

  test('ends: a page says when; a cookie that has ended or is not signed means nothing', async () => {
    const page = await (await on('/', withOverride)).text();
    expect(page).toMatch(/This ends at \d\d:\d\d UTC\./);
    for (const cookie of [cookieWith('public-site', -1), `remote-overrides=${encodeURIComponent(LOCAL)}`]) {
      const answer = await on('/', { headers: { cookie } });
      expect(await answer.text()).not.toContain('localhost');
      expect(policyOf(answer)).not.toContain('localhost');
    }
  });

  test('shows that browser the local part and the other one as released, and everybody else what is released', async () => {
    const page = await on('/news', withOverride);
    const html = await page.text();
    expect(html).toContain('<strong>public-site</strong> comes from <strong>http://localhost:3001</strong>');
    expect(html).toContain('<button class="override-button">Reset</button>');
    const registry = (await (await on('/remotes.json', withOverride)).json()) as {
      origins: string[];
      remotes: Record<string, unknown>[];
    };
    expect(registry.origins).toEqual(['http://localhost:3001']);
    const [admin, site] = registry.remotes;
    expect(admin).toEqual(JSON.parse(REGISTRY).remotes[0]);
    expect(site).toMatchObject({ manifest: 'http://localhost:3001/mf-manifest.json', integrity: {}, prefixes: ['/'] });
    expect(site).not.toHaveProperty('previous');
    expect(dataIn(html, 'remotes')).toEqual({
      ...registry,
      remotes: [site],
      elsewhere: ['/admin'],
    });
    expect(policyOf(page)).toMatch(/script-src 'self' http:\/\/localhost:3001;/);
    expect(policyOf(page)).toMatch(/connect-src 'self' http:\/\/localhost:3001 ws:\/\/localhost:3001;/);
    expect(page.headers.get('vary')).toContain('Cookie');
    const released = await on('/news');
    expect(await released.text()).not.toContain('localhost:3001');
    expect(policyOf(released)).not.toContain('localhost');
  });

  test('goes back to what is released', async () => {
    const reset = await on('/overrides/reset', {
      method: 'POST',
      headers: { ...HERE, ...withOverride.headers, referer: 'https://site.example/news?page=2' },
    });
    expect([reset.status, reset.headers.get('location')]).toEqual([303, '/news?page=2']);
    expect(cookieOf(reset)).toContain('remote-overrides=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax');
    expect(logged()).toContainEqual(expect.objectContaining({ msg: 'override ended', address: '127.0.0.1' }));
  });

  test.each([
    ['public-site@https://evil.example', 'https://evil.example is not on your own machine'],
    ['public-site@http://localhost.evil.example:3001', 'is not on your own machine'],
    ['public-site@http://localhost:3001@evil.example', 'is not on your own machine'],
    ['public-site@http://localhost:3001/a?b', 'Leave out what follows http://localhost:3001'],
    ['public-site@javascript:alert(1)', 'is not on your own machine'],
    ['public-site@nowhere', 'nowhere is no address'],
    ['public-site', '"public-site" is no override. Write it like public-site@http://localhost:3001.'],
    ['shop@http://localhost:3001', 'There is no remote called shop here. There are: admin-app, public-site.'],
    [`${LOCAL},${LOCAL}`, 'Each remote can be overridden once.'],
  ])('refuses %s', async (wanted, said) => {
    const answer = await on(`/?override=${encodeURIComponent(wanted)}`);
    expect(answer.status).toBe(400);
    expect((await answer.text()).replaceAll('&quot;', '"')).toContain(said);
  });

  test('ignores the override of a remote that is not there any more', async () => {
    const cookie = { headers: { cookie: cookieWith('shop') } };
    expect(policyOf(await on('/', cookie))).not.toContain('localhost');
  });

  test('leads back to this site alone', async () => {
    for (const back of ['https://evil.example/a', '//evil.example', '/\\evil.example', 'x:y', '%']) {
      const search = new URLSearchParams({ override: LOCAL, back }).toString();
      const answer = await on(`/overrides?${search}`, { method: 'POST', headers: HERE });
      expect(answer.headers.get('location')).toMatch(/^\/(?![/\\])/);
    }
  });
});
