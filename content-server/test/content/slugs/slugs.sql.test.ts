import { untyped, type ListRow } from '../../../src/db/database';
import { startTestServer } from '../../../testing';
import { unrendered } from '../../../testing/open';
import { renderedSite } from '../../../testing/renderedSite';
import { emptySite } from '../../../testing/site';
import { commentOn } from '../../../testing/visitors';

/** The news, the page about the organisation, and pages of updates, which have their title. */
const RENDER = `const [, list, key] = address.split('?')[0].split('/');
  if (['/news', '/about'].includes(address)) return { html: '<h1>Page</h1>', state: [], head: { canonical: address } };
  if (list !== 'updates') return { status: 404, html: '<h1>None</h1>', state: [], head: { missing: true } };
  const { body, status } = await answer('GET', '/api/content/updates/' + key);
  const missing = status === 404;
  return { status: missing ? 404 : 200, html: '<h1>' + (missing ? 'None' : body.title) + '</h1>', state: [],
    head: { title: 'Page', canonical: address } };`;

const { server, call, visit, ...site } = emptySite(async () => {
  const { config } = await renderedSite({ render: RENDER });
  return startTestServer({ config });
});

const news = (title: string, rest: object = {}) => ({
  title,
  date: '2026-10-01',
  image: '',
  description: '<p>Text.</p>',
  ...rest,
});
const add = async (title: string, rest?: object) => {
  const { _id: id, slug } = await site.add('updates?drafts=true', news(title, rest));
  return { id, slug: String(slug) };
};
const rename = async (id: string, title: string, rest?: object): Promise<string> =>
  String(
    (await call('PUT', `/content/updates/${id}?drafts=true`, { body: news(title, rest) })).body
      .slug,
  );

/** Opens a page without following redirects. */
const open = async (path: string, input?: Record<string, string>) => {
  const { status, headers } = await site.open(path, input, 'manual');
  return { status, to: headers.get('location'), retained: headers.get('cache-control') };
};

test('an update has a slug of its year and the words of its title', async () => {
  const long = `long ${'word '.repeat(15)}`.trim().replaceAll(' ', '-');
  for (const [title, slug] of [
    ['Borehole at Chikwete', '2026-borehole-at-chikwete'],
    ['Madzi a ŵana: “Zikomo!” & 100% thanks', '2026-madzi-a-wana-zikomo-and-100percent-thanks'],
    ['Mother/child clinic', '2026-mother-child-clinic'],
    ['R&D: hope•trust…faith,love', '2026-r-and-d-hope-trust-faith-love'],
    ["Ng'ombe 5,000", '2026-ngombe-5000'],
    ['水', '2026-update'],
    [`Long ${'word '.repeat(30)}`.trim(), `2026-${long}`],
  ] as const)
    expect(await add(title)).toMatchObject({ slug });
});

test('an item keeps a slug without hyphens from an earlier version', async () => {
  const { id } = await add('Mother/child clinic');
  await untyped<ListRow>(server.database)
    .updateTable('updates')
    .set({ slug: '2026-motherchild-clinic' })
    .where('_id', '=', id)
    .execute();
  expect(await rename(id, 'Mother/child clinic', { description: '<p>Open.</p>' })).toBe(
    '2026-motherchild-clinic',
  );
});

test('items with the same title have different slugs, also when created concurrently', async () => {
  const stored = await Promise.all(Array.from({ length: 7 }, () => add('Rain')));
  const slugs = stored.map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(7);
  expect(slugs).toEqual(
    expect.arrayContaining([
      '2026-rain',
      '2026-rain-2',
      '2026-rain-3',
      '2026-rain-4',
      '2026-rain-5',
    ]),
  );
});

