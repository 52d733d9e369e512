import { startTestServer, type TestServer } from '../src/testing';
import { asStranger, callsTo, type Call } from './calls';

let server: TestServer;
let call: Call;

beforeAll(async () => {
  server = await startTestServer({ demo: true });
  call = callsTo(server);
});
afterAll(() => server.close());

test('counts every list and the unread messages', async () => {
  const { status, body, headers } = await call('GET', '/dashboard');
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(body.counts).toEqual({
    'hero-slides': 4,
    updates: 14,
    comments: 9,
    'case-studies': 12,
    'use-cases': 11,
    events: 12,
    projects: 11,
    'executive-members': 12,
    partners: 11,
    documents: 1,
    messages: 13,
    // With the file of the document.
    pictures: 96,
  });
  expect(body.unreadMessages).toBe(5);
});

test('holds the five next events, the soonest first, with what is shown of them', async () => {
  const { body } = await call('GET', '/dashboard');
  const upcoming = body.upcomingEvents as Record<string, string>[];
  const { body: next } = await call('GET', '/content/upcoming-events');
  expect(upcoming.map(({ _id }) => _id)).toEqual((next as unknown as { _id: string }[]).map(({ _id }) => _id));
  for (const event of upcoming) {
    expect(Object.keys(event).sort()).toEqual(['_id', 'date', 'excerpt', 'location', 'title']);
    expect(event.excerpt).toMatch(/^\w.{50,}/);
  }
});

test('names what is set, what is still demo content, and the newest update', async () => {
  const { body } = await call('GET', '/dashboard');
  expect(body.set).not.toContain('colours');
  expect(body.set).toContain('organisation');
  expect(body.samples).toEqual(
    expect.arrayContaining([
      'donation-details',
      'contact-details',
      'organisation',
      'figures',
      'safeguarding',
      'updates',
      'partners',
    ]),
  );
  const { body: news } = await call('GET', '/content/updates?limit=1&fields=title,date');
  expect(body.newestUpdate).toEqual((news.updates as unknown as object[])[0]);
  const bank = { bankName: 'Our Bank', accountName: 'Trust', accountNumber: '0000 0000 0000', swiftCode: 'OURSMWMW' };
  await call('PUT', '/content/donation-details', { body: bank });
  expect((await call('GET', '/dashboard')).body.samples).toContain('donation-details');
  await call('PUT', '/content/donation-details', { body: { ...bank, accountNumber: '123' } });
  await call('PUT', '/content/figures', { body: { figures: '' } });
  const { samples } = (await call('GET', '/dashboard')).body;
  expect(samples).not.toContain('donation-details');
  expect(samples).not.toContain('figures');
});

test('is for the administrator alone', async () => {
  expect((await asStranger(call)('GET', '/dashboard')).status).toBe(401);
});
