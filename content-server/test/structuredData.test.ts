import { callsTo, type Call } from './calls';
import { startRealServer, type RealServer } from './realServer';
import { describedBy, typeOf, valuesAt, type Expanded } from './schemaOrg';

const PICTURE = '/uploads/0123456789abcdef-1600x900.png';
const TRAIL = 'BreadcrumbList';

let server: RealServer;
let call: Call;

beforeAll(async () => {
  server = await startRealServer();
  call = callsTo(server);
});
afterEach(() => server.reset());
afterAll(() => server.close());

const describedAt = async (path: string) => {
  const answer = await fetch(server.url + path);
  expect([path, answer.status]).toEqual([path, 200]);
  return describedBy(await answer.text());
};

const add = async (path: string, draft: object) => {
  const { status } = await call('POST', `/content/${path}`, { body: { image: PICTURE, ...draft } });
  expect([path, status]).toEqual([path, 201]);
};

const EVENT = {
  title: 'Open day',
  date: '2026-11-21T06:30:00.000Z',
  ends: '2026-11-21T08:30:00.000Z',
  location: 'Zomba office',
  description: '<p>Come and see.</p>',
  repeats: 'monthly',
  repeatsUntil: '2027-11-30',
};

const fill = async () => {
  await add('updates', { title: 'A well', date: '2026-11-01', description: '<p>It flows.</p>' });
  await add('events', EVENT);
  await add('projects', { title: 'Wells', initiatedDate: '2026-01-05', description: '' });
  for (const [path, category] of [
    ['case-studies', 'Health Initiatives'],
    ['use-cases', 'Social Impact'],
  ] as const)
    await add(path, { title: 'Ruth & <Grace>', category, content: '' });
  await call('PUT', '/content/logo', { body: { url: PICTURE, altText: 'Logo' } });
  const contact = { phone: '+265 1 000 777', email: 'office@example.org', address: 'Plot 9, Zomba' };
  const press = { pressName: 'Head of Communications', pressEmail: 'press@example.org', pressPhone: '+265 1 000 778' };
  const links = { facebook: 'https://example.org/lamp', instagram: '', linkedin: '', twitter: '' };
  const { status } = await call('PUT', '/content/contact-details', { body: { ...contact, ...press, ...links } });
  expect(status).toBe(200);
};

/** The type of what a page is about, by the start of its path; other pages describe nothing. */
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
  ...['headline', 'image', 'datePublished', 'dateModified', 'description', 'url'],
  ...['author.name', 'author.url', 'publisher.name', 'publisher.url'],
];

/** What search engines require or recommend of each type. */
const REQUIRED: Record<string, readonly string[]> = {
  NGO: [
    ...['name', 'url', 'logo', 'telephone', 'email', 'address', 'sameAs'],
    ...['contactPoint.contactType', 'contactPoint.name', 'contactPoint.email', 'contactPoint.telephone'],
  ],
  NewsArticle: ARTICLE,
  Article: ARTICLE,
  Event: [
    ...['name', 'startDate', 'endDate', 'location.name', 'location.address', 'organizer.name', 'organizer.url'],
    ...['image', 'description', 'url', 'eventStatus', 'eventAttendanceMode', 'eventSchedule.repeatFrequency'],
  ],
  [TRAIL]: ['itemListElement.position', 'itemListElement.name', 'itemListElement.item'],
};

const ADDRESSES = ['url', 'image', 'logo', 'sameAs', 'author.url', 'organizer.url', 'itemListElement.item'];

const missing = (object: Expanded): string[] =>
  (REQUIRED[typeOf(object)] ?? ['a known type']).filter((path) => !valuesAt(object, path).some(Boolean));

test('every public page describes itself in words of schema.org, with what search engines require', async () => {
  await fill();
  const sitemap = await (await fetch(`${server.url}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  const types = new Set<string>();
  for (const path of paths) {
    const objects = await describedAt(path);
    expect([path, objects.map(typeOf)]).toEqual([path, typesAt(path)]);
    for (const object of objects) {
      types.add(typeOf(object));
      expect([path, missing(object)]).toEqual([path, []]);
      for (const address of ADDRESSES.flatMap((name) => valuesAt(object, name)))
        expect([path, new URL(String(address)).protocol]).toEqual([path, expect.stringMatching(/^https?:$/)]);
    }
  }
  expect([...types].sort()).toEqual(Object.keys(REQUIRED).sort());
});

test('an article has its days, and the trail leads from the home page to it', async () => {
  await fill();
  const [article, trail] = await describedAt('/updates/2026-a-well');
  expect(article && valuesAt(article, 'headline')).toEqual(['A well']);
  expect(article && valuesAt(article, 'datePublished')).toEqual(['2026-11-01']);
  const steps = ['position', 'name', 'item'].map((name) => trail && valuesAt(trail, `itemListElement.${name}`));
  expect(steps).toEqual([
    [1, 2, 3],
    ['Home', 'News & Updates', 'A well'],
    ['/', '/news', '/updates/2026-a-well'].map((path) => server.url + path),
  ]);
});

test('an event that repeats has its days, its place and its schedule', async () => {
  await fill();
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
  expect([read('eventSchedule.startTime'), read('eventSchedule.endTime')]).toEqual([['08:30'], ['10:30']]);
});

test('while nothing is stored, the home page has the organisation with its configured phone and email alone', async () => {
  const [organisation] = await describedAt('/');
  const found = Object.keys(organisation ?? {}).map((name) => name.replace('http://schema.org/', ''));
  expect(found.sort()).toEqual(['@id', '@type', 'email', 'name', 'telephone', 'url']);
});
