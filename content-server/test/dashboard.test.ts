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
    messages: 13,
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

test('is for the administrator alone', async () => {
  expect((await asStranger(call)('GET', '/dashboard')).status).toBe(401);
});
