import { parseRssFeed } from 'feedsmith';
import { callsTo, type Call } from './calls';
import { startRealServer, type RealServer } from './realServer';

let server: RealServer;
let call: Call;
beforeAll(async () => {
  server = await startRealServer();
  call = callsTo(server);
});
afterEach(() => server.reset());
afterAll(() => server.close());

const at = async (path: string) => {
  const answer = await fetch(server.url + path);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

const add = async (path: string, draft: object) => (await call('POST', `/content/${path}`, { body: draft })).body;
const textsOf = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}[^>]*>([^<]*)</${name}>`, 'g'))].map(([, text]) => text);

describe('the sitemap', () => {
  test('lists the fixed pages, and every item with its last change', async () => {
    const update = await add('updates', { title: 'A well', date: '2026-11-01', description: '' });
    await add('case-studies', { title: 'Ruth', category: 'Health Initiatives', content: '' });
    await call('PUT', '/content/logo', { body: { url: '/uploads/a-1x1.png', altText: 'Logo' } });
    const { status, headers, text } = await at('/sitemap.xml');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(headers.get('cache-control')).toBe('public, max-age=300');
    const paths = textsOf(text, 'loc').map((address) => address?.slice(server.url.length));
    expect(paths).toHaveLength((16 + 2) * 2);
    expect(paths).toEqual(
      expect.arrayContaining([
        '/',
        '/news',
        '/donate',
        '/privacy',
        '/safeguarding',
        '/documents',
        '/updates/2026-a-well',
        '/case-studies/ruth',
        '/ny',
        '/ny/case-studies/ruth',
      ]),
    );
    expect(text).toContain(`/updates/2026-a-well</loc><lastmod>${update.updatedAt}</lastmod>`);
    expect(text).not.toContain('/admin');
    for (const path of paths) expect((await fetch(`${server.url}${path}`)).status).toBe(200);
  });

  test('is not sent again while it is the same', async () => {
    const tag = (await at('/sitemap.xml')).headers.get('etag') ?? '';
    expect((await fetch(`${server.url}/sitemap.xml`, { headers: { 'if-none-match': tag } })).status).toBe(304);
  });
});

test('robots may visit all but the administrator and the calls, and learn where the sitemap is', async () => {
  const { status, headers, text } = await at('/robots.txt');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const lines = text.split('\n');
  expect(lines).toEqual(expect.arrayContaining(['User-agent: *', 'Allow: /', 'Disallow: /admin', 'Disallow: /api']));
  // A search engine that renders pages reads their content as any visitor's browser does.
  expect(lines).toContain('Allow: /api/content/');
  expect((await at('/api/content/updates')).headers.get('x-robots-tag')).toBe('noindex');
  expect(lines).toContain(`Sitemap: ${server.url}/sitemap.xml`);
});

describe('the feed', () => {
  test('holds the latest twenty updates, the newest first', async () => {
    let newest: unknown;
    for (let day = 10; day < 32; day += 1)
      newest = (
        await add('updates', {
          title: `Day ${day} & on`,
          date: `2026-10-${day}`,
          description: '<p>So <b>it</b> was.</p>',
        })
      )._id;
    const { status, headers, text } = await at('/feed.xml');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    expect(headers.get('cache-control')).toBe('public, max-age=300');
    const feed = parseRssFeed(text);
    expect(feed).toMatchObject({ title: 'Lamp of Mercy Trust', link: `${server.url}/news`, language: 'en' });
    expect(feed.atom?.links).toEqual([{ href: `${server.url}/feed.xml`, rel: 'self', type: 'application/rss+xml' }]);
    expect(feed.items).toHaveLength(20);
    const [first, second] = feed.items ?? [];
    expect(first).toEqual({
      title: 'Day 31 & on',
      link: `${server.url}/updates/2026-day-31-and-on`,
      guid: { value: `urn:uuid:${newest}`, isPermaLink: false },
      // Midnight in Blantyre.
      pubDate: 'Fri, 30 Oct 2026 22:00:00 GMT',
      description: 'So it was.',
    });
    expect(second?.title).toBe('Day 30 & on');
    expect((await fetch(String(first?.link))).status).toBe(200);
  });

  test('of a site without updates is empty', async () => {
    const { status, text } = await at('/feed.xml');
    expect(status).toBe(200);
    expect(parseRssFeed(text)).toMatchObject({ title: 'Lamp of Mercy Trust' });
    expect(parseRssFeed(text).items ?? []).toEqual([]);
  });
});
