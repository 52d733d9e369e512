import { CONTENT_TYPES, PUBLISHED } from './contentTypes';
import { publicPages, publicReads } from './publicAddresses';
import type { RealServer } from './realServer';
import type { Site } from './site';

export const TYPES = CONTENT_TYPES.filter(({ path }) => PUBLISHED.includes(path));
export const DRAFT = { status: 'draft' };
export const inFuture = (ms = 24 * 60 * 60 * 1000) => new Date(Date.now() + ms).toISOString();
/** The publication of an item that has ended. */
const ended = () => ({ status: 'published', visibleUntil: inFuture(-60_000) });
export const tomorrow = () => ({ status: 'published', publishAt: inFuture() });

export const draftAt = (path: string) => {
  const type = TYPES.find((one) => one.path === path);
  // Upcoming events are listed, too. Not recurring, because the day of the last occurrence would
  // come.
  const soon = { date: inFuture(60 * 60_000), ends: '', repeats: '', repeatsUntil: '' };
  return { ...type?.draft, ...(path === 'events' && soon) };
};

const HIDDEN = 'Unseen';
const hiddenPicture = '/uploads/aaaaaaaaaaaaaaaa-800x600.jpg';

/** Input of a hidden item: a draft or a scheduled item. */
const unseenAt = (path: string) => {
  const draft = draftAt(path);
  const text = ['content', 'summary'].find((name) => name in draft) ?? 'description';
  return {
    ...draft,
    title: `${HIDDEN} of ${path}`,
    [text]: `<p>${HIDDEN} words</p>`,
    ...(path === 'hero-slides' && { order: 0, image: hiddenPicture }),
  };
};

/** Where the pages of items are, by their type. */
export const ITEM_PAGES = new Map([
  ...['updates', 'case-studies', 'use-cases', 'events', 'projects'].map(
    (path) => [path, `/${path}`] as const,
  ),
  ['pages', ''],
]);

/** Some pages and files that show the items once they are public. */
const SHOWING = [
  '/',
  '/news',
  '/case-studies',
  '/use-cases',
  '/events',
  '/projects',
  '/documents',
  '/search?q=unse',

  '/ny',
  '/ny/news',
  '/ny/documents',
  '/ny/search?q=unse',
  '/feed.xml',
  '/events.ics',
  '/api/search?q=unsean',
];

/** Ids of items by content type. */
interface Stored {
  /** A draft, a scheduled item and an ended one of each type. */
  hidden: Map<string, string[]>;
  /** A public item of each type. */
  shown: Map<string, string>;
}

/**
 * Stores a draft, a scheduled, an ended and a public item of each type, with translations and
 * previews.
 */
export const storeHidden = async (
  { call, add: addItem }: Site<RealServer>,
  types: readonly string[] = PUBLISHED,
): Promise<Stored> => {
  const stored: Stored = { hidden: new Map(), shown: new Map() };
  for (const path of types) {
    const add = async (changes: object) =>
      (await addItem(path, { ...draftAt(path), ...changes }))._id;
    const unseen = unseenAt(path);
    const ids: string[] = [];
    for (const publication of [DRAFT, tomorrow(), ended()])
      ids.push(await add({ ...unseen, ...publication }));
    const shown = await add({ title: `Seen of ${path}` });
    stored.hidden.set(path, ids);
    stored.shown.set(path, shown);
    for (const id of ids) {
      const body = { title: `${HIDDEN} in Chichewa` };
      expect((await call('PUT', `/content/${path}/${id}/translations/ny`, { body })).status).toBe(
        200,
      );
    }
    // A preview is only visible with its link, for a draft and for a published item.
    const body = { ...unseen, title: `${HIDDEN} preview of ${path}` };
    for (const item of [ids[0], shown])
      expect((await call('POST', `/content/${path}/previews?item=${item}`, { body })).status).toBe(
        201,
      );
  }
  return stored;
};

/** Every public read of the API with each of its queries, and every public page. */
const everyAddress = async (server: RealServer, { hidden, shown }: Stored): Promise<string[]> => {
  const calls = (await publicReads(server)).flatMap(({ path, queries }) => {
    // The comments belong to a hidden update.
    const [, , , list = '', of] = path.split('/');
    const id = of === 'update' ? hidden.get('updates')?.[0] : shown.get(list);
    return queries.map((query) => path.replace('{id}', id ?? 'none') + query);
  });
  return [...calls, ...(await publicPages(server, [...ITEM_PAGES.values()]))];
};

interface Visit {
  visited: readonly string[];
  /** The URLs that show the items once they are public. */
  showing: readonly string[];
  callers: readonly Record<string, string>[];
  /** The queries of the read of one item of a type. */
  queries: (path: string) => string[];
}

/** Some types: with pages, with pages and a calendar, and on the home page. */
export const SOME_TYPES = ['hero-slides', 'updates', 'events'];

