import type { FetchQueryOptions } from '@tanstack/react-query';
import {
  api,
  commentsQuery,
  contentApi,
  contentQuery,
  homeGroupsQuery,
  itemQuery,
  partnersQuery,
  singletonApi,
  singletonQuery,
  projectCountsQuery,
  projectLinksQuery,
  relatedQuery,
  updatesQuery,
} from '@charity-site/api-client';
import {
  caseStudies,
  executiveMembers,
  heroSlides,
  partners,
  quote as quoteType,
  updates,
} from '@charity-site/api-client/entities';
import { configureSite, getQueryClient } from '@charity-site/api-client/http';
import { clearToken, setToken } from '@charity-site/api-client/session';
import { startRecordingServer } from './recordingServer';

type Call = [call: string, run: () => Promise<unknown>, body?: object];

const slide = {
  link: '',
  linkText: '',
  title: 'Clean water',
  subtitle: '',
  image: '/uploads/a.png',
  order: 1,
};
const hero = { pageIdentifier: 'about' as const, title: 'About us', image: '/uploads/h.png' };
const quote = { text: 'Be kind', author: 'Someone' };
const comment = {
  updateId: 'u1',
  guestName: 'Tiwonge',
  guestEmail: 't@example.org',
  commentText: 'Thank you',
};
const message = {
  name: 'T',
  email: 't@example.org',
  subject: 'Hello',
  message: 'Hi',
  source: 'contact' as const,
};
const credentials = { email: 'a@example.org', password: 'secret' };
const passwords = { currentPassword: 'old', newPassword: 'long enough' };
const words = { text: 'Khalani okoma mtima.' };
const paged = { page: 2, limit: 10, search: 'hope' };

const slides = contentApi(heroSlides);
const quotes = singletonApi(quoteType);

/** Fetches a query. */
const fetchQuery = (query: object) => getQueryClient().fetchQuery(query as FetchQueryOptions);

/** The documented calls; content calls for one content type and one singleton. */
const CALLS: Call[] = [
  // Items
  ['GET /content/hero-slides', () => slides.list()],
  ['GET /content/hero-slides?page=2&limit=10&search=hope', () => slides.list(paged)],
  [
    'GET /content/case-studies?page=2&limit=10&search=hope&category=Emergency+Relief',
    () => contentApi(caseStudies).list({ ...paged, category: 'Emergency Relief' }),
  ],
  ['GET /content/hero-slides/s1?pictures=true', () => slides.get('s1')],
  ['GET /content/updates/..%2Fquote?pictures=true', () => contentApi(updates).get('../quote')],
  ['POST /content/hero-slides', () => slides.create(slide), slide],
  ['PUT /content/hero-slides/s1', () => slides.update('s1', slide), slide],
  ['DELETE /content/hero-slides/s1', () => slides.remove('s1')],
  ['PUT /content/hero-slides/s1/place', async () => slides.move?.('s1', 'up'), { direction: 'up' }],
  // Cards and selected fields
  [
    'GET /content/updates?page=2&view=card&pictures=true',
    () => fetchQuery(contentQuery('updates', { page: 2 })),
  ],
  ['GET /content/updates?view=card&pictures=true', () => fetchQuery(contentApi(updates).query())],
  [
    'GET /content/events?limit=1000&fields=title,date,ends,repeats,repeatsUntil,location,slug',
    () => api.calendarEvents(),
  ],
  ['GET /content/upcoming-events?limit=5', () => api.upcomingEvents()],
  ['GET /content/projects?limit=9999&fields=title,slug&lists=objects', () => api.projectTitles()],
  // Singletons
  ['GET /content/quote', () => quotes.get()],
  ['PUT /content/quote', () => quotes.save(quote), quote],
  ['DELETE /content/quote', () => quotes.remove()],
  ['GET /content/page-hero/case-studies?pictures=true', () => api.pageHero.get('case-studies')],
  ['PUT /content/page-hero', () => api.pageHero.save(hero), hero],
  ['DELETE /content/page-hero/about', () => api.pageHero.remove('about')],
  // Translations
  [
    'GET /content/updates/u1/translations/ny',
    () => api.translations.get({ list: 'updates', item: 'u1', language: 'ny' }),
  ],
  [
    'PUT /content/quote/translations/ny',
    () => api.translations.save({ list: 'quote', item: 'quote', language: 'ny' }, words),
    words,
  ],
  // Comments and messages
  ['GET /content/comments/update/u1', () => api.comments.ofUpdate('u1')],
  ['POST /content/comments', () => api.comments.create(comment), comment],
  ['DELETE /content/comments/c1', () => api.comments.remove('c1')],
  ['POST /content/comments/c1/restore', () => api.comments.restore('c1')],
  ['POST /messages', () => api.messages.send(message), message],
  ['GET /messages/m1', () => api.messages.get('m1')],
  ['GET /messages?page=2&limit=10&search=hope', () => api.messages.list(paged)],
  ['GET /messages?read=false', () => api.messages.list({ read: false })],
  ['GET /messages', () => api.messages.list({ search: '', read: undefined })],
  ['PUT /messages/m1/read', () => api.messages.markRead('m1', true), { read: true }],
  ['DELETE /messages/m1', () => api.messages.remove('m1')],
  ['POST /messages/m1/restore', () => api.messages.restore('m1')],
  // Account, search, dashboard
  ['POST /auth/login', () => api.auth.signIn(credentials), credentials],
  ['GET /auth/verify-token', () => api.auth.verify()],
  ['PUT /auth/email', () => api.auth.changeEmail(credentials), credentials],
  ['PUT /auth/password', () => api.auth.changePassword(passwords), passwords],
  ['GET /find?q=well', () => api.find.everywhere('well')],
  ['GET /dashboard', () => api.dashboard()],
];

