import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startTestServer, TEST_ADMIN, type TestServer } from '../../../testing';
import { post } from '../../../testing/postedForm';
import { opener } from '../../../testing/open';
import { smallSiteFor } from '../../../testing/smallSite';

const site = smallSiteFor({ render: "return { html: 'one' }" });
let server: TestServer;
let first: string;
let second: string;

const registryFile = () => join(site.config.releasesDir, 'remotes.json');
const registry = async () =>
  JSON.parse(await readFile(registryFile(), 'utf8')) as { remotes: { version: string }[] };
const live = async () => (await registry()).remotes[0]?.version;

/** A browser without script that is signed in when it has a cookie. */
const browse = (url: string, headers: Record<string, string> = {}) => ({
  get: (path = '/releases') => opener({ url })(path, headers, 'manual'),
  post: (path: string, fields: Record<string, string>, more: Record<string, string> = {}) =>
    post({ url }, `/releases/${path}`, fields, {
      'sec-fetch-site': 'same-origin',
      ...headers,
      ...more,
    }),
});
const signIn = async () => {
  const answer = await browse(server.url).post('sign-in', TEST_ADMIN);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/releases']);
  return browse(server.url, { cookie: answer.headers.get('set-cookie')?.split(';', 1)[0] ?? '' });
};
const rollback = () => ({ part: 'public-site', to: first, replaces: second });
const SIGN_IN = '<label for="email">Email</label>';

let released: string;

beforeAll(async () => {
  server = site.server;
  first = site.version;
  second = await site.release({ render: "return { html: 'two' }" });
  released = await readFile(registryFile(), 'utf8');
});
afterEach(() => writeFile(registryFile(), released));

test('asks for the sign-in, whose cookie is for this page only, and shows nothing of the releases without it', async () => {
  const stranger = browse(server.url);
  const { status, html, headers } = await stranger.get();
  expect(status).toBe(200);
  expect(html).toContain(SIGN_IN);
  expect(html).not.toContain(second);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-robots-tag')).toBe('noindex');
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  );
  const forged = browse(server.url, { cookie: 'releases-session=a.b.c' });
  expect((await forged.get()).html).toContain(SIGN_IN);
  expect((await forged.post('rollback', rollback())).status).toBe(401);
  expect(await live()).toBe(second);

  const wrong = await stranger.post('sign-in', { email: '<b>@x', password: 'wrong' });
  expect(wrong.status).toBe(401);
  expect(wrong.html).toContain('<p role="alert">The email or password is incorrect.</p>');
  expect(wrong.html).toContain('value="&lt;b>@x"');
  expect(wrong.headers.get('set-cookie')).toBeNull();
  expect((await stranger.post('sign-in', TEST_ADMIN)).headers.get('set-cookie')).toMatch(
    /^releases-session=[\w.-]+; Max-Age=43200; Path=\/releases; HttpOnly; SameSite=Strict$/,
  );
  expect(
    (await stranger.post('sign-in', TEST_ADMIN, { 'sec-fetch-site': 'cross-site' })).status,
  ).toBe(403);
});

