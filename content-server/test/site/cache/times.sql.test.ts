import { realFrontEnd } from '../../../testing/realFrontEnd';
import { setClock } from '../../../testing/setClock';
import { ONE, OTHER, twoProcesses } from '../../../testing/twoProcesses';

let places: Awaited<ReturnType<typeof realFrontEnd>>;
beforeAll(async () => {
  places = await realFrontEnd();
});
const { appAt, write, addUpdate } = twoProcesses(() => places);

afterEach(() => jest.useRealTimers());

/** The addresses among some that show a text, in each process, each of them requested twice. */
const shownAt = async (paths: readonly string[], text: string) => {
  const found = new Set<string>();
  for (const index of [ONE, OTHER, ONE, OTHER])
    for (const path of paths) {
      const { body } = await appAt(index).inject({ method: 'GET', url: path });
      if (body.includes(text)) found.add(`${index} ${path}`);
    }
  return [...found].sort();
};
const everywhere = (paths: readonly string[]) =>
  [ONE, OTHER].flatMap((index) => paths.map((path) => `${index} ${path}`)).sort();

test('an item and a notice come and go on time on pages, in feeds and files, without a write', async () => {
  const [from, until] = [60_000, 120_000].map((later) => Date.now() + later) as [number, number];
  const [publishAt, visibleUntil] = [from, until].map((time) => new Date(time).toISOString());
  const times = { status: 'published', publishAt, visibleUntil };
  await addUpdate({ ...times, title: 'Zipatso' });
  await write('POST', '/content/events', {
    ...times,
    title: 'Zipatso',
    date: '2040-05-05T08:00:00.000Z',
    location: 'Zomba',
    description: '<p>Songs.</p>',
  });
  await write('POST', '/content/pages', { ...times, title: 'Zipatso', showIn: 'footer' });
  await write('PUT', '/content/notice', {
    text: 'The office is closed.',
    kind: 'warning',
    from: publishAt,
    until: visibleUntil,
  });
  const shown = [
    '/',
    '/ny',
    '/news',
    '/events?view=list',
    '/feed.xml',
    '/events.ics',
    '/api/content/updates',
    '/api/content/upcoming-events',
    '/api/search?q=zipatso',
    '/search?q=zipatso',
  ];
  const listed = ['/zipatso', '/updates/2026-zipatso'].map((path) => `http://a.example${path}<`);
  const withNotice = ['/', '/ny', '/donate', '/events?view=list'];
  const seen = async () => ({
    shown: await shownAt(shown, 'Zipatso'),
    inSitemap: await Promise.all(listed.map((path) => shownAt(['/sitemap.xml'], path))),
    withNotice: await shownAt(withNotice, 'The office is closed.'),
  });
  const sitemaps = ['0 /sitemap.xml', '1 /sitemap.xml'];
  const nowhere = { shown: [], inSitemap: [[], []], withNotice: [] };
  const all = {
    shown: everywhere(shown),
    inSitemap: [sitemaps, sitemaps],
    withNotice: everywhere(withNotice),
  };
  setClock(from - 1);
  expect(await seen()).toEqual(nowhere);
  setClock(from);
  expect(await seen()).toEqual(all);
  setClock(until - 1);
  expect(await seen()).toEqual(all);
  setClock(until);
  expect(await seen()).toEqual(nowhere);
  for (const path of ['/zipatso', '/updates/2026-zipatso', '/events/2040-zipatso'])
    for (const index of [ONE, OTHER]) {
      const { statusCode, body } = await appAt(index).inject({ method: 'GET', url: path });
      expect([path, statusCode, body.includes('This has ended.')]).toEqual([path, 410, true]);
    }
});
