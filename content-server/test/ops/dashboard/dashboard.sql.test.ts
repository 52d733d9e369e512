import { startTestServer } from '../../../testing';
import { siteFor } from '../../../testing/site';

const { server, call } = siteFor(() => startTestServer({ demo: true }));

test('a first start shows demo content to visitors, with its pictures and documents', async () => {
  const read = async (path: string) => (await fetch(`${server.url}/api/content/${path}`)).json();
  expect(await read('upcoming-events?limit=5')).toHaveLength(5);
  expect(await read('page-hero/mission')).toMatchObject({ title: 'Our Mission' });
  expect(await read('page-hero/mission?pictures=true')).toMatchObject({
    imageAlt: 'An open Bible, a lit lantern and a cup on a patterned tablecloth',
  });
  const { documents } = (await read('documents?pictures=true')) as {
    documents: { file: string; fileBytes: number }[];
  };
  const [report] = documents;
  const file = await fetch(server.url + String(report?.file));
  expect(file.headers.get('content-disposition')).toContain('filename="annual-report-2025.pdf"');
  expect((await file.arrayBuffer()).byteLength).toBe(report?.fileBytes);
  expect(report?.fileBytes).toBeLessThan(100_000);
  const { url } = (await read('logo')) as { url: string };
  const logo = await fetch(server.url + url);
  expect(logo.headers.get('content-type')).toBe('image/webp');
  expect((await logo.arrayBuffer()).byteLength).toBeGreaterThan(1000);
});

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
  const samples = [
    'donation-details',
    'contact-details',
    'organisation',
    'figures',
    'safeguarding',
    'updates',
    'partners',
  ];
  expect(body.samples).toEqual(expect.arrayContaining(samples));
  const { body: news } = await call('GET', '/content/updates?limit=1&fields=title,date');
  expect(body.newestUpdate).toEqual((news.updates as unknown as object[])[0]);
  // A draft is no news yet.
  await call('POST', '/content/updates?drafts=true', {
    body: { title: 'A plan', date: '2030-01-01', status: 'draft' },
  });
  expect((await call('GET', '/dashboard')).body.newestUpdate).toEqual(body.newestUpdate);
  const bank = { bankName: 'Our Bank', accountName: 'Trust', accountNumber: '0000 0000 0000', swiftCode: 'OURSMWMW' };
  await call('PUT', '/content/donation-details', { body: bank });
  expect((await call('GET', '/dashboard')).body.samples).toContain('donation-details');
  await call('PUT', '/content/donation-details', { body: { ...bank, accountNumber: '123' } });
  await call('PUT', '/content/figures', { body: { figures: '' } });
  const { samples: left } = (await call('GET', '/dashboard')).body;
  for (const own of ['donation-details', 'figures']) expect(left).not.toContain(own);
});