let server: Awaited<ReturnType<typeof startRecordingServer>>;

beforeAll(async () => {
  server = await startRecordingServer();
  configureSite({ apiBase: `${server.url}/api` });
});
afterAll(() => server.close());
beforeEach(() => {
  getQueryClient().clear();
  server.received.length = 0;
  server.answerWith(200, {});
  setToken('the-token');
});
afterEach(clearToken);

test.each(CALLS)('sends %s', async (...[call, run, body]) => {
  await run();
  const [method, url] = call.split(' ');
  expect(server.received).toEqual([
    {
      method,
      url: `/api${url}`,
      // Sign-in sends no token, so that its 401 ends no session.
      authorization: url === '/auth/login' ? undefined : 'Bearer the-token',
      contentType: body ? 'application/json' : undefined,
      body,
    },
  ]);
});

describe('on a page in Chichewa', () => {
  beforeAll(() => configureSite({ language: 'ny' }));
  afterAll(() => configureSite({ language: 'en' }));

  test.each<[read: string, run: () => Promise<unknown>, url: string]>([
    [
      'an item',
      () => fetchQuery(itemQuery('updates', 'u1')),
      '/content/updates/u1?pictures=true&language=ny',
    ],
    ['a singleton', () => fetchQuery(singletonQuery('quote')), '/content/quote?language=ny'],
  ])('requests %s in Chichewa', async (_read, run, url) => {
    await run();
    expect(server.received).toMatchObject([{ method: 'GET', url: `/api${url}` }]);
  });

  test('sends no language with calls without translations', async () => {
    await api.messages.list();
    await api.comments.remove('c1');
    expect(server.received).toMatchObject([
      { url: '/api/messages' },
      { url: '/api/content/comments/c1' },
    ]);
  });
});

test('uploads a picture as multipart, in the field image', async () => {
  server.answerWith(201, { url: '/uploads/a.png', width: 10, height: 20 });
  const parts: number[] = [];
  const file = new File(['pixels'], 'lake.png', { type: 'image/png' });
  const uploaded = await api.uploadPicture(file, (part) => parts.push(part));

  expect(uploaded).toEqual({ url: '/uploads/a.png', width: 10, height: 20 });
  const [request] = server.received;
  expect(request).toMatchObject({
    method: 'POST',
    url: '/api/upload/image',
    authorization: 'Bearer the-token',
  });
  expect(request?.contentType).toMatch(/^multipart\/form-data; boundary=/);
  expect(request?.body).toMatch(
    /name="image"; filename="lake.png"\r\nContent-Type: image\/png\r\n\r\npixels\r\n/,
  );
  expect(parts.at(-1)).toBe(1);
});

test('reads the named array of a list as its items', async () => {
  server.answerWith(200, {
    members: [{ _id: 'm1' }],
    currentPage: 2,
    totalPages: 3,
    totalItems: 21,
  });
  expect(await contentApi(executiveMembers).list({ page: 2 })).toEqual({
    items: [{ _id: 'm1' }],
    currentPage: 2,
    totalPages: 3,
    totalItems: 21,
  });
});

test('all cards of a list but the first, which is large, have short excerpts', async () => {
  const excerpt = 'It took eleven strokes. '.repeat(16);
  const update = { title: 'A well', excerpt };
  server.answerWith(200, { updates: [update, update], currentPage: 1 });
  expect(await fetchQuery(updatesQuery())).toMatchObject({
    items: [
      { excerpt },
      { excerpt: `${'It took eleven strokes. '.repeat(9)}It took eleven strokes…` },
    ],
  });
});

