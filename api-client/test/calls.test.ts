import type { FetchQueryOptions } from '@tanstack/react-query';
import { api, contentCalls, contentQuery, itemQuery, quoteQuery, singletonCalls } from '@charity-site/api-client';
import {
  caseStudies,
  contactDetails,
  donationDetails,
  events,
  executiveMembers,
  heroSlides,
  logo as logoType,
  partners,
  projects,
  quote as quoteType,
  updates,
  useCases,
} from '@charity-site/api-client/entities';
import { configureSite, getQueryClient } from '@charity-site/api-client/http';
import { clearToken, setToken } from '@charity-site/api-client/session';
import { startRecordingServer } from './recordingServer';

type Call = [call: string, run: () => Promise<unknown>, method: string, url: string, body?: object];

const slide = { link: '', linkText: '', title: 'Clean water', subtitle: '', image: '/uploads/a.png', order: 1 };
const update = {
  title: 'News',
  date: '2026-11-02',
  image: '',
  description: '<p>Good news</p>',
  commenting: 'open' as const,
};
const study = { title: 'A school', category: 'Education Support' as const, image: '', content: '' };
const useCase = { title: 'Solar pumps', category: 'Technology Solutions' as const, image: '', content: '' };
const member = { name: 'Grace', title: 'Chair', image: '/uploads/g.png', order: 0 };
const event = {
  title: 'Open day',
  date: '2026-12-01T08:00:00.000Z',
  location: 'Zomba',
  image: '',
  description: '',
  ends: '2026-12-01T10:00:00.000Z',
  repeats: 'weekly' as const,
  repeatsUntil: '2027-01-31',
};
const project = { title: 'Well', image: '/uploads/w.png', initiatedDate: '2026-01-05', description: '' };
const partner = { name: 'Lake Trust', logo: '/uploads/l.png', order: 2 };
const hero = { pageIdentifier: 'about' as const, title: 'About us', image: '/uploads/h.png' };
const contact = {
  phone: '1',
  email: 'a@example.org',
  address: 'Zomba',
  facebook: '',
  instagram: '',
  linkedin: '',
  twitter: '',
  whatsapp: '',
  pressName: '',
  pressEmail: '',
  pressPhone: '',
};
const bank = { bankName: 'B', accountName: 'A', accountNumber: '1', swiftCode: 'S' };
const quote = { text: 'Be kind', author: 'Someone' };
const logo = { url: '/uploads/l.png', altText: 'Logo' };
const comment = { updateId: 'u1', guestName: 'Tiwonge', guestEmail: 't@example.org', commentText: 'Thank you' };
const message = { name: 'T', email: 't@example.org', subject: 'Hello', message: 'Hi', source: 'contact' as const };
const paged = { page: 2, limit: 10, search: 'hope' };
const filtered = { ...paged, category: 'Social Impact' };

/** Sends a query's call. */
const shown = (query: object) => getQueryClient().fetchQuery(query as FetchQueryOptions);

