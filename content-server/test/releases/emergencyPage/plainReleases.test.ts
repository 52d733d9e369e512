import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RegisteredRemote, Registry } from '@charity-site/registry';
import type { CheckResult } from '@charity-site/registry/types';
import { liveRows, readRegistry } from '../../../src/releases/live/liveRows';
import { putRegistry } from '../../../testing/putRegistry';
import { startTestServer, TEST_ADMIN, type TestServer } from '../../../testing';
import { post } from '../../../testing/postedForm';
import { opener, unrendered } from '../../../testing/open';
import { smallSiteFor } from '../../../testing/smallSite';

const site = smallSiteFor({ render: "return { html: 'one' }" });
let server: TestServer;
let first: string;
let second: string;

const registry = () => readRegistry(server.database);
const put = (changed: unknown) => putRegistry(server.database, changed);
const liveNow = async () => (await registry()).remotes[0]?.version;

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
/** Stores a check result for the live shell. */
const putResult = async (result: Omit<CheckResult, 'shell'>) => {
  const facts = await readFile(join(site.config.shellDir, 'shell.json'), 'utf8').catch(() => '{}');
  const { version: shell = '' } = JSON.parse(facts) as { version?: string };
  await liveRows(server.database).putResult({ ...result, shell });
};
const rollback = () => ({ part: 'public-site', to: first, replaces: second });
const SIGN_IN = '<label for="email">Email</label>';

let released: Registry;

beforeAll(async () => {
  server = site.server;
  first = site.version;
  second = await site.release({ render: "return { html: 'two' }" });
  released = await registry();
});
afterEach(() => put(released));

