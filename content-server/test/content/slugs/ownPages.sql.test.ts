import { startTestServer } from '../../../testing';
import { unrendered } from '../../../testing/open';
import { renderedSite } from '../../../testing/renderedSite';
import { emptySite } from '../../../testing/site';

/** The page of a path at the root, which shows the title of the own page there. */
const RENDER = `const [path] = address.split('?');
  if (path === '/news') return { html: '<h1>News</h1>', head: { canonical: path } };
  const { body, status } = await answer('GET', '/api/content/pages' + path);
  return { status, html: '<h1>' + (body.title ?? 'None at ' + path) + '</h1>',
    head: status === 404 ? { missing: true } : { canonical: path } };`;

const SECRET = 'the-secret-of-the-operator';

let other: Pick<Awaited<ReturnType<typeof renderedSite>>, 'add' | 'releaseOther'>;

const { call, visit, ...site } = emptySite(async () => {
  const { config, ...releases } = await renderedSite({
    render: RENDER,
    changed: (release) => ({
      ...release,
      pages: ['/news', '/updates', '/:id'],
      routes: [...(release.routes ?? []), { path: '/:id', query: [], head: { title: 'Page' } }],
    }),
  });
  other = releases;
  await other.releaseOther('shop', '/shop');
  const server = await startTestServer({ config, deployTokens: `*=${SECRET}` });
  releases.connect(server);
  return server;
});

const page = (title: string, rest: object = {}) => ({
  title,
  image: '',
  content: '<p>Text.</p>',
  summary: '',
  showIn: 'menu',
  order: 0,
  ...rest,
});
const add = (title: string, rest?: object) => site.add('pages?drafts=true', page(title, rest));
const put = (id: string, title: string, rest?: object) =>
  call('PUT', `/content/pages/${id}?drafts=true`, { body: page(title, rest) });
const open = async (path: string, headers?: Record<string, string>) => {
  const { status, headers: sent, html } = await site.open(path, headers, 'manual');
  return { status, to: sent.get('location'), html };
};

const TAKEN = [
  ['Events', '“/events” is the page Events.'],
  ['News', '“/news” is the page News & Updates.'],
  ['Updates', '“/updates” belongs to the website itself.'],
  ['Shop', '“/shop” belongs to shop.'],
  ['Admin', '“/admin” is the administrator’s area.'],
  ['API', '“/api” belongs to the website itself.'],
  ['NY', '“/ny” belongs to the website itself.'],
] as const;

test.each(TAKEN)('a page %s is refused by name when visitors would see it', async (title, why) => {
  const errors = { title: `${why} Please choose another title.` };
  const isRefused = { status: 400, body: { errors } };
  expect(await call('POST', '/content/pages', { body: page(title) })).toMatchObject(isRefused);
  const { _id, slug } = await add(title, { status: 'draft' });
  expect(slug).toBe('');
  expect(await put(_id, title, { status: 'published' })).toMatchObject(isRefused);
  const later = { status: 'published', publishAt: '2099-01-01T00:00:00.000Z' };
  expect(await put(_id, title, later)).toMatchObject(isRefused);
  expect((await call('GET', `/content/pages/${_id}?drafts=true`)).body.status).toBe('draft');
});

test('two pages of one title have two addresses', async () => {
  expect((await add('Vacancies')).slug).toBe('vacancies');
  expect((await add('Vacancies')).slug).toBe('vacancies-2');
});

test('a page opens at its title, and an earlier title leads there', async () => {
  const { _id } = await add('Jobs');
  const rest = { summary: 'Work in Zomba.' };
  expect((await put(_id, 'Vacancies', rest)).body.slug).toBe('vacancies');
  for (const headers of [{}, unrendered(site.server)]) {
    expect((await open('/vacancies', headers)).status).toBe(200);
    for (const old of ['/jobs', '/Vacancies', `/${_id}/`])
      expect(await open(old, headers)).toMatchObject({ status: 301, to: '/vacancies' });
    expect((await open('/news', headers)).status).toBe(200);
  }
  expect((await open('/ny/jobs')).to).toBe('/ny/vacancies');
  expect((await site.open('/sitemap.xml')).html).toContain('/vacancies</loc>');
  for (const q of ['vacancies', 'zomba'])
    expect((await visit('GET', `/search?q=${q}`)).body.results).toMatchObject([
      { list: 'pages', href: '/vacancies' },
    ]);
});

test('a draft has no address', async () => {
  await add('Vacancies', { status: 'draft' });
  expect((await open('/vacancies')).status).toBe(404);
});

test('invented addresses at the root share one page', async () => {
  for (const path of ['/wp-login', '/invented', '/01890000-0000-7000-8000-000000000000']) {
    expect(await open(path)).toMatchObject({ status: 404 });
    expect((await open(path)).html).toContain('None at /-<');
    expect((await open(path, unrendered(site.server))).status).toBe(404);
  }
  await call('PUT', '/content/redirects', { body: { redirects: '/invented | /news' } });
  expect(await open('/invented')).toMatchObject({ status: 301, to: '/news' });
});

test('a deleted page keeps its address, and is restored at it', async () => {
  const { _id } = await add('Vacancies');
  await call('DELETE', `/content/pages/${_id}`);
  expect((await add('Vacancies')).slug).toBe('vacancies-2');
  expect((await call('POST', `/trash/${_id}/restore`)).status).toBe(200);
  expect((await open('/vacancies')).status).toBe(200);
});

test('a deleted page stays in the trash when a remote took its address meanwhile', async () => {
  const { _id } = await add('Market');
  await call('DELETE', `/content/pages/${_id}`);
  await other.releaseOther('market', '/market');
  expect(await call('POST', `/trash/${_id}/restore`)).toMatchObject({
    status: 400,
    body: { errors: { title: '“/market” belongs to market. Please choose another title.' } },
  });
  expect((await call('GET', '/trash')).body.items).toMatchObject([{ _id }]);
});

test('a release and a grant that claim the address of a page are refused by its title', async () => {
  await add('Vacancies');
  await add('Prices', { status: 'published', publishAt: '2099-01-01T00:00:00.000Z' });
  await add('Notes', { status: 'draft' });
  const send = async (path: string, body: object) => {
    const { status, body: answer } = await call('POST', `/releases/${path}`, {
      token: SECRET,
      body,
    });
    return [status, answer.message];
  };
  const grant = (prefix: string) => send('shop/grants', { prefix });
  const claim = (path: string, by: string) => [
    409,
    `${path}: there the organisation has a page of its own. Give the page another title, or ${by} another path.`,
  ];
  expect(await grant('/vacancies')).toEqual(claim('/vacancies (“Vacancies”)', 'shop'));
  expect(await grant('/notes')).toEqual([200, undefined]);
  const { version } = await other.add({
    render: RENDER,
    changed: (release) => ({ ...release, pages: ['/vacancies', '/prices/:id', '/news'] }),
  });
  for (const action of ['release', 'canary'])
    expect(await send('public-site/turns', { action, to: version, by: 'Grace' })).toEqual(
      claim('/prices (“Prices”), /vacancies (“Vacancies”)', 'public-site'),
    );
});
