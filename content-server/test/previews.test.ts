import { healthOf } from '../src/reports/health';
import { startTestServer, type TestServer } from '../src/testing';
import { renderedSite, type SmallVersion } from './renderedSite';

const SECRETS = { 'public-site': 'the-secret-of-the-public-team', 'admin-app': 'the-secret-of-the-admin-team' };

const servers: TestServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

const NEW: SmallVersion = { render: `return { html: 'to come' };` };

const siteWith = async (candidate = NEW) => {
  const site = await renderedSite({ render: `return { html: 'live' };` });
  const deployTokens = Object.entries(SECRETS)
    .map(([remote, secret]) => `${remote}=${secret}`)
    .join();
  const server = await startTestServer({ config: site.config, deployTokens });
  servers.push(server);
  const { version } = await site.add(candidate);
  const ask = async (secret: string | undefined, asked = version) => {
    const answer = await fetch(`${server.url}/api/releases/public-site/previews`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(secret ? { authorization: `Bearer ${secret}` } : {}) },
      body: JSON.stringify({ version: asked }),
    });
    return { status: answer.status, body: (await answer.json()) as { address: string; until: string } };
  };
  const get = async (path: string, cookie = '', headers: Record<string, string> = {}) => {
    const answer = await fetch(new URL(path, server.url), {
      redirect: 'manual',
      headers: { ...headers, ...(cookie ? { cookie } : {}) },
    });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  /** Opens the address of a preview as a colleague does. @returns the cookie */
  const open = async () => {
    const { body } = await ask(SECRETS['public-site']);
    const opened = await get(body.address);
    return { ...opened, cookie: opened.headers.get('set-cookie')?.split(';', 1)[0] ?? '' };
  };
  return { ...site, server, version, ask, get, open };
};

const BANNER = '<aside class="override" aria-label="Preview">';

test('a colleague who opens the address sees the version on all pages, and nobody else does', async () => {
  const { open, get, version } = await siteWith();
  const { status, headers, cookie } = await open();
  expect([status, headers.get('location')]).toEqual([303, '/']);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('set-cookie')).toMatch(
    /^preview=[^;]+; Max-Age=(604800|604799); Path=\/; HttpOnly; SameSite=Lax$/,
  );

  for (const path of ['/', '/news']) {
    const page = await get(path, cookie);
    expect(page.text).toContain('<div id="root">to come</div>');
    expect(page.text).toContain(BANNER);
    expect(page.text).toContain(
      `This is a preview of <strong>public-site</strong> ${version}. Visitors do not see it.`,
    );
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('x-robots-tag')).toBe('noindex');
  }
  const plain = await get('/', cookie, { 'x-rendering': 'off' });
  expect(plain.text).toContain(BANNER);
  expect(plain.text).toContain(`"version":"${version}"`);
  expect(plain.headers.get('cache-control')).toBe('no-store');
  expect((await get('/remotes.json', cookie)).text).toContain(`"version":"${version}"`);

  const other = await get('/');
  expect(other.text).toContain('<div id="root">live</div>');
  expect(other.text).not.toContain(BANNER);
  expect(other.headers.get('x-robots-tag')).toBeNull();
});

test('a page keeps its address, without the token', async () => {
  const { ask, get } = await siteWith();
  const { address } = (await ask(SECRETS['public-site'])).body;
  const { searchParams } = new URL(address);
  const { headers } = await get(`/news?page=2&${searchParams.toString()}`);
  expect(headers.get('location')).toBe('/news?page=2');
});

test('the banner has a button that leaves the preview', async () => {
  const { open, get, server } = await siteWith();
  const { cookie } = await open();
  expect((await get('/', cookie)).text).toContain(
    '<form method="post" action="/previews/leave"><button class="override-button">Leave the preview</button></form>',
  );
  const leave = (site: string) =>
    fetch(`${server.url}/previews/leave`, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie, 'sec-fetch-site': site, referer: `${server.url}/news?page=2` },
    });
  const left = await leave('same-origin');
  expect([left.status, left.headers.get('location')]).toEqual([303, '/news?page=2']);
  expect(left.headers.get('set-cookie')).toBe('preview=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax');
  expect((await leave('cross-site')).status).toBe(403);
});