test('requires a sign-in, whose cookie is for this page only, and shows no releases without it', async () => {
  const stranger = browse(server.url);
  const { status, html, headers } = await stranger.get();
  expect(status).toBe(200);
  expect(html).toContain(SIGN_IN);
  expect(html).not.toContain(second);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-robots-tag')).toBe('noindex');
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  );
  const forged = browse(server.url, { cookie: 'releases-session=a.b.c' });
  expect((await forged.get()).html).toContain(SIGN_IN);
  expect((await forged.post('rollback', rollback())).status).toBe(401);
  expect(await liveNow()).toBe(second);

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

test('shows the live version, restores the previous one, and logs out', async () => {
  const page = await signIn();
  const { html } = await page.get();
  expect(html).toContain('<h3 id="part-public-site">Public website</h3>');
  expect(html).toContain(`<li>Version: ${second}</li>`);
  expect(html).toContain('<span class="state default">No problems known</span>');
  expect(html).toContain('<dd>Fits the site. It was not opened in a browser first.</dd>');
  expect(html).toMatch(
    /Restore the previous version of the public website, released on \d+ \w+ \d{4}, \d\d:\d\d\?/,
  );
  expect(html).toContain(`name="to" value="${first}"`);
  expect(html).toContain('Restore previous version: Public website');
  expect(html).toContain(
    'Why? (one line, shown in the history)</label><input id="why-previous-public-site" name="reason"',
  );
  // Texts of releases are escaped.
  const { remotes } = await registry();
  const changed = remotes.map((remote) => ({
    ...remote,
    previous: undefined,
    releasedAt: '<i>now</i>',
  }));
  await put({ format: 1, remotes: changed, revision: 9 });
  const escaped = (await page.get()).html;
  expect(escaped).toContain('&lt;i>now&lt;/i>');
  expect(escaped).not.toContain('<i>');
  await put(released);

  const answer = await page.post('rollback', {
    ...rollback(),
    reason: ' Phones <\nshow no menu. ',
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    '/releases?done=rollback&part=public-site',
  ]);
  expect(await liveNow()).toBe(first);
  const after = (await page.get('/releases?done=rollback&part=public-site')).html;
  expect(after).toMatch(
    /<p role="status">Public website: the version released on .+ is live again\. Visitors get it with the next page they open\./,
  );
  expect(after).toContain(
    '<p>Another version of the public website was restored</p><p>Phones &lt; show no menu.</p>',
  );
  expect(after).toContain(`: public-site ${first}, replacing ${second}</li>`);
  expect(after).toContain('Return to the newer version: Public website');
  expect(after).toContain(`by ${TEST_ADMIN.email}`);

  expect(after).toContain('Log out');
  expect((await page.post('sign-out', {})).headers.get('set-cookie')).toContain(
    'releases-session=; Max-Age=0; Path=/releases; HttpOnly; SameSite=Strict',
  );
});

test('rejects a change after another one, of an unknown version, or from another website', async () => {
  const page = await signIn();
  const overtaken = await page.post('rollback', { ...rollback(), replaces: first });
  expect(overtaken.status).toBe(409);
  expect(overtaken.html).toContain(
    '<p role="alert">Nothing was changed: another version of the public website was put live in the meantime',
  );
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
  expect(await liveNow()).toBe(second);
});

test('sign-ins share the rate limit of the admin area', async () => {
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

test('the fallback page of the admin area links here, and that of public pages does not', async () => {
  await site.releaseOther('admin-app', '/admin');
  await writeFile(
    join(site.config.shellDir, 'index.html'),
    '<!doctype html><head><title>Shell</title></head><body><div id="root"><div id="essentials"></div></div></body>',
  );
  const htmlAt = async (path: string) => (await site.get(path, unrendered(server))).html;
  expect(await htmlAt('/admin/login')).toContain(
    '<a href="/releases">Go back to an earlier version of the site</a>',
  );
  expect(await htmlAt('/news')).not.toContain('href="/releases"');
});

test("a second click of one form gets the response of the first; another tab's click is rejected", async () => {
  const page = await signIn();
  const order = { ...rollback(), form: 'one' };
  const answers = [await page.post('rollback', order), await page.post('rollback', order)];
  expect(answers.map(({ status, headers }) => [status, headers.get('location')])).toEqual([
    [303, '/releases?done=rollback&part=public-site'],
    [303, '/releases?done=rollback&part=public-site'],
  ]);
  const other = await page.post('rollback', { ...rollback(), form: 'two' });
  expect(other.status).toBe(409);
  expect(other.html).toContain(
    `another version of the public website was put live in the meantime by ${TEST_ADMIN.email} on`,
  );
});

test('opens in the session of the admin area, for administrators', async () => {
  const stranger = browse(server.url);
  const refused = await stranger.post('open', { token: 'a.b.c' });
  expect(refused.status).toBe(401);
  expect(refused.html).toContain(SIGN_IN);
  expect(refused.headers.get('set-cookie')).toBeNull();
  const { body } = await site.call('POST', '/auth/login', { body: TEST_ADMIN, token: '' });
  const { token } = body as { token: string };
  const elsewhere = { 'sec-fetch-site': 'cross-site' };
  expect((await stranger.post('open', { token }, elsewhere)).status).toBe(403);
  const opened = await stranger.post('open', { token });
  expect([opened.status, opened.headers.get('location')]).toEqual([303, '/releases']);
  const cookie = opened.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  const page = browse(server.url, { cookie });
  expect((await page.get()).html).toContain(second);
  // One log-out ends both.
  await page.post('sign-out', {});
  expect((await site.call('GET', '/auth/verify-token', { token })).status).toBe(401);
});

test('shows the rejected version with its cause, messages and screenshot', async () => {
  const name = `public-site/${'a'.repeat(32)}.jpg`;
  const refused = {
    remote: 'public-site',
    version: '0.4.0-refused',
    errors: [],
    smoke: {
      outcome: 'failed' as const,
      note: '/donate (phone): it threw <nothing> to give',
      failedPage: {
        path: '/donate',
        width: 360,
        console: ['TypeError: nothing to give'],
        screenshot: name,
      },
    },
    at: '2099-11-22T08:00:00.000Z',
    by: 'the public-site team',
  };
  const { releasesDir } = site.config;
  await mkdir(join(releasesDir, '.screenshots/public-site'), { recursive: true });
  await writeFile(join(releasesDir, '.screenshots', name), Buffer.from([0xff, 0xd8, 0xff]));
  await putResult(refused);
  const page = await signIn();
  const { html } = await page.get();
  expect(html).toContain('aria-label="Refused version: Public website"');
  for (const text of [
    'A newer version did not pass its check on 22 November 2099, 10:00, by the public-site team. Visitors do not get it. Its team reports this.',
    '/donate (phone): it threw &lt;nothing> to give',
    'alt="The page /donate during the check"',
    'What the browser showed at /donate, 360 pixels wide',
    '<summary>Browser messages</summary><ul><li>TypeError: nothing to give</li>',
  ])
    expect(html).toContain(text);
  const address = `/releases/screenshots/${name}`;
  const image = await page.get(address);
  expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect((await browse(server.url).get(address)).status).toBe(401);
  expect((await page.get(address.replace('aaa', 'bbb'))).status).toBe(404);
});

test.each([
  ['promote', 'Public website: all visitors get the new version.', () => second],
  ['end-canary', 'Public website: all visitors get the same version again', () => first],
])('ends a canary: %s', async (action, text, version) => {
  const { remotes, ...rest } = released;
  const [{ previous, ...release } = {} as RegisteredRemote] = remotes;
  const canary = {
    release: { ...release, name: undefined },
    share: 10,
    since: '2026-11-21T08:00:00.000Z',
    by: 'the public-site team',
  };
  const live = { name: 'public-site', ...previous, canary };
  const passed = { remote: 'public-site', version: second, errors: [] };
  await putResult({ ...passed, smoke: { outcome: 'passed' }, at: '', by: 'the public-site team' });
  await put({ ...rest, remotes: [live] });
  const page = await signIn();
  const { html } = await page.get();
  for (const part of [
    '10% of the visitors have seen a new version since 21 November 2026, 10:00, by the public-site team.',
    'Release the new version of the public website to all visitors?',
    'aria-label="Release to all visitors: Public website"',
    'aria-label="Withdraw: Public website"',
  ])
    expect(html).toContain(part);
  const order = { part: 'public-site', to: second, replaces: first, action };
  const answer = await page.post('canary', order);
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    `/releases?done=${action}&part=public-site`,
  ]);
  expect(await liveNow()).toBe(version());
  const after = (await page.get(`/releases?done=${action}&part=public-site`)).html;
  expect(after).toContain(`<p role="status">${text}`);
  expect(after).not.toContain('of the visitors have seen a new version since');
});

test('switches a part and its contributions off and on, and names the person', async () => {
  await site.releaseOther('shop', '/shop', {
    contributions: [{ at: 'menu', label: 'Our shop', path: '/shop' }],
  });
  const page = await signIn();
  const { html } = await page.get();
  expect(html).toContain('aria-label="Switch off: shop"');
  expect(html).toContain('aria-label="Switch off: Our shop, in the menu"');
  expect(html).toContain('Switch off shop?');
  // The site does not work without this part.
  expect(html).not.toContain('aria-label="Switch off: Public website"');
  expect((await browse(server.url).post('switch', { part: 'shop', on: 'false' })).status).toBe(401);

  const off = { part: 'shop', on: 'false', contribution: 'menu /shop' };
  const answer = await page.post('switch', off);
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    '/releases?done=off&part=shop&contribution=menu+%2Fshop',
  ]);
  const done = (await page.get(answer.headers.get('location') ?? '')).html;
  expect(done).toContain(
    '<p role="status">Switched off: Our shop, in the menu. Visitors notice with the next page they open.</p>',
  );
  expect(done).toContain('<p>Switched off: menu /shop, which shop adds to other pages</p>');
  expect(await registry()).toHaveProperty('off', ['shop menu /shop']);
  const twice = await page.post('switch', off);
  expect(twice.status).toBe(409);
  expect(twice.html).toContain('is switched off already');
  await page.post('switch', { ...off, on: 'true' });
  await page.post('switch', { part: 'shop', on: 'false' });
  expect((await page.get()).html).toContain('<span class="state default">Switched off</span>');
  const last = await page.post('switch', { part: 'shop', on: 'true' });
  expect((await page.get(last.headers.get('location') ?? '')).html).toContain(
    '<p role="status">Switched on: shop. Visitors notice',
  );
  expect(await registry()).not.toHaveProperty('off');
});