test("an item's page is at its slug; its id and earlier slugs redirect permanently", async () => {
  const { id } = await add('A well');
  expect(await rename(id, 'A deep well')).toBe('2026-a-deep-well');
  for (const headers of [{}, unrendered(server)]) {
    expect((await open('/updates/2026-a-deep-well', headers)).status).toBe(200);
    for (const old of [id, '2026-a-well', '2026-A-Deep-Well', `${id}/`])
      expect(await open(`/updates/${old}`, headers)).toEqual({
        status: 301,
        to: '/updates/2026-a-deep-well',
        retained: 'no-cache',
      });
  }
  expect((await open('/updates/2026-a-dry-well')).status).toBe(404);
});

test('an earlier title gets its slug back', async () => {
  const { id } = await add('A well');
  await rename(id, 'A deep well');
  expect(await rename(id, 'A well')).toBe('2026-a-well');
  expect(await open('/updates/2026-a-deep-well')).toMatchObject({
    status: 301,
    to: '/updates/2026-a-well',
  });
  expect((await open('/updates/2026-a-well')).status).toBe(200);
});

test('public routes accept a slug', async () => {
  const { id } = await add('A well');
  await rename(id, 'A deep well');
  for (const key of [id, '2026-a-deep-well', '2026-a-well']) {
    const { status, body } = await visit('GET', `/content/updates/${key}?pictures=true`);
    expect({ status, id: body._id, slug: body.slug }).toEqual({
      status: 200,
      id,
      slug: '2026-a-deep-well',
    });
  }
  expect(
    (await visit('POST', '/content/comments', { body: commentOn('2026-a-well', 'Good.') })).status,
  ).toBe(201);
  for (const key of [id, '2026-a-deep-well'])
    expect((await visit('GET', `/content/comments/update/${key}`)).body).toMatchObject([
      { commentText: 'Good.' },
    ]);
});

test('titles of drafts claim no slug, and hidden items do not redirect', async () => {
  const { id, slug } = await add('A secret plan', { status: 'draft' });
  expect(slug).toBe('');
  expect(
    await rename(id, 'A plan', { status: 'published', publishAt: '2099-01-01T00:00:00.000Z' }),
  ).toBe('2026-a-plan');
  for (const key of [id, '2026-a-plan', '2026-a-secret-plan']) {
    expect((await visit('GET', `/content/updates/${key}`)).status).toBe(404);
    expect((await open(`/updates/${key}`)).status).toBe(404);
  }
});

test('the slug of a deleted item stays reserved until it is erased', async () => {
  const { id } = await add('A well');
  await call('DELETE', `/content/updates/${id}`);
  expect((await add('A well')).slug).toBe('2026-a-well-2');
  await call('POST', `/content/updates/${id}/restore`);
  expect((await visit('GET', '/content/updates/2026-a-well')).body._id).toBe(id);
  await call('DELETE', `/content/updates/${id}`);
  await call('DELETE', '/trash?before=2099-01-01T00:00:00.000Z');
  expect((await add('A well')).slug).toBe('2026-a-well');
});

test('lists, sitemap, feed and search contain the slugs', async () => {
  await add('A well');
  const page = (await visit('GET', '/content/updates?fields=title,slug')).body;
  expect(page.updates).toMatchObject([{ title: 'A well', slug: '2026-a-well' }]);
  const found = (await visit('GET', '/search?q=well')).body;
  expect(found.results).toMatchObject([{ href: '/updates/2026-a-well' }]);
  expect((await site.open('/feed.xml')).html).toContain('/updates/2026-a-well</link>');
});