test('the home page gets the names of the groups without their texts and stories', async () => {
  const group = { name: 'Widows', short: 'Savings groups.', sign: 'widows' };
  const texts = { text: 'Losing a husband can mean losing land.', story: '/case-studies/bags' };
  server.answerWith(200, { groups: [{ ...group, ...texts }], updatedAt: '2026-11-29' });
  expect(await fetchQuery(homeGroupsQuery())).toEqual({
    groups: [{ ...group, text: '', story: '' }],
    updatedAt: '2026-11-29',
  });
});

test('the page of a case study gets three others, the same category first', async () => {
  const study = (_id: string, category: string) => ({ _id: `${_id}1`, slug: _id, category });
  server.answerWith(200, {
    caseStudies: [
      study('clinic', 'Health'),
      study('pump', 'Water'),
      { ...study('bursaries', 'Education'), imageCaption: 'Drawn.' },
      study('tap', 'Water'),
      study('library', 'Education'),
    ],
    // Also the answer about the case study itself.
    ...study('pump', 'Water'),
  });
  expect(await fetchQuery(relatedQuery('case-studies', 'pump'))).toEqual(
    ['tap Water', 'clinic Health', 'bursaries Education'].map((one) => {
      const [slug, category] = one.split(' ');
      return { _id: slug, slug, category };
    }),
  );
});

test('the menu gets the last eight digits of the ids of projects that have a slug', async () => {
  const _id = '01a15d54-c900-7711-9346-be1528f54fc3';
  server.answerWith(200, { projects: [{ _id, slug: 'wells' }, { _id }] });
  expect(await fetchQuery(projectLinksQuery())).toEqual([
    { _id: '28f54fc3', slug: 'wells' },
    { _id },
  ]);
});

test('the home page gets the counts of the four latest projects that have one, without ids', async () => {
  const project = (title: string, planned: string) => ({
    _id: title,
    title,
    progress: [{ what: 'wells', done: '9', planned }],
  });
  const titles = ['A', 'B', 'C', 'D', 'E'];
  const projects = [project('No count', '8'), ...titles.map((title) => project(title, '12'))];
  server.answerWith(200, { projects });
  expect(await fetchQuery(projectCountsQuery())).toEqual(
    titles
      .slice(0, 4)
      .map((title) => ({ title, progress: { what: 'wells', done: 9, planned: 12 } })),
  );
});

test('the comments of a page have what it shows', async () => {
  const shown = {
    guestName: 'Grace',
    createdAt: '2026-11-28T14:00:00.000Z',
    commentText: 'Zikomo.',
  };
  server.answerWith(200, [{ _id: '01a2', updateId: '01a1', ...shown }]);
  expect(await fetchQuery(commentsQuery('a-well'))).toEqual([shown]);
});

test("a list of visitors has what cards show, with an item's slug or position as its id", async () => {
  const paging = { currentPage: 1, totalPages: 1, totalItems: 1 };
  const stored = { _id: '01a2', createdAt: '2026-11-29T21:06:20.048Z', order: 3 };
  server.answerWith(200, {
    updates: [{ ...stored, slug: 'a-well', title: 'A well', imageCaption: 'Drawn.' }],
    ...paging,
  });
  expect(await fetchQuery(updatesQuery())).toEqual({
    items: [{ _id: 'a-well', slug: 'a-well', title: 'A well' }],
    ...paging,
  });
  server.answerWith(200, { partners: [{ ...stored, name: 'Kuunika' }], ...paging });
  expect(await fetchQuery(partnersQuery())).toMatchObject({
    items: [{ _id: '0', name: 'Kuunika' }],
  });
});

test.each([
  ['null', 200, null],
  ['a 404', 404, { message: 'Not set.' }],
])('returns null for an unset singleton after %s', async (_response, status, body) => {
  server.answerWith(status, body);
  expect(await singletonApi(quoteType).get()).toBeNull();
  expect(await api.pageHero.get('about')).toBeNull();
});

test('rejects when a singleton cannot be read', async () => {
  server.answerWith(500, { message: 'Out of order.' });
  await expect(singletonApi(quoteType).get()).rejects.toMatchObject({
    response: { status: 500 },
  });
});

test('resolves with any 2xx', async () => {
  server.answerWith(202, { _id: 'q' });
  expect(await singletonApi(quoteType).save(quote)).toEqual({ _id: 'q' });
});

test.each([
  ['a page of a proxy', '<html>Please log in to the Wi-Fi</html>'],
  ['a response that was cut off', '{"_id": "q", "tex'],
])('rejects with %s', async (_what, body) => {
  server.answerWithText(200, body);
  await expect(singletonApi(quoteType).save(quote)).rejects.toMatchObject({
    response: { status: 200 },
  });
  await expect(contentApi(partners).list()).rejects.toMatchObject({ response: { status: 200 } });
});
