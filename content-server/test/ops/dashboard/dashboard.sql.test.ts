import type { ContentChecks } from '@charity-site/api-client/entities';
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
    pictures: 98,
  });
  expect(body.unreadMessages).toBe(5);
});

test('holds the five next events, the soonest first, with what is shown of them', async () => {
  const { body } = await call('GET', '/dashboard');
  const upcoming = body.upcomingEvents as Record<string, string>[];
  const { body: next } = await call('GET', '/content/upcoming-events');
  expect(upcoming.map(({ _id }) => _id)).toEqual(
    (next as unknown as { _id: string }[]).map(({ _id }) => _id),
  );
  for (const event of upcoming) {
    expect(Object.keys(event).sort()).toEqual(['_id', 'date', 'excerpt', 'location', 'title']);
    expect(event.excerpt).toMatch(/^\w.{50,}/);
  }
});

test('names what is set, what is still demo content, and the newest update', async () => {
  const { body } = await call('GET', '/dashboard');
  expect(body.set).not.toContain('colours');
  expect(body.set).toContain('organisation');
  const samples =
    'donation-details contact-details organisation figures safeguarding updates partners'.split(
      ' ',
    );
  expect(body.samples).toEqual(expect.arrayContaining(samples));
  const { body: news } = await call('GET', '/content/updates?limit=1&fields=title,date');
  expect(body.newestUpdate).toEqual((news.updates as unknown as object[])[0]);
  // A draft is no news yet.
  await call('POST', '/content/updates?drafts=true', {
    body: { title: 'A plan', date: '2030-01-01', status: 'draft' },
  });
  expect((await call('GET', '/dashboard')).body.newestUpdate).toEqual(body.newestUpdate);
  const bank = {
    bankName: 'Our Bank',
    accountName: 'Trust',
    accountNumber: '0000 0000 0000',
    swiftCode: 'OURSMWMW',
  };
  await call('PUT', '/content/donation-details', { body: bank });
  expect((await call('GET', '/dashboard')).body.samples).toContain('donation-details');
  await call('PUT', '/content/donation-details', { body: { ...bank, accountNumber: '123' } });
  await call('PUT', '/content/figures', { body: { figures: '' } });
  const { samples: left } = (await call('GET', '/dashboard')).body;
  for (const own of ['donation-details', 'figures']) expect(left).not.toContain(own);
});

test('names what to check: drafts, what is not translated, pictures without a text, and links to what is gone', async () => {
  const checks = async () =>
    (await call('GET', '/dashboard/checks')).body as unknown as ContentChecks;
  const before = await checks();
  const project = { initiatedDate: '2026-01-01', image: '/uploads/a.png' };
  const added = async (title: string) =>
    String((await call('POST', '/content/projects', { body: { ...project, title } })).body._id);
  const [gone, kept] = [await added('A bridge'), await added('A road')];
  const links = ['/projects/a-bridge', `/ny/projects/${gone}?a#b`, '/projects/a-road', '/donate'];
  const { body: item } = await call('POST', '/content/updates', {
    body: {
      title: 'Linking',
      date: '2026-01-01',
      description: links.map((href) => `<p><a href="${href}">there</a></p>`).join(''),
    },
  });
  expect((await checks()).deadLinks).toEqual([]);
  await call('PUT', `/content/projects/${kept}`, { body: { ...project, title: 'A wide road' } });
  await call('DELETE', `/content/projects/${gone}`);
  await call('POST', '/content/events', {
    body: { title: 'A plan', date: '2030-01-01T08:00:00.000Z', location: 'Zomba', status: 'draft' },
  });
  const found = await checks();
  const at = { list: 'updates', _id: item._id, title: 'Linking' };
  expect(found.deadLinks).toEqual(
    links.slice(0, 2).map((href) => ({ ...at, href: href.replace(/[?#].*/, '') })),
  );
  expect(found.drafts.events).toBe((before.drafts.events ?? 0) + 1);
  expect(found.untranslated.updates).toBe((before.untranslated.updates ?? 0) + 1);
  await call('PUT', `/content/updates/${String(item._id)}/translations/ny`, {
    body: { title: 'Maulalo' },
  });
  expect((await checks()).untranslated).toEqual({
    ...before.untranslated,
    projects: (before.untranslated.projects ?? 0) + 1,
  });
});