test('shows the live version, makes the previous one live again, and logs out', async () => {
  const page = await signIn();
  const { html } = await page.get();
  expect(html).toContain('<h3 id="part-public-site">Public website</h3>');
  expect(html).toContain(`<dt>Version</dt><dd>${second}</dd>`);
  expect(html).toContain(`name="to" value="${first}"`);
  expect(html).toContain('Restore previous version: Public website');
  expect(html).toContain(
    'Why? (one line, shown in the history)</label><input id="why-previous-public-site" name="reason"',
  );
  // Texts of releases do not become markup.
  const { remotes } = await registry();
  const changed = remotes.map((remote) => ({
    ...remote,
    previous: undefined,
    releasedAt: '<i>now</i>',
  }));
  await writeFile(registryFile(), JSON.stringify({ format: 1, remotes: changed, revision: 9 }));
  const escaped = (await page.get()).html;
  expect(escaped).toContain('&lt;i>now&lt;/i>');
  expect(escaped).not.toContain('<i>');
  await writeFile(registryFile(), released);

  const answer = await page.post('rollback', {
    ...rollback(),
    reason: ' Phones <\nshow no menu. ',
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/releases?done']);
  expect(await live()).toBe(first);
  const after = (await page.get('/releases?done')).html;
  expect(after).toContain('<p role="status">Another version is live.');
  expect(after).toContain(
    `Another version of the public website was restored: ${first}, replacing ${second}<br>Phones &lt; show no menu.<br>`,
  );
  expect(after).toContain(`by ${TEST_ADMIN.email}`);

  expect(after).toContain('Log out');
  expect((await page.post('sign-out', {})).headers.get('set-cookie')).toContain(
    'releases-session=; Max-Age=0; Path=/releases; HttpOnly; SameSite=Strict',
  );
});

test('refuses what would surprise: another version is live meanwhile, none of that name, another website asks', async () => {
  const page = await signIn();
  const overtaken = await page.post('rollback', { ...rollback(), replaces: first });
  expect(overtaken.status).toBe(409);
  expect(overtaken.html).toContain('is live now, no longer');
  const unknown = await page.post('rollback', { ...rollback(), to: '../../x' });
  expect(unknown.status).toBe(400);
  expect(unknown.html).toContain(
    '<p role="alert">There is no such version. Nothing was changed.</p>',
  );
  expect((await page.post('rollback', rollback(), { 'sec-fetch-site': 'cross-site' })).status).toBe(
    403,
  );
  const old = { 'sec-fetch-site': '', origin: 'https://evil.example' };
  expect((await page.post('rollback', rollback(), old)).status).toBe(403);
  expect(await live()).toBe(second);
});

test('sign-ins are limited together with those of the admin area', async () => {
  const limited = await startTestServer({ config: site.config, rateLimits: { signIn: 2 } });
  const attempt = () =>
    browse(limited.url).post('sign-in', { email: 'a@b.org', password: 'wrong' });
  expect([(await attempt()).status, (await attempt()).status]).toEqual([401, 401]);
  const third = await attempt();
  await limited.close();
  expect(third.status).toBe(429);
  expect(third.headers.get('retry-after')).toBeTruthy();
  expect(third.html).toContain('Too many attempts. Try again in');
});

test('the page of the admin area that browsers could not start links here, and the public pages do not', async () => {
  await site.releaseOther('admin-app', '/admin');
  await writeFile(
    join(site.config.shellDir, 'index.html'),
    '<!doctype html><head><title>Shell</title></head><body><div id="root"><div id="essentials"></div></div></body>',
  );
  const htmlAt = async (path: string) => (await site.get(path, { 'x-rendering': 'off' })).html;
  expect(await htmlAt('/admin/login')).toContain(
    '<a href="/releases">Go back to an earlier version of the site</a>',
  );
  expect(await htmlAt('/news')).not.toContain('href="/releases"');
});

test('switches on again what is off, and says who did it', async () => {
  await site.releaseOther('shop', '/shop', {
    contributions: [{ at: 'menu', label: 'Our shop', path: '/shop' }],
  });
  const page = await signIn();
  expect((await page.get()).html).not.toContain('Switch on');
  for (const contribution of [undefined, 'menu /shop']) {
    const body = { on: false, contribution };
    expect((await site.call('POST', '/releases/shop/switches', { body })).status).toBe(200);
  }
  const { html } = await page.get();
  expect(html).toContain('<button type="submit">Switch on: shop</button>');
  expect(html).toContain(
    '<button type="submit">Switch on: Our shop, which shop adds to other pages</button>',
  );

  expect((await browse(server.url).post('switch-on', { part: 'shop' })).status).toBe(401);
  const answer = await page.post('switch-on', { part: 'shop' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/releases?done=on']);
  const done = (await page.get('/releases?done=on')).html;
  expect(done).toContain('It is switched on again. Visitors get it with the next page they open.');
  expect(done).not.toContain('Switch on: shop<');
  expect(done).toContain('Switched on: shop<br>');
  expect(done).toContain('Switched off: menu /shop, which shop adds to other pages<br>');
  const twice = await page.post('switch-on', { part: 'shop' });
  expect(twice.status).toBe(409);
  expect(twice.html).toContain(
    '<p role="alert">shop is switched on already. Nothing was changed.</p>',
  );
  await page.post('switch-on', { part: 'shop', contribution: 'menu /shop' });
  expect(await registry()).not.toHaveProperty('off');
});

test('works while the shell is gone, asks again after a new password, and says what to do where the registry or the database cannot be read', async () => {
  await rm(join(site.config.shellDir, 'index.html'));
  expect((await fetch(`${server.url}/`)).status).toBe(503);
  const page = await signIn();
  expect((await page.get()).html).toContain(
    '<p role="alert">The site has a problem now. The shell is not built.</p>',
  );
  expect((await page.post('rollback', rollback())).status).toBe(303);
  expect(await live()).toBe(first);

  await writeFile(registryFile(), '{ broken');
  const broken = await page.get();
  expect(broken.status).toBe(503);
  expect(broken.html).toContain(
    '<p role="alert">The releases cannot be read. The operator of the site can go back on the server: npm run release -- rollback &lt;part>.',
  );

  await writeFile(registryFile(), released);
  const newPassword = 'another-horse-battery';
  const body = { currentPassword: TEST_ADMIN.password, newPassword, confirmPassword: newPassword };
  expect((await site.call('PUT', '/auth/password', { body })).status).toBe(200);
  expect((await page.get()).html).toContain(SIGN_IN);

  await server.database.destroy();
  const down = await browse(server.url).post('sign-in', TEST_ADMIN);
  expect(down.status).toBeGreaterThanOrEqual(500);
  expect(down.html).toContain('npm run release -- rollback &lt;part>');
});