test('rolls back while the shell is missing', async () => {
  await rm(join(site.config.shellDir, 'index.html'));
  expect((await fetch(`${server.url}/`)).status).toBe(503);
  const page = await signIn();
  expect((await page.get()).html).toContain(
    '<p role="alert">The site has a problem now. The shell is not built.</p>',
  );
  expect((await page.post('rollback', rollback())).status).toBe(303);
  expect(await liveNow()).toBe(first);
});

test('says what to do if the registry cannot be read', async () => {
  const page = await signIn();
  await put('{ broken');
  const broken = await page.get();
  expect(broken.status).toBe(503);
  expect(broken.html).toContain(
    '<p role="alert">The releases cannot be read. The operator of the site can go back on the server: npm run release -- rollback &lt;part>.',
  );
});

test('requires a new sign-in after a new password', async () => {
  const page = await signIn();
  const newPassword = 'another-horse-battery';
  const body = { currentPassword: TEST_ADMIN.password, newPassword, confirmPassword: newPassword };
  expect((await site.call('PUT', '/auth/password', { body })).status).toBe(200);
  expect((await page.get()).html).toContain(SIGN_IN);
});

test('says what to do if the database is unavailable', async () => {
  const other = await startTestServer({ config: site.config });
  await other.database.destroy();
  const down = await browse(other.url).post('sign-in', TEST_ADMIN);
  await other.close();
  expect(down.status).toBeGreaterThanOrEqual(500);
  expect(down.html).toContain('npm run release -- rollback &lt;part>');
});
