import type { ContentChecks } from '@charity-site/api-client/entities';
import { startTestServer } from '../../../testing';
import { CONTENT_TYPES } from '../../../testing/contentTypes';
import { siteFor } from '../../../testing/site';

const { server, call, add } = siteFor(() => startTestServer({ demo: true }));

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
  const total = async (address: string): Promise<number> =>
    Number((await call('GET', address)).body.totalItems);
  const stored: Record<string, number> = {
    messages: await total('/messages'),
    gifts: await total('/gifts'),
    // The demo has no events with places.
    bookings: 0,
    pictures: (await total('/pictures')) + (await total('/pictures?kind=document')),
  };
  for (const list of [...CONTENT_TYPES.map(({ path }) => path), 'comments'])
    stored[list] = await total(`/content/${list}`);
  expect(body.counts).toEqual(stored);
  expect(body.unreadMessages).toBe(await total('/messages?read=false'));
  // Only counts of something differ from those of another list. The demo has no own pages and no
  // gifts.
  const { pages, gifts, bookings, ...others } = stored;
  expect([pages, gifts, bookings]).toEqual([0, 0, 0]);
  expect([...Object.values(others), body.unreadMessages]).not.toContain(0);
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

describe('what to check', () => {
  const checks = async () =>
    (await call('GET', '/dashboard/checks')).body as unknown as ContentChecks;

  test('reminds of no demo content on a first start', async () => {
    expect((await checks()).reminders).toEqual({ items: [], totalItems: 0 });
  });

  test('names the links to items that are gone', async () => {
    const project = { initiatedDate: '2026-01-01', image: '/uploads/a.png' };
    const [gone, renamed] = [
      await add('projects', { ...project, title: 'A bridge' }),
      await add('projects', { ...project, title: 'A road' }),
    ].map(({ _id }) => _id);
    const links = ['/projects/a-bridge', `/ny/projects/${gone}?a#b`, '/projects/a-road', '/donate'];
    const item = await add('updates', {
      title: 'Linking',
      date: '2026-01-01',
      description: links.map((href) => `<p><a href="${href}">there</a></p>`).join(''),
    });
    expect((await checks()).deadLinks).toEqual([]);
    await call('PUT', `/content/projects/${renamed}`, {
      body: { ...project, title: 'A wide road' },
    });
    await call('DELETE', `/content/projects/${gone}`);
    const at = { list: 'updates', _id: item._id, title: 'Linking' };
    expect((await checks()).deadLinks).toEqual([
      { ...at, href: '/projects/a-bridge' },
      { ...at, href: `/ny/projects/${gone}` },
    ]);
  });

  test('names the link to an own page that is a draft again', async () => {
    const page = { title: 'Vacancies', showIn: 'none', order: 0 };
    const { _id } = await add('pages', page);
    const description = '<p><a href="/vacancies">there</a> <a href="/about">here</a></p>';
    await add('updates', { title: 'Linking', date: '2026-01-01', description });
    const links = async () => (await checks()).deadLinks.map(({ href }) => href);
    expect(await links()).not.toContain('/vacancies');
    await call('PUT', `/content/pages/${_id}`, { body: { ...page, status: 'draft' } });
    expect(await links()).toContain('/vacancies');
    expect(await links()).not.toContain('/about');
  });

  test('counts drafts', async () => {
    const { events = 0 } = (await checks()).drafts;
    await add('events', {
      title: 'A plan',
      date: '2030-01-01T08:00:00.000Z',
      location: 'Zomba',
      status: 'draft',
    });
    expect((await checks()).drafts.events).toBe(events + 1);
  });

  test('counts pictures without alternative text', async () => {
    const { undescribed: before } = await checks();
    const { pictures } = (await call('GET', '/pictures?limit=1')).body as {
      pictures: { file: string }[];
    };
    const address = `/pictures/${String(pictures[0]?.file)}`;
    const { body: picture } = await call('GET', address);
    expect(picture.alt).not.toBe('');
    await call('PUT', address, { body: { ...picture, alt: '' } });
    expect((await checks()).undescribed).toBe(before + 1);
  });

  test('counts what is not translated', async () => {
    const { untranslated: before } = await checks();
    const { _id } = await add('updates', { title: 'A well', date: '2026-01-01' });
    expect((await checks()).untranslated).toEqual({
      ...before,
      updates: (before.updates ?? 0) + 1,
    });
    await call('PUT', `/content/updates/${_id}/translations/ny`, { body: { title: 'Chitsime' } });
    expect((await checks()).untranslated).toEqual(before);
  });
});