test('an address that is wrong or too old says so and shows nothing', async () => {
  const { get, server } = await siteWith();
  for (const token of ['nonsense', server.token]) {
    const { status, text, headers } = await get(`/?preview=${token}`);
    expect(status).toBe(410);
    expect(text).toContain('This preview has ended, or its address is not complete. Ask for a new one.');
    expect(headers.get('set-cookie')).toBeNull();
    expect((await get('/', `preview=${token}`)).text).toContain('<div id="root">live</div>');
  }
});

test('an address works for a week', async () => {
  const { ask, get, version } = await siteWith();
  const before = Date.now();
  const { address, until } = (await ask(SECRETS['public-site'])).body;
  const week = 7 * 24 * 3600_000;
  expect(Date.parse(until)).toBeGreaterThanOrEqual(before + week);
  const now = jest.spyOn(Date, 'now').mockImplementation(() => before + week + 60_000);
  try {
    expect((await get(address)).status).toBe(410);
    const cookie = `preview=${new URL(address).searchParams.get('preview') ?? ''}`;
    expect((await get('/', cookie)).text).not.toContain(version);
  } finally {
    now.mockRestore();
  }
});

test.each([
  ['without a token', undefined, '1', 401],
  ["with another team's token", SECRETS['admin-app'], '1', 403],
  ['of a version that is not there', SECRETS['public-site'], '9.9.9-none', 404],
])('there is no preview %s', async (_how, secret, asked, status) => {
  const { ask } = await siteWith();
  expect((await ask(secret, asked === '1' ? undefined : asked)).status).toBe(status);
});

test('the token of a preview is no sign-in', async () => {
  const { open, server } = await siteWith();
  const { cookie } = await open();
  const authorization = `Bearer ${cookie.replace('preview=', '')}`;
  expect((await fetch(`${server.url}/api/auth/verify-token`, { headers: { authorization } })).status).toBe(401);
});

test('what somebody meets in a preview is not counted, also when visitors get the version later', async () => {
  const site = await siteWith();
  const { cookie } = await site.open();
  await site.get('/', cookie);
  const report = (version: string, sent: string) =>
    fetch(`${site.server.url}/api/reports`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: sent },
      body: JSON.stringify({
        remote: 'public-site',
        version,
        reports: [{ kind: 'render', route: '/', name: 'Error' }],
      }),
    });
  const health = (version: string) =>
    healthOf(site.server.database, { remote: 'public-site', version, since: new Date(Date.now() - 60_000) });
  expect((await report(site.version, cookie)).status).toBe(202);
  const live = await site.release({ render: `return { html: 'live again' };` });
  expect((await report(live, cookie)).status).toBe(202);
  expect((await report(live, '')).status).toBe(202);
  await site.get('/', cookie);
  await site.get('/');
  // Page views are written together, those of the preview would be among them.
  while ((await health(live)).visits === 0) await fetch(`${site.server.url}/healthz`);
  expect(await health(site.version)).toMatchObject({ visits: 0, visitorsWithErrors: 0 });
  expect(await health(live)).toMatchObject({ visits: 1, visitorsWithErrors: 1 });
});

test('two previews can be looked at side by side', async () => {
  const site = await siteWith();
  const { version } = await site.add({ render: `return { html: 'another' };` });
  const addresses = [await site.ask(SECRETS['public-site']), await site.ask(SECRETS['public-site'], version)];
  const cookies = addresses.map(({ body }) => `preview=${new URL(body.address).searchParams.get('preview') ?? ''}`);
  for (let views = 0; views < 3; views += 1) {
    const pages = await Promise.all(cookies.map((cookie) => site.get('/', cookie)));
    expect(pages.map(({ text }) => /<div id="root">(.*?)<\/div>/.exec(text)?.[1])).toEqual(['to come', 'another']);
  }
});