const SHOWING_SOME = SHOWING.filter(
  (path) => !/case-studies|use-cases|projects|documents/.test(path),
);

/** Some URLs, as a visitor. */
export const SOME: Visit = {
  visited: SHOWING_SOME,
  showing: SHOWING_SOME,
  callers: [{}],
  queries: () => [''],
};

/** All public URLs with every query, as each kind of caller. */
export const everyVisit = async (server: RealServer, stored: Stored): Promise<Visit> => {
  const reads = await publicReads(server);
  return {
    visited: await everyAddress(server, stored),
    showing: SHOWING,
    // A visitor, a visitor again (from the cache), and a signed-in person without `drafts`.
    callers: [{}, {}, { authorization: `Bearer ${server.token}` }],
    queries: (path) =>
      reads.find((read) => read.path === `/api/content/${path}/{id}`)?.queries ?? [],
  };
};

/**
 * Expects that hidden items are at none of the URLs nor at their own, that they are at the showing
 * ones and their own while public, and hidden again afterwards.
 * @param visit the other URLs, the callers' headers, and the queries of the item's own URL
 */
export const expectHiddenUntilPublic = async (
  { call, open }: Site<RealServer>,
  { hidden, shown }: Stored,
  { visited, showing, callers, queries }: Visit,
): Promise<void> => {
  const items = [...hidden].flatMap(([path, [draft = '', scheduled = '', over = '']]) => [
    { path, id: draft, publication: DRAFT, page: 404, secret: HIDDEN },
    { path, id: scheduled, publication: tomorrow(), page: 404, secret: HIDDEN },
    // The page of an item that has ended shows its title.
    { path, id: over, publication: ended(), page: 410, secret: `${HIDDEN} words` },
  ]);
  /**
   * The URLs of the items themselves, with the status while they are hidden and the text that they
   * hide. A draft has only the one with its id.
   */
  const ownAddresses = async () => {
    const own: { path: string; status: number; secret: string }[] = [];
    for (const { path, id, page, secret } of items) {
      const add = (status: number, paths: string[]) =>
        own.push(...paths.map((one) => ({ path: one, status, secret })));
      const { slug } = (await call('GET', `/content/${path}/${id}?drafts=true`)).body;
      for (const key of slug ? [id, String(slug)] : [id]) {
        const calls = queries(path).map((query) => `/api/content/${path}/${key}${query}`);
        add(404, path === 'events' ? [...calls, `/events/${key}.ics`] : calls);
        const list = ITEM_PAGES.get(path);
        if (list !== undefined) add(page, [`${list}/${key}`, `/ny${list}/${key}`]);
      }
    }
    return own;
  };
  const texts = [
    HIDDEN,
    HIDDEN.toLowerCase(),
    'publishAt',
    'visibleUntil',
    hiddenPicture,
    ...items.map(({ id }) => id),
  ];
  const expectHidden = async (
    own: Awaited<ReturnType<typeof ownAddresses>>,
    by: readonly Record<string, string>[],
  ) => {
    const wrong: string[] = [];
    for (const headers of by) {
      for (const path of visited) {
        const { status, html } = await open(path, headers);
        const leaked = texts.filter((word) => html.includes(word));
        const isAnswer = status === 200 || (status === 404 && /nowhere|closed|\/none/.test(path));
        if (leaked.length > 0 || !isAnswer) wrong.push(`${path}: ${status} ${leaked.join(' ')}`);
      }
      for (const { path, status, secret } of own) {
        const answer = await open(path, headers);
        if (answer.status !== status || answer.html.includes(secret))
          wrong.push(`${path}: ${answer.status}`);
      }
    }
    expect(wrong).toEqual([]);
  };
  const publish = async (publicationOf: (item: (typeof items)[number]) => object) => {
    for (const item of items) {
      const body = { ...unseenAt(item.path), ...publicationOf(item) };
      expect(
        (await call('PUT', `/content/${item.path}/${item.id}?drafts=true`, { body })).status,
      ).toBe(200);
    }
  };

  await expectHidden(await ownAddresses(), callers);
  await publish(() => ({ status: 'published', visibleUntil: '' }));
  const own = await ownAddresses();
  for (const path of [...showing, ...own.map((one) => one.path)])
    expect([path, (await open(path)).html.includes(HIDDEN)]).toEqual([path, true]);
  await publish(({ publication }) => publication);
  await expectHidden(own, [{}]);
  for (const [path, id] of shown) {
    expect((await call('GET', `/content/${path}`)).body.totalItems).toBe(1);
    expect((await open(`/api/content/${path}/${id}`)).html).toContain(`Seen of ${path}`);
  }
  expect((await open('/')).html).toContain('Seen of updates');
  expect((await open('/sitemap.xml')).html).toContain('/events/2026-seen-of-events');
};
