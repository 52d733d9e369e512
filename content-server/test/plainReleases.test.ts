import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startTestServer, TEST_ADMIN, type TestServer, type TestServerOptions } from '../src/testing';
import { renderedSite } from './renderedSite';

let server: TestServer;
let site: Awaited<ReturnType<typeof renderedSite>>;
/** Servers of single tests. */
const others: TestServer[] = [];
let first: string;
let second: string;

const registry = async () =>
  JSON.parse(await readFile(join(site.config.releasesDir, 'remotes.json'), 'utf8')) as {
    remotes: { version: string }[];
  };
const live = async () => (await registry()).remotes[0]?.version;

/** A browser without script that is signed in when it has a cookie. */
const browse = (url: string, headers: Record<string, string> = {}) => ({
  get: (path = '/releases') => fetch(url + path, { headers, redirect: 'manual' }),
  post: (path: string, fields: Record<string, string>, more: Record<string, string> = {}) =>
    fetch(`${url}/releases/${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'sec-fetch-site': 'same-origin', ...headers, ...more },
      body: new URLSearchParams(fields),
    }),
});
const signIn = async ({ url }: TestServer = server) => {
  const answer = await browse(url).post('sign-in', TEST_ADMIN);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/releases']);
  return browse(url, { cookie: answer.headers.get('set-cookie')?.split(';', 1)[0] ?? '' });
};
const another = async (options: TestServerOptions) => {
  const started = await startTestServer({ config: site.config, ...options });
  others.push(started);
  return started;
};

beforeEach(async () => {
  site = await renderedSite({ render: "return { html: 'one' }" });
  first = site.version;
  second = await site.release({ render: "return { html: 'two' }" });
  server = await startTestServer({ config: site.config });
});
afterEach(async () => {
  for (const one of [server, ...others.splice(0)]) await one.close();
  for (const folder of Object.values(site.config)) await rm(folder, { recursive: true, force: true });
});

test('asks for the sign-in, and shows nothing of the releases without it', async () => {
  const answer = await browse(server.url).get();
  expect(answer.status).toBe(200);
  const html = await answer.text();
  expect(html).toContain('<label for="email">Email</label>');
  expect(html).not.toContain(second);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  expect(answer.headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  );
  const forged = browse(server.url, { cookie: 'releases-session=a.b.c' });
  expect(await (await forged.get()).text()).toContain('<label for="email">Email</label>');
  expect((await forged.post('rollback', { part: 'public-site', to: first, replaces: second })).status).toBe(401);
  expect(await live()).toBe(second);
});

test('signs in with a cookie for this page only, which no other website can use', async () => {
  const wrong = await browse(server.url).post('sign-in', { email: '<b>@x', password: 'wrong' });
  expect(wrong.status).toBe(401);
  const html = await wrong.text();
  expect(html).toContain('<p role="alert">The email or password is incorrect.</p>');
  expect(html).toContain('value="&lt;b>@x"');
  expect(wrong.headers.get('set-cookie')).toBeNull();

  const right = await browse(server.url).post('sign-in', TEST_ADMIN);
  expect(right.headers.get('set-cookie')).toMatch(
    /^releases-session=[\w.-]+; Max-Age=43200; Path=\/releases; HttpOnly; SameSite=Strict$/,
  );
  const foreign = { 'sec-fetch-site': 'cross-site' };
  expect((await browse(server.url).post('sign-in', TEST_ADMIN, foreign)).status).toBe(403);
});

test('the session ends with the button, and when the password changes', async () => {
  const page = await signIn();
  expect(await (await page.get()).text()).toContain('Log out');
  const left = await page.post('sign-out', {});
  expect(left.headers.get('set-cookie')).toContain(
    'releases-session=; Max-Age=0; Path=/releases; HttpOnly; SameSite=Strict',
  );
  await fetch(`${server.url}/api/auth/password`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${server.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      currentPassword: TEST_ADMIN.password,
      newPassword: 'another-horse-battery',
      confirmPassword: 'another-horse-battery',
    }),
  });
  expect(await (await page.get()).text()).toContain('<label for="email">Email</label>');
});

test('shows what is live, and makes the previous version live again', async () => {
  const page = await signIn();
  const html = await (await page.get()).text();
  expect(html).toContain('<h3 id="part-public-site">Public website</h3>');
  expect(html).toContain(`<dt>Version</dt><dd>${second}</dd>`);
  expect(html).toContain(`name="to" value="${first}"`);
  expect(html).toContain('Restore previous version: Public website');

  expect(html).toContain(
    'Why? (one line, shown in the history)</label><input id="why-previous-public-site" name="reason"',
  );

  const order = { part: 'public-site', to: first, replaces: second };
  const answer = await page.post('rollback', { ...order, reason: ' Phones <\nshow no menu. ' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/releases?done']);
  expect(await live()).toBe(first);
  const after = await (await page.get('/releases?done')).text();
  expect(after).toContain('<p role="status">Another version is live.');
  expect(after).toContain(
    `Another version of the public website was restored: ${first}, replacing ${second}<br>Phones &lt; show no menu.<br>`,
  );
  expect(after).toContain(`by ${TEST_ADMIN.email}`);
});

test('refuses what would surprise: another version is live meanwhile, none of that name, another website asks', async () => {
  const page = await signIn();
  const order = { part: 'public-site', to: first, replaces: second };
  const overtaken = await page.post('rollback', { ...order, replaces: first });
  expect(overtaken.status).toBe(409);
  expect(await overtaken.text()).toContain('is live now, no longer');
  const unknown = await page.post('rollback', { ...order, to: '../../x' });
  expect(unknown.status).toBe(400);
  expect(await unknown.text()).toContain('<p role="alert">There is no such version. Nothing was changed.</p>');
  expect((await page.post('rollback', order, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  const old = { 'sec-fetch-site': '', origin: 'https://evil.example' };
  expect((await page.post('rollback', order, old)).status).toBe(403);
  expect(await live()).toBe(second);
});

test('works while the shell is gone and the live remote does not fit, and says what is wrong', async () => {
  await rm(join(site.config.shellDir, 'index.html'));
  expect((await fetch(`${server.url}/`)).status).toBe(503);
  const page = await signIn();
  const html = await (await page.get()).text();
  expect(html).toContain('<p role="alert">The site has a problem now. The shell is not built.</p>');
  expect((await page.post('rollback', { part: 'public-site', to: first, replaces: second })).status).toBe(303);
  expect(await live()).toBe(first);
});

test('says what to do on the server where the registry or the database cannot be read', async () => {
  const page = await signIn();
  await writeFile(join(site.config.releasesDir, 'remotes.json'), '{ broken');
  const broken = await page.get();
  expect(broken.status).toBe(503);
  expect(await broken.text()).toContain(
    '<p role="alert">The releases cannot be read. The operator of the site can go back on the server: npm run release -- rollback &lt;part>.',
  );
  await server.database.destroy();
  const down = await browse(server.url).post('sign-in', TEST_ADMIN);
  expect(down.status).toBeGreaterThanOrEqual(500);
  expect(await down.text()).toContain('npm run release -- rollback &lt;part>');
});

test('sign-ins are limited together with those of the admin area', async () => {
  const limited = await another({ rateLimits: { signIn: 2 } });
  const attempt = () => browse(limited.url).post('sign-in', { email: 'a@b.org', password: 'wrong' });
  expect((await attempt()).status).toBe(401);
  expect((await attempt()).status).toBe(401);
  const third = await attempt();
  expect(third.status).toBe(429);
  expect(third.headers.get('retry-after')).toBeTruthy();
  expect(await third.text()).toContain('Too many attempts. Try again in');
});

test('the page of the admin area that browsers could not start links here, and the public pages do not', async () => {
  await site.releaseOther('admin-app', '/admin');
  const html = async (path: string) => (await fetch(server.url + path, { headers: { 'x-rendering': 'off' } })).text();
  await writeFile(
    join(site.config.shellDir, 'index.html'),
    '<!doctype html><head><title>Shell</title></head><body><div id="root"><div id="essentials"></div></div></body>',
  );
  expect(await html('/admin/login')).toContain('<a href="/releases">Go back to an earlier version of the site</a>');
  expect(await html('/news')).not.toContain('href="/releases"');
});

test('switches on again what is off, and says who did it', async () => {
  await site.releaseOther('shop', '/shop', { contributions: [{ at: 'menu', label: 'Our shop', path: '/shop' }] });
  const off = async (contribution?: string) => {
    const { status } = await fetch(`${server.url}/api/releases/shop/switches`, {
      method: 'POST',
      headers: { authorization: `Bearer ${server.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ on: false, contribution }),
    });
    expect(status).toBe(200);
  };
  const page = await signIn();
  expect(await (await page.get()).text()).not.toContain('Switch on');
  await off();
  await off('menu /shop');
  const html = await (await page.get()).text();
  expect(html).toContain('<button type="submit">Switch on: shop</button>');
  expect(html).toContain('<button type="submit">Switch on: Our shop, which shop adds to other pages</button>');

  expect((await browse(server.url).post('switch-on', { part: 'shop' })).status).toBe(401);
  const answer = await page.post('switch-on', { part: 'shop' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/releases?done=on']);
  const done = await (await page.get('/releases?done=on')).text();
  expect(done).toContain('It is switched on again. Visitors get it with the next page they open.');
  expect(done).not.toContain('Switch on: shop<');
  expect(done).toContain('Switched on: shop<br>');
  expect(done).toContain('Switched off: menu /shop, which shop adds to other pages<br>');
  const twice = await page.post('switch-on', { part: 'shop' });
  expect(twice.status).toBe(409);
  expect(await twice.text()).toContain('<p role="alert">shop is switched on already. Nothing was changed.</p>');
  await page.post('switch-on', { part: 'shop', contribution: 'menu /shop' });
  expect(await registry()).not.toHaveProperty('off');
});

test('texts of releases cannot become markup', async () => {
  const { remotes } = await registry();
  const changed = remotes.map((remote) => ({ ...remote, previous: undefined, releasedAt: '<i>now</i>' }));
  await writeFile(
    join(site.config.releasesDir, 'remotes.json'),
    JSON.stringify({ format: 1, remotes: changed, revision: 2 }),
  );
  const html = await (await (await signIn()).get()).text();
  expect(html).toContain('&lt;i>now&lt;/i>');
  expect(html).not.toContain('<i>');
});