/** Every call of docs/product.md 7, and the two of docs/product.md 5.12. */
const CALLS: Call[] = [
  // Public reads
  ['slides', () => contentCalls(heroSlides).list(), 'GET', '/content/hero-slides'],
  ['updates', () => contentCalls(updates).list(), 'GET', '/content/updates'],
  ['an update', () => contentCalls(updates).get('u1'), 'GET', '/content/updates/u1?pictures=true'],
  ['comments', () => api.comments.ofUpdate('u1'), 'GET', '/content/comments/update/u1'],
  [
    'cards of updates',
    () => shown(contentQuery('updates', { page: 2 })),
    'GET',
    '/content/updates?page=2&view=card&pictures=true',
  ],
  [
    'cards of updates, by the definition',
    () => shown(contentCalls(updates).query()),
    'GET',
    '/content/updates?view=card&pictures=true',
  ],
  ['cards of partners', () => shown(contentQuery('partners')), 'GET', '/content/partners?view=card&pictures=true'],
  ['the quote', () => singletonCalls(quoteType).get(), 'GET', '/content/quote'],
  ['case studies', () => contentCalls(caseStudies).list(), 'GET', '/content/case-studies'],
  ['a case study', () => contentCalls(caseStudies).get('c1'), 'GET', '/content/case-studies/c1?pictures=true'],
  ['use cases', () => contentCalls(useCases).list(), 'GET', '/content/use-cases'],
  ['a use case', () => contentCalls(useCases).get('c1'), 'GET', '/content/use-cases/c1?pictures=true'],
  ['members', () => contentCalls(executiveMembers).list(), 'GET', '/content/executive-members'],
  ['a page hero', () => api.pageHero.get('case-studies'), 'GET', '/content/page-hero/case-studies?pictures=true'],
  [
    'calendar',
    () => api.calendarEvents(),
    'GET',
    '/content/events?limit=1000&fields=title,date,ends,repeats,repeatsUntil,location,slug',
  ],
  ['upcoming events', () => api.upcomingEvents(), 'GET', '/content/upcoming-events?limit=5'],
  ['an event', () => contentCalls(events).get('e1'), 'GET', '/content/events/e1?pictures=true'],
  ['project titles', () => api.projectTitles(), 'GET', '/content/projects?limit=9999&fields=title,slug'],
  ['projects', () => contentCalls(projects).list(), 'GET', '/content/projects'],
  ['a project', () => contentCalls(projects).get('p1'), 'GET', '/content/projects/p1?pictures=true'],
  ['partners', () => contentCalls(partners).list({ limit: 9999 }), 'GET', '/content/partners?limit=9999'],
  ['contact details', () => singletonCalls(contactDetails).get(), 'GET', '/content/contact-details'],
  ['donation details', () => singletonCalls(donationDetails).get(), 'GET', '/content/donation-details'],
  ['the logo', () => singletonCalls(logoType).get(), 'GET', '/content/logo'],
  [
    'an id with a slash',
    () => contentCalls(updates).get('../quote'),
    'GET',
    '/content/updates/..%2Fquote?pictures=true',
  ],
  // Public writes
  ['a comment', () => api.comments.create(comment), 'POST', '/content/comments', comment],
  ['a message', () => api.messages.send(message), 'POST', '/messages', message],
  // Authentication
  [
    'sign-in',
    () => api.auth.signIn({ email: 'a@example.org', password: 'secret' }),
    'POST',
    '/auth/login',
    { email: 'a@example.org', password: 'secret' },
  ],
  ['verification', () => api.auth.verify(), 'GET', '/auth/verify-token'],
  [
    'a new e-mail',
    () => api.auth.changeEmail({ email: 'b@example.org', password: 'secret' }),
    'PUT',
    '/auth/email',
    { email: 'b@example.org', password: 'secret' },
  ],
  [
    'a new password',
    () => api.auth.changePassword({ currentPassword: 'old', newPassword: 'long enough' }),
    'PUT',
    '/auth/password',
    { currentPassword: 'old', newPassword: 'long enough' },
  ],
  // Administrator calls
  ['the search of everything', () => api.find.everywhere('well'), 'GET', '/find?q=well'],
  ['one message', () => api.messages.get('m1'), 'GET', '/messages/m1'],
  [
    'slides, paged',
    () => contentCalls(heroSlides).list(paged),
    'GET',
    '/content/hero-slides?page=2&limit=10&search=hope',
  ],
  ['a new slide', () => contentCalls(heroSlides).create(slide), 'POST', '/content/hero-slides', slide],
  ['a changed slide', () => contentCalls(heroSlides).update('s1', slide), 'PUT', '/content/hero-slides/s1', slide],
  ['a removed slide', () => contentCalls(heroSlides).remove('s1'), 'DELETE', '/content/hero-slides/s1'],
  [
    'members, paged',
    () => contentCalls(executiveMembers).list(paged),
    'GET',
    '/content/executive-members?page=2&limit=10&search=hope',
  ],
  ['a new member', () => contentCalls(executiveMembers).create(member), 'POST', '/content/executive-members', member],
  [
    'a changed member',
    () => contentCalls(executiveMembers).update('m1', member),
    'PUT',
    '/content/executive-members/m1',
    member,
  ],
  ['a removed member', () => contentCalls(executiveMembers).remove('m1'), 'DELETE', '/content/executive-members/m1'],
  [
    'case studies, filtered',
    () => contentCalls(caseStudies).list({ ...paged, category: 'Emergency Relief' }),
    'GET',
    '/content/case-studies?page=2&limit=10&search=hope&category=Emergency+Relief',
  ],
  ['a new case study', () => contentCalls(caseStudies).create(study), 'POST', '/content/case-studies', study],
  [
    'a changed case study',
    () => contentCalls(caseStudies).update('c1', study),
    'PUT',
    '/content/case-studies/c1',
    study,
  ],
  ['a removed case study', () => contentCalls(caseStudies).remove('c1'), 'DELETE', '/content/case-studies/c1'],
  ['updates, paged', () => contentCalls(updates).list(paged), 'GET', '/content/updates?page=2&limit=10&search=hope'],
  ['a new update', () => contentCalls(updates).create(update), 'POST', '/content/updates', update],
  ['a changed update', () => contentCalls(updates).update('u1', update), 'PUT', '/content/updates/u1', update],
  ['a removed update', () => contentCalls(updates).remove('u1'), 'DELETE', '/content/updates/u1'],
  ['events, paged', () => contentCalls(events).list(paged), 'GET', '/content/events?page=2&limit=10&search=hope'],
  ['a new event', () => contentCalls(events).create(event), 'POST', '/content/events', event],
  ['a changed event', () => contentCalls(events).update('e1', event), 'PUT', '/content/events/e1', event],
  ['a removed event', () => contentCalls(events).remove('e1'), 'DELETE', '/content/events/e1'],
  [
    'use cases, filtered',
    () => contentCalls(useCases).list(filtered),
    'GET',
    '/content/use-cases?page=2&limit=10&search=hope&category=Social+Impact',
  ],
  ['a new use case', () => contentCalls(useCases).create(useCase), 'POST', '/content/use-cases', useCase],
  ['a changed use case', () => contentCalls(useCases).update('c1', useCase), 'PUT', '/content/use-cases/c1', useCase],
  ['a removed use case', () => contentCalls(useCases).remove('c1'), 'DELETE', '/content/use-cases/c1'],
  ['projects, paged', () => contentCalls(projects).list(paged), 'GET', '/content/projects?page=2&limit=10&search=hope'],
  ['a new project', () => contentCalls(projects).create(project), 'POST', '/content/projects', project],
  ['a changed project', () => contentCalls(projects).update('p1', project), 'PUT', '/content/projects/p1', project],
  ['a removed project', () => contentCalls(projects).remove('p1'), 'DELETE', '/content/projects/p1'],
  ['partners, paged', () => contentCalls(partners).list(paged), 'GET', '/content/partners?page=2&limit=10&search=hope'],
  ['a new partner', () => contentCalls(partners).create(partner), 'POST', '/content/partners', partner],
  ['a changed partner', () => contentCalls(partners).update('p1', partner), 'PUT', '/content/partners/p1', partner],
  [
    'a moved slide',
    async () => contentCalls(heroSlides).move?.('s1', 'up'),
    'PUT',
    '/content/hero-slides/s1/place',
    { direction: 'up' },
  ],
  [
    'a moved member',
    async () => contentCalls(executiveMembers).move?.('m1', 'up'),
    'PUT',
    '/content/executive-members/m1/place',
    { direction: 'up' },
  ],
  [
    'a moved partner',
    async () => contentCalls(partners).move?.('p1', 'down'),
    'PUT',
    '/content/partners/p1/place',
    { direction: 'down' },
  ],
  ['a removed partner', () => contentCalls(partners).remove('p1'), 'DELETE', '/content/partners/p1'],
  ['a saved logo', () => singletonCalls(logoType).save(logo), 'PUT', '/content/logo', logo],
  ['a removed logo', () => singletonCalls(logoType).remove(), 'DELETE', '/content/logo'],
  ['a saved page hero', () => api.pageHero.save(hero), 'PUT', '/content/page-hero', hero],
  ['a removed page hero', () => api.pageHero.remove('about'), 'DELETE', '/content/page-hero/about'],
  [
    'saved contact details',
    () => singletonCalls(contactDetails).save(contact),
    'PUT',
    '/content/contact-details',
    contact,
  ],
  ['removed contact details', () => singletonCalls(contactDetails).remove(), 'DELETE', '/content/contact-details'],
  [
    'saved donation details',
    () => singletonCalls(donationDetails).save(bank),
    'PUT',
    '/content/donation-details',
    bank,
  ],
  ['removed donation details', () => singletonCalls(donationDetails).remove(), 'DELETE', '/content/donation-details'],
  ['a saved quote', () => singletonCalls(quoteType).save(quote), 'PUT', '/content/quote', quote],
  ['a removed quote', () => singletonCalls(quoteType).remove(), 'DELETE', '/content/quote'],
  ['the inbox', () => api.messages.list(paged), 'GET', '/messages?page=2&limit=10&search=hope'],
  ['unread messages', () => api.messages.list({ read: false }), 'GET', '/messages?read=false'],
  ['all messages', () => api.messages.list({ search: '', read: undefined }), 'GET', '/messages'],
  ['the dashboard', () => api.dashboard(), 'GET', '/dashboard'],
  ['a read message', () => api.messages.markRead('m1', true), 'PUT', '/messages/m1/read', { read: true }],
  ['a removed message', () => api.messages.remove('m1'), 'DELETE', '/messages/m1'],
  ['a restored message', () => api.messages.restore('m1'), 'POST', '/messages/m1/restore'],
  [
    "an item's words in Chichewa",
    () => api.translations.get({ list: 'updates', item: 'u1', language: 'ny' }),
    'GET',
    '/content/updates/u1/translations/ny',
  ],
  [
    "a singleton's saved words in Chichewa",
    () => api.translations.save({ list: 'quote', item: 'quote', language: 'ny' }, { text: 'Khalani okoma mtima.' }),
    'PUT',
    '/content/quote/translations/ny',
    { text: 'Khalani okoma mtima.' },
  ],
  ['a removed comment', () => api.comments.remove('c1'), 'DELETE', '/content/comments/c1'],
  ['a restored comment', () => api.comments.restore('c1'), 'POST', '/content/comments/c1/restore'],
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

test.each(CALLS)('asks for %s as documented', async (...[name, run, method, url, body]) => {
  await run();
  expect(server.received).toEqual([
    {
      method,
      url: `/api${url}`,
      // Signing in needs no token, and a 401 to it ends no session.
      authorization: name === 'sign-in' ? undefined : 'Bearer the-token',
      contentType: body ? 'application/json' : undefined,
      body,
    },
  ]);
});

describe('of a page in Chichewa', () => {
  beforeAll(() => configureSite({ language: 'ny' }));
  afterAll(() => configureSite({ language: 'en' }));

  test.each<[read: string, run: () => Promise<unknown>, url: string]>([
    ['an item', () => shown(itemQuery('updates', 'u1')), '/content/updates/u1?pictures=true&language=ny'],
    ['a singleton', () => shown(quoteQuery()), '/content/quote?language=ny'],
  ])('asks for the words of %s in Chichewa', async (_read, run, url) => {
    await run();
    expect(server.received).toMatchObject([{ method: 'GET', url: `/api${url}` }]);
  });

  test('asks for no language where nothing is translated', async () => {
    await api.messages.list();
    await api.comments.remove('c1');
    expect(server.received).toMatchObject([{ url: '/api/messages' }, { url: '/api/content/comments/c1' }]);
  });
});

test('sends a picture as multipart, in the field image', async () => {
  server.answerWith(201, { url: '/uploads/a.png', width: 10, height: 20 });
  const parts: number[] = [];
  const file = new File(['pixels'], 'lake.png', { type: 'image/png' });
  const answer = await api.uploadPicture(file, (part) => parts.push(part));

  expect(answer).toEqual({ url: '/uploads/a.png', width: 10, height: 20 });
  const [request] = server.received;
  expect(request).toMatchObject({ method: 'POST', url: '/api/upload/image', authorization: 'Bearer the-token' });
  expect(request?.contentType).toMatch(/^multipart\/form-data; boundary=/);
  expect(request?.body).toMatch(/name="image"; filename="lake.png"\r\nContent-Type: image\/png\r\n\r\npixels\r\n/);
  expect(parts.at(-1)).toBe(1);
});

test('reads the named array of a list as its items', async () => {
  server.answerWith(200, { members: [{ _id: 'm1' }], currentPage: 2, totalPages: 3, totalItems: 21 });
  expect(await contentCalls(executiveMembers).list({ page: 2 })).toEqual({
    items: [{ _id: 'm1' }],
    currentPage: 2,
    totalPages: 3,
    totalItems: 21,
  });
});

test.each([
  ['null', 200, null],
  ['a 404', 404, { message: 'Not set.' }],
])('takes %s as an unset record', async (_answer, status, body) => {
  server.answerWith(status, body);
  expect(await singletonCalls(quoteType).get()).toBeNull();
  expect(await api.pageHero.get('about')).toBeNull();
});

test('rejects when a record cannot be read', async () => {
  server.answerWith(500, { message: 'Out of order.' });
  await expect(singletonCalls(quoteType).get()).rejects.toMatchObject({ response: { status: 500 } });
});

test('takes any 2xx as success', async () => {
  server.answerWith(202, { _id: 'q' });
  expect(await singletonCalls(quoteType).save(quote)).toEqual({ _id: 'q' });
});

test.each([
  ['a page of a proxy', '<html>Please log in to the Wi-Fi</html>'],
  ['an answer that was cut off', '{"_id": "q", "tex'],
])('takes %s for no success', async (_what, body) => {
  server.answerWithText(200, body);
  await expect(singletonCalls(quoteType).save(quote)).rejects.toMatchObject({ response: { status: 200 } });
  await expect(contentCalls(partners).list()).rejects.toMatchObject({ response: { status: 200 } });
});