describe('redirects entered by administrators', () => {
  const save = (...entries: string[]) =>
    call('PUT', '/content/redirects', { body: { redirects: entries.join('\n') } });

  test('an old path redirects to its new URL; a page is not redirected', async () => {
    await save(
      '/who-we-are | /about',
      '/about.html | /about',
      '/wp-content/report.pdf | https://example.org/report.pdf',
      '/news | /about',
    );
    for (const headers of [{}, unrendered(server)])
      for (const path of ['/who-we-are', '/Who-We-Are/', '/about.html'])
        expect([path, await open(path, headers)]).toMatchObject([
          path,
          { status: 301, to: '/about' },
        ]);
    expect(await open('/wp-content/report.pdf')).toMatchObject({
      status: 301,
      to: 'https://example.org/report.pdf',
    });
    expect((await open('/news')).status).toBe(200);
    expect((await open('/who-we-were')).status).toBe(404);
    await save(
      '/caf\u00e9 | /contact-us',
      '/%C3%9Cber-uns | /about',
      '/mau\u0175a | /ny/\u0175athu?q=\u0175',
      '/100% | /about',
      '/shop/../pump | /news',
      '/ny/madzi | /news',
    );
    for (const [path, to] of [
      ...['/caf%C3%A9', '/CAFE%CC%81/', '/Caf%c3%a9'].map((one) => [one, '/contact-us']),
      ...['/%C3%BCber-uns', '/u%CC%88ber-uns', '/100%25', '/100%'].map((one) => [one, '/about']),
      ['/pump', '/news'],
      ['/ny/madzi', '/ny/news'],
      ['/mau%C5%B5a', '/ny/%C5%B5athu?q=%C5%B5'],
    ])
      expect([path, await open(String(path))]).toMatchObject([path, { status: 301, to }]);
    await save('/who-we-are | /news');
    expect(await open('/who-we-are')).toMatchObject({ status: 301, to: '/news' });
  });

  test('a full URL of the site redirects, and never in a loop', async () => {
    const own = server.url.replace('http:', 'https:');
    await save(`/a | ${own}/A/`, `/b | ${own}/c`, `/c | ${own}/b`, `/d | ${own}/e`, '/e | /about');
    for (const path of ['/a', '/b', '/c'])
      expect([path, (await open(path)).status]).toEqual([path, 404]);
    expect(await open('/d')).toMatchObject({ status: 301, to: '/about' });
  });

  test('an invalid redirect is rejected with a message', async () => {
    const path =
      'Old Path must begin with a slash and contain no spaces, ? or #, such as /about.html.';
    const address =
      'New Address must be a path of this website, such as /about, or begin with https://.';
    for (const [entries, message] of [
      ['about | /news', `Redirect 1: ${path}`],
      ['/?p=1 | /news', `Redirect 1: ${path}`],
      ['/ | /news', 'Redirect 1: Old Path cannot be the home page.'],
      ['/Admin/login | /news', 'Redirect 1: Old Path belongs to the website itself.'],
      ['/a | javascript:alert(1)', `Redirect 1: ${address}`],
      ['/a | //evil.example', `Redirect 1: ${address}`],
      ['/a | /A/', 'Redirect 1: New Address is the old path.'],
      ['/a | /b\n/A/ | /c', 'Redirect 2: Old Path is there twice.'],
      ['/caf\u00e9 | /b\n/CAF%C3%89 | /c', 'Redirect 2: Old Path is there twice.'],
      ['/%61dmin | /news', 'Redirect 1: Old Path belongs to the website itself.'],
      ['/a/../admin | /news', 'Redirect 1: Old Path belongs to the website itself.'],
      ['/ny | /news', 'Redirect 1: Old Path cannot be the home page.'],
      ['/a | /ny/a', 'Redirect 1: New Address is the old path.'],
      ['/a | /b | /c', `Redirect 1: ${address}`],
      ['/a | /a?from=b', 'Redirect 1: New Address is the old path.'],
      [
        '/x | /y\n/a | /b\n/b | /A/',
        'Redirect 2: New Address leads back to an old path: /a, /b, /a.',
      ],
      [
        '/a | /b\n/b | /c#top\n/c | /b',
        'Redirect 1: New Address leads back to an old path: /a, /b, /c, /b.',
      ],
      [
        '/a | /b\n/b | /c\n/c | https://example.org',
        'Redirect 1: New Address is an old path, too. Please write https://example.org.',
      ],
      ['/a', 'Redirect 1: New Address is required.'],
    ] as const)
      expect(await save(entries)).toMatchObject({
        status: 400,
        body: { errors: { redirects: message } },
      });
  });
});
