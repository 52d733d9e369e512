import { PUBLIC_PAGES } from '@charity-site/api-client/entities';
import { parseRssFeed } from 'feedsmith';
import { Parser } from 'htmlparser2';
import { startRealServer } from '../../../testing/realServer';
import { describedBy, typeOf, valuesAt, type Expanded } from '../../../testing/schemaOrg';
import { emptySite } from '../../../testing/site';

const PICTURE = '/uploads/0123456789abcdef-1600x900.png';
const TRAIL = 'BreadcrumbList';

const { server, call, open, add } = emptySite(startRealServer);

/** The text that a browser shows of HTML without tags. */
const shownOf = (html = ''): string => {
  let text = '';
  const parser = new Parser({
    ontext: (part) => (text += part),
    onopentag: (name) => (text += `[tag ${name}]`),
  });
  parser.end(html);
  return text;
};

const textsOf = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}[^>]*>([^<]*)</${name}>`, 'g'))].map(([, text]) => text);

test('the sitemap lists the fixed pages and every item with its last change', async () => {
  const update = await add('updates', { title: 'A well', date: '2026-11-01', description: '' });
  await add('case-studies', { title: 'Ruth', category: 'Health Initiatives', content: '' });
  await call('PUT', '/content/logo', { body: { url: '/uploads/a-1x1.png', altText: 'Logo' } });
  const { status, headers, html: text } = await open('/sitemap.xml');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('application/xml; charset=utf-8');
  expect(headers.get('cache-control')).toBe('public, max-age=300');
  const paths = textsOf(text, 'loc').map((address) => address?.slice(server.url.length));
  const pages = [
    ...PUBLIC_PAGES.map(({ path }) => path),
    '/search',
    '/updates/2026-a-well',
    '/case-studies/ruth',
  ];
  const inChichewa = pages.map((path) => (path === '/' ? '/ny' : `/ny${path}`));
  expect([...paths].sort()).toEqual([...pages, ...inChichewa].sort());
  expect(text).toContain(`/updates/2026-a-well</loc><lastmod>${update.updatedAt}</lastmod>`);
  expect(text).not.toContain('/admin');
  for (const path of paths.filter((one) => /\/(updates|case-studies)\//.test(one ?? '')))
    expect((await open(String(path))).status).toBe(200);
  // It is not sent again while it is unchanged.
  expect((await open('/sitemap.xml', { 'if-none-match': headers.get('etag') ?? '' })).status).toBe(
    304,
  );
});

test('robots.txt excludes the admin area and the API, and links to the sitemap', async () => {
  const { status, headers, html: text } = await open('/robots.txt');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const lines = text.split('\n');
  expect(lines).toEqual(
    expect.arrayContaining(['User-agent: *', 'Allow: /', 'Disallow: /admin', 'Disallow: /api']),
  );
  // A search engine that renders pages reads their content as any visitor's browser does.
  expect(lines).toContain('Allow: /api/content/');
  expect((await open('/api/content/updates')).headers.get('x-robots-tag')).toBe('noindex');
  expect(lines).toContain(`Sitemap: ${server.url}/sitemap.xml`);
});

test('angle brackets and ampersands survive in readers that parse the feed as HTML', async () => {
  const title = 'Dial <Send money> & R&amp;D';
  const written = 'choose <Send money>, then wait. Write R&amp;D as it is.';
  const asHtml = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  await add('updates', { title, date: '2026-11-21', description: `<p>${asHtml(written)}</p>` });
  const [item] = parseRssFeed((await open('/feed.xml')).html).items ?? [];
  expect(shownOf(item?.description)).toBe(written);
  expect(shownOf(item?.title)).toBe(title);
});

test('the feed contains the latest twenty updates, newest first, and may be empty', async () => {
  const empty = parseRssFeed((await open('/feed.xml')).html);
  expect(empty).toMatchObject({ title: 'Lamp of Mercy Trust' });
  expect(empty.items ?? []).toEqual([]);
  const TEXT = '<p><b>S</b>o it <em>wa</em>s.</p>';
  let newest: Record<string, unknown> = {};
  for (let day = 10; day < 32; day += 1)
    newest = await add('updates', {
      title: `Day ${day} & on`,
      date: `2026-10-${day}`,
      description: TEXT,
    });
  const { status, headers, html: text } = await open('/feed.xml');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  expect(headers.get('cache-control')).toBe('public, max-age=300');
  const feed = parseRssFeed(text);
  expect(feed).toMatchObject({
    title: 'Lamp of Mercy Trust',
    link: `${server.url}/news`,
    language: 'en',
  });
  expect(feed.atom?.links).toEqual([
    { href: `${server.url}/feed.xml`, rel: 'self', type: 'application/rss+xml' },
  ]);
  expect(feed.items).toHaveLength(20);
  const [first, second] = feed.items ?? [];
  expect(first).toEqual({
    title: 'Day 31 & on',
    link: `${server.url}/updates/2026-day-31-and-on`,
    guid: { value: `urn:uuid:${newest._id}`, isPermaLink: false },
    // Midnight in Blantyre.
    pubDate: 'Sat, 31 Oct 2026 00:00:00 +0200',
    description: 'So it was.',
  });
  expect(second?.title).toBe('Day 30 & on');
  expect((await fetch(String(first?.link))).status).toBe(200);
});

describe('descriptions in words of schema.org', () => {
  const describedAt = async (path: string) => {
    const { status, html } = await open(path);
    expect([path, status]).toEqual([path, 200]);
    return describedBy(html);
  };

  const EVENT = {
    image: PICTURE,
    title: 'Open day',
    date: '2026-11-21T06:30:00.000Z',
    ends: '2026-11-21T08:30:00.000Z',
    location: 'Zomba office',
    description: '<p>Come and see.</p>',
    repeats: 'monthly',
    repeatsUntil: '2027-11-30',
  };

  const fill = async () => {
    await add('updates', {
      image: PICTURE,
      title: 'A well',
      date: '2026-11-01',
      description: '<p>It flows.</p>',
    });
    await add('events', EVENT);
    await add('projects', {
      image: PICTURE,
      title: 'Wells',
      initiatedDate: '2026-01-05',
      description: '',
    });
    for (const [path, category] of [
      ['case-studies', 'Health Initiatives'],
      ['use-cases', 'Social Impact'],
    ] as const)
      await add(path, { image: PICTURE, title: 'Ruth & <Grace>', category, content: '' });
    await call('PUT', '/content/logo', { body: { url: PICTURE, altText: 'Logo' } });
    const contact = {
      phone: '+265 1 000 777',
      email: 'office@example.org',
      address: 'Plot 9, Zomba',
    };
    const press = {
      pressName: 'Head of Communications',
      pressEmail: 'press@example.org',
      pressPhone: '+265 1 000 778',
    };
    const links = {
      facebook: 'https://example.org/lamp',
      instagram: '',
      linkedin: '',
      twitter: '',
    };
    const { status } = await call('PUT', '/content/contact-details', {
      body: { ...contact, ...press, ...links },
    });
    expect(status).toBe(200);
  };

  /** The type of a page's subject, by the start of its path; other pages have none. */
  const ABOUT = {
    '/updates/': 'NewsArticle',
    '/events/': 'Event',
    '/projects/': 'Article',
    '/case-studies/': 'Article',
    '/use-cases/': 'Article',
  };

  const typesAt = (path: string): string[] => {
    const inEnglish = path.replace(/^\/ny(?=\/|$)/, '');
    if (inEnglish === '' || inEnglish === '/') return ['NGO'];
    const [, type] = Object.entries(ABOUT).find(([start]) => inEnglish.startsWith(start)) ?? [];
    return type === undefined ? [] : [type, TRAIL];
  };

  const ARTICLE = [
    'headline',
    'image',
    'datePublished',
    'dateModified',
    'description',
    'url',
    'author.name',
    'author.url',
    'publisher.name',
    'publisher.url',
  ];

  /** Properties that search engines require or recommend of each type. */
  const REQUIRED: Record<string, readonly string[]> = {
    NGO: [
      'name',
      'url',
      'logo',
      'telephone',
      'email',
      'address',
      'sameAs',

      'contactPoint.contactType',
      'contactPoint.name',
      'contactPoint.email',
      'contactPoint.telephone',
    ],
    NewsArticle: ARTICLE,
    Article: ARTICLE,
    Event: [
      'name',
      'startDate',
      'endDate',
      'location.name',
      'location.address',
      'organizer.name',
      'organizer.url',

      'image',
      'description',
      'url',
      'eventStatus',
      'eventAttendanceMode',
      'eventSchedule.repeatFrequency',
    ],
    [TRAIL]: ['itemListElement.position', 'itemListElement.name', 'itemListElement.item'],
  };

  const ADDRESSES = [
    'url',
    'image',
    'logo',
    'sameAs',
    'author.url',
    'organizer.url',
    'itemListElement.item',
  ];

  const missing = (object: Expanded): string[] =>
    (REQUIRED[typeOf(object)] ?? ['a known type']).filter(
      (path) => !valuesAt(object, path).some(Boolean),
    );

  test('every public page has schema.org data with the properties that search engines require', async () => {
    await fill();
    const { html: sitemap } = await open('/sitemap.xml');
    const paths = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)]
      .map(([, address = '']) => new URL(address).pathname)
      .filter((path) => !/^\/ny\/(?!updates)/.test(path));
    const types = new Set<string>();
    for (const path of paths) {
      const objects = await describedAt(path);
      expect([path, objects.map(typeOf)]).toEqual([path, typesAt(path)]);
      for (const object of objects) {
        types.add(typeOf(object));
        expect([path, missing(object)]).toEqual([path, []]);
        for (const address of ADDRESSES.flatMap((name) => valuesAt(object, name)))
          expect([path, new URL(String(address)).protocol]).toEqual([
            path,
            expect.stringMatching(/^https?:$/),
          ]);
      }
    }
    expect([...types].sort()).toEqual(Object.keys(REQUIRED).sort());
  });

  test('an article has dates and breadcrumbs, a recurring event its dates, place and schedule', async () => {
    await fill();
    const [article, trail] = await describedAt('/updates/2026-a-well');
    expect(article && valuesAt(article, 'headline')).toEqual(['A well']);
    expect(article && valuesAt(article, 'datePublished')).toEqual(['2026-11-01']);
    const steps = ['position', 'name', 'item'].map(
      (name) => trail && valuesAt(trail, `itemListElement.${name}`),
    );
    expect(steps).toEqual([
      [1, 2, 3],
      ['Home', 'News & Updates', 'A well'],
      ['/', '/news', '/updates/2026-a-well'].map((path) => server.url + path),
    ]);

    const [event] = await describedAt('/events/2026-open-day');
    const read = (path: string) => event && valuesAt(event, path);
    expect(read('startDate')).toEqual([EVENT.date]);
    expect(read('endDate')).toEqual([EVENT.ends]);
    expect(read('location.address')).toEqual([EVENT.location]);
    expect(read('organizer.name')).toEqual(['Lamp of Mercy Trust']);
    expect(read('eventSchedule.repeatFrequency')).toEqual(['P1M']);
    expect(read('eventSchedule.byDay')).toEqual(['https://schema.org/Saturday']);
    expect(read('eventSchedule.byMonthWeek')).toEqual([3]);
    // Times of the site's zone.
    expect([read('eventSchedule.startTime'), read('eventSchedule.endTime')]).toEqual([
      ['08:30'],
      ['10:30'],
    ]);
  });

  test("while nothing is stored, the home page's organisation has only the configured phone and email", async () => {
    const [organisation] = await describedAt('/');
    const found = Object.keys(organisation ?? {}).map((name) =>
      name.replace('http://schema.org/', ''),
    );
    expect(found.sort()).toEqual(['@id', '@type', 'email', 'name', 'telephone', 'url']);
  });
});
