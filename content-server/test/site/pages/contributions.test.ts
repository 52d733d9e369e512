import type { Contribution, Release } from '@charity-site/registry';
import { startTestServer, TEST_ADMIN, type TestServer } from '../../../testing';
import { callsTo } from '../../../testing/calls';
import { readDataBlock } from '../../../testing/readDataBlock';
import { liveRemote } from '../../../../registry/testing/remotes/liveRemote';
import { realFrontEnd } from '../../../testing/realFrontEnd';
import { opener } from '../../../testing/open';
import { smallSiteFor } from '../../../testing/smallSite';

const MENU: Contribution = { at: 'menu', label: 'Shop', path: '/shop' };
const DRAWER: Contribution = { at: 'menu', label: 'Vouchers', path: '/shop/vouchers', on: 'phone' };
const FOOTER: Contribution = { at: 'footer', label: 'Terms of the shop', path: '/shop/terms' };
const SIDEBAR: Contribution = { at: 'sidebar', label: 'Orders', path: '/shop/orders' };

const SHOP: Partial<Release> = {
  contract: '^1.3.0',
  contributions: [MENU, DRAWER, FOOTER, SIDEBAR],
  routes: [{ path: '/shop', query: [], head: { title: 'Shop' } }],
};

const TEAM = 'the-secret-of-the-shop-team';

const OPTIONS = { deployTokens: `shop=${TEAM}` };
const site = smallSiteFor({ render: "return { html: 'page of ' + remote };" }, OPTIONS);
beforeAll(async () => {
  await site.releaseOther('shop', '/shop', SHOP);
  await site.releaseOther('admin-app', '/admin');
});

const contributionsIn = (html: string) =>
  (readDataBlock(html, 'site-config') as { contributions?: object }).contributions;

const switchTo = async (
  server: TestServer,
  on: boolean,
  contribution?: string,
  remote = 'shop',
  token = server.token,
) => {
  const { status, body } = await callsTo(server)('POST', `/releases/${remote}/switches`, {
    token,
    body: { on, contribution },
  });
  return { status, message: body.message };
};

test("pages know the contributions of other remotes; public pages do not know the administrator's", async () => {
  const { get } = site;
  expect(contributionsIn((await get('/')).html)).toEqual({
    menu: [
      { href: '/shop', label: 'Shop' },
      { href: '/shop/vouchers', label: 'Vouchers', on: 'phone' },
    ],
    footer: [{ href: '/shop/terms', label: 'Terms of the shop' }],
  });
  expect(contributionsIn((await get('/admin/login')).html)).toMatchObject({
    sidebar: [{ href: '/shop/orders', label: 'Orders' }],
  });
  expect((await get('/')).html).not.toContain('Orders');
});

test('the rendered pages of the public site have the entries in menu, drawer and footer', async () => {
  const shop = liveRemote('shop', ['/shop'], SHOP);
  const config = await realFrontEnd(undefined, [shop]);
  const server = await startTestServer({ ...OPTIONS, config });
  const get = opener(server);
  const { html } = await get('/about');
  const within = (start: string, end: string) =>
    html.slice(html.indexOf(start)).split(end, 1)[0] ?? '';
  const links = (part: string) =>
    [...part.matchAll(/<a [^>]*href="(\/shop[^"]*)"[^>]*>([^<]*)</g)].map(
      ([, href, text]) => `${text} ${href}`,
    );
  expect(links(within('aria-label="Main menu"', '</nav>'))).toEqual(['Shop /shop']);
  expect(links(within('<nav aria-label="Menu"', '</nav>'))).toEqual([
    'Shop /shop',
    'Vouchers /shop/vouchers',
  ]);
  expect(links(within('<nav aria-label="Quick links"', '</nav>'))).toEqual([
    'Terms of the shop /shop/terms',
  ]);

  // Switched off, its pages are the notice within the same layout, which never starts scripts.
  expect(await switchTo(server, false)).toEqual({ status: 200, message: 'Switched off.' });
  const closed = await get('/shop/anything');
  expect(closed.status).toBe(503);
  expect(closed.headers.get('retry-after')).toBe('3600');
  expect(closed.headers.get('cache-control')).toBe('no-store');
  expect(closed.html).toContain('This part of the website is closed at the moment.');
  expect(closed.html).toContain('aria-label="Main menu"');
  expect(closed.html).toContain('<meta name="robots" content="noindex">');
  expect(closed.html).not.toContain('<script');
  expect(links(closed.html)).toEqual([]);
  await server.close();
});

test('a remote that is switched off is closed and not in menus and sitemap, until it is switched on', async () => {
  const { server, get, call } = site;
  expect((await get('/sitemap.xml')).html).toContain('/shop</loc>');
  await switchTo(server, false);

  const closed = await get('/shop');
  expect(closed.status).toBe(503);
  expect(closed.html).toContain('This part of the website is closed at the moment.');
  expect(contributionsIn((await get('/')).html)).toBeUndefined();
  expect((await get('/sitemap.xml')).html).not.toContain('/shop</loc>');
  expect((await get('/')).html).toContain('page of public-site');
  const { history } = (await call('GET', '/releases')).body as { history?: object[] };
  expect(history?.[0]).toMatchObject({
    remote: 'shop',
    action: 'off',
    to: '',
    by: TEST_ADMIN.email,
    origin: 'administrator',
  });

  expect(await switchTo(server, true)).toEqual({ status: 200, message: 'Switched on.' });
  expect((await get('/shop')).status).toBe(200);
  expect(contributionsIn((await get('/')).html)).toMatchObject({ menu: [{ label: 'Shop' }, {}] });

  // One contribution alone.
  await switchTo(server, false, 'menu /shop');
  expect(contributionsIn((await get('/')).html)).toMatchObject({ menu: [{ label: 'Vouchers' }] });
  expect((await get('/shop')).status).toBe(200);
  await switchTo(server, true, 'menu /shop');
});

test('only administrators and the operator can switch parts, only switchable ones, and none twice', async () => {
  const { server } = site;
  const operator =
    "Only the administrator and the site's operator, with a deploy token for every remote (*), can switch parts off and on.";
  expect((await switchTo(server, false, undefined, 'shop', 'wrong')).status).toBe(401);
  expect(await switchTo(server, false, undefined, 'shop', TEAM)).toEqual({
    status: 403,
    message: operator,
  });
  for (const [remote, contribution, message] of [
    [
      'public-site',
      undefined,
      /^public-site cannot be switched off, because the rest of the site needs it\./,
    ],
    ['admin-app', undefined, /^admin-app cannot be switched off/],
    ['shell', undefined, /^There is no remote called shell\.$/],
    [
      'shop',
      'menu /donate',
      /^shop contributes no "menu \/donate"\. It contributes menu \/shop, menu \/shop\/vouchers/,
    ],
  ] as const)
    expect(await switchTo(server, false, contribution, remote)).toEqual({
      status: 400,
      message: expect.stringMatching(message),
    });
  const twice = { status: 409, message: 'shop is switched on already. Nothing was changed.' };
  expect(await switchTo(server, true)).toEqual(twice);
  await switchTo(server, false);
  expect((await switchTo(server, false)).status).toBe(409);
});
