import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { addAdministrator } from '../src/auth/administrators';
import { runCommand } from '../src/cli/commands';
import { byName } from '../src/db/database';
import { openDatabase } from '../src/db/open';
import { makeTestDatabase } from '../src/db/testDatabase';
import { signInAt, TEST_ADMIN } from '../src/testAdministrator';
import { asStranger, callsTo, type Answer, type Call } from './calls';
import { CONTENT_TYPES, PUBLISHED } from './contentTypes';
import { folderWith } from './folders';
import { startServerProcess } from './processes';
import { publicPages, publicReads } from './publicAddresses';
import { startRealServer, type RealServer } from './realServer';

jest.setTimeout(120_000);

const TYPES = CONTENT_TYPES.filter(({ path }) => PUBLISHED.includes(path));
const DRAFT = { status: 'draft' };
const inFuture = (ms = 24 * 60 * 60 * 1000) => new Date(Date.now() + ms).toISOString();
const tomorrow = () => ({ status: 'published', publishAt: inFuture() });

let server: RealServer;
let call: Call;
let stranger: Call;

beforeAll(async () => {
  server = await startRealServer();
  call = callsTo(server);
  stranger = asStranger(call);
});
afterAll(() => server.close());
beforeEach(() => server.reset());

const draftAt = (path: string) => {
  const type = TYPES.find((one) => one.path === path);
  // Upcoming events are read, too. Once, because the day of the last repetition would come.
  const soon = { date: inFuture(60 * 60_000), ends: '', repeats: '', repeatsUntil: '' };
  return { ...type?.draft, ...(path === 'events' && soon) };
};
const idOf = ({ body }: Answer) => String(body._id);
const add = (path: string, changes: object) =>
  call('POST', `/content/${path}`, { body: { ...draftAt(path), ...changes } });
const textAt = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(server.url + path, { headers });
  return { status: answer.status, text: await answer.text() };
};

/** Polls what a visitor gets until it holds. */
const until = async (holds: () => Promise<boolean>): Promise<void> => {
  while (!(await holds()));
};

const HIDDEN = 'Unseen';
const hiddenPicture = '/uploads/aaaaaaaaaaaaaaaa-800x600.jpg';

/** An item that nobody may see yet. */
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

/** The types whose items have pages, at `/<type>/<slug>`. */
const WITH_PAGES = ['updates', 'case-studies', 'use-cases', 'events', 'projects'];

/** Some of the pages and files that show the items once they are public. */
const SHOWING = [
  ...['/', '/news', '/case-studies', '/use-cases', '/events', '/projects', '/documents', '/search?q=unse'],
  ...['/ny', '/ny/news', '/ny/documents', '/ny/search?q=unse', '/feed.xml', '/events.ics', '/api/search?q=unsean'],
];

describe('what is not public', () => {
  /** Ids of drafts and scheduled items, by path of their type. */
  let hidden: Map<string, string[]>;
  let shown: Map<string, string>;

  beforeEach(async () => {
    hidden = new Map();
    shown = new Map();
    for (const path of PUBLISHED) {
      const unseen = unseenAt(path);
      const ids = [idOf(await add(path, { ...unseen, ...DRAFT })), idOf(await add(path, { ...unseen, ...tomorrow() }))];
      hidden.set(path, ids);
      shown.set(path, idOf(await add(path, { title: `Seen of ${path}` })));
      for (const id of ids) {
        const body = { title: `${HIDDEN} in Chichewa` };
        expect((await call('PUT', `/content/${path}/${id}/translations/ny`, { body })).status).toBe(200);
      }
      // What is previewed is seen with its link only, be it of a draft or of a published item.
      const previewed = { ...unseen, title: `${HIDDEN} preview of ${path}` };
      for (const item of [hidden.get(path)?.[0], shown.get(path)])
        expect((await call('POST', `/content/${path}/previews?item=${item}`, { body: previewed })).status).toBe(201);
    }
  });

  test('is in no public call, page or file, neither before it was public nor after', async () => {
    const items = [...hidden].flatMap(([path, [draft = '', scheduled = '']]) => [
      { path, id: draft, publication: DRAFT },
      { path, id: scheduled, publication: tomorrow() },
    ]);
    const reads = await publicReads(server);
    const calls = reads.flatMap(({ path, queries }) => {
      // The comments are those of an update that nobody may see.
      const [, , , list = '', of] = path.split('/');
      const id = of === 'update' ? hidden.get('updates')?.[0] : shown.get(list);
      return queries.map((query) => path.replace('{id}', id ?? 'none') + query);
    });
    const visited = [...calls, ...(await publicPages(server, WITH_PAGES))];
    /** The addresses of the items themselves. A draft has none before it is public, except for its id. */
    const ownAddresses = async () => {
      const [own, ownPages]: [string[], string[]] = [[], []];
      for (const { path, id } of items) {
        const { slug } = (await call('GET', `/content/${path}/${id}?drafts=true`)).body;
        for (const key of slug ? [id, String(slug)] : [id]) {
          const queries = reads.find((read) => read.path === `/api/content/${path}/{id}`)?.queries ?? [];
          own.push(...queries.map((query) => `/api/content/${path}/${key}${query}`));
          if (path === 'events') own.push(`/events/${key}.ics`);
          if (WITH_PAGES.includes(path)) ownPages.push(`/${path}/${key}`, `/ny/${path}/${key}`);
        }
      }
      return { own, ownPages };
    };
    const signedIn = { authorization: `Bearer ${server.token}` };

    type Addresses = Awaited<ReturnType<typeof ownAddresses>>;
    const expectHidden = async ({ own, ownPages }: Addresses, callers: Record<string, string>[]) => {
      const words = [HIDDEN, HIDDEN.toLowerCase(), 'publishAt', hiddenPicture, ...items.map(({ id }) => id)];
      const wrong: string[] = [];
      for (const path of visited)
        for (const headers of callers) {
          const { status, text } = await textAt(path, headers);
          const told = words.filter((word) => text.includes(word));
          const isAnswer = status === 200 || (status === 404 && /nowhere|closed|\/none/.test(path));
          if (told.length > 0 || !isAnswer) wrong.push(`${path}: ${status} ${told.join(' ')}`);
        }
      for (const path of [...own, ...ownPages])
        for (const headers of callers) {
          const { status, text } = await textAt(path, headers);
          if (status !== 404 || text.includes(HIDDEN)) wrong.push(`${path}: ${status}`);
        }
      expect(wrong).toEqual([]);
    };
    const publish = async (publicationOf: (item: (typeof items)[number]) => object) => {
      for (const item of items) {
        const body = { ...unseenAt(item.path), ...publicationOf(item) };
        expect((await call('PUT', `/content/${item.path}/${item.id}?drafts=true`, { body })).status).toBe(200);
      }
    };

    // A visitor, the same from the cache, and a signed-in person who does not ask for drafts.
    await expectHidden(await ownAddresses(), [{}, {}, signedIn]);
    await publish(() => ({ status: 'published' }));
    const addresses = await ownAddresses();
    const showing: string[] = [];
    for (const path of [...visited, ...addresses.own, ...addresses.ownPages])
      if ((await textAt(path)).text.includes(HIDDEN)) showing.push(path);
    expect(showing).toEqual(expect.arrayContaining([...SHOWING, ...addresses.own, ...addresses.ownPages]));
    await publish(({ publication }) => publication);
    await expectHidden(addresses, [{}]);
    for (const [path, id] of shown) {
      expect((await call('GET', `/content/${path}`)).body.totalItems).toBe(1);
      expect((await textAt(`/api/content/${path}/${id}`)).text).toContain(`Seen of ${path}`);
    }
    expect((await textAt('/')).text).toContain('Seen of updates');
    expect((await textAt('/sitemap.xml')).text).toContain('/events/2026-seen-of-events');
  });

  test('is asked for with a token only, and answered with its status', async () => {
    for (const path of PUBLISHED) {
      const [draft = '', scheduled] = hidden.get(path) ?? [];
      for (const query of ['drafts=true', 'drafts=1', 'drafts', 'drafts=true&drafts=false'])
        for (const one of [`/content/${path}?${query}`, `/content/${path}/${draft}?${query}`])
          expect([one, (await stranger('GET', one)).status]).toEqual([one, 401]);
      const items = TYPES.find((type) => type.path === path)?.items ?? '';
      const listed = async (query: string) =>
        ((await call('GET', `/content/${path}?drafts=true${query}`)).body[items] as Record<string, string>[]).map(
          ({ _id, status }) => [_id, status],
        );
      expect(await listed('')).toHaveLength(3);
      expect(await listed('&status=draft&fields=title')).toEqual([[draft, 'draft']]);
      expect(await listed('&status=scheduled')).toEqual([[scheduled, 'published']]);
      expect(await listed('&status=published')).toEqual([[shown.get(path), 'published']]);
      const one = await call('GET', `/content/${path}/${draft}?drafts=true`);
      expect(one.body).toMatchObject({ status: 'draft', publishAt: '' });
      expect(one.headers.get('cache-control')).toBe('no-store');
    }
    expect((await call('GET', '/content/updates?drafts=true&status=hidden')).status).toBe(400);
  });

  test('takes no comment, and is not exported', async () => {
    for (const updateId of hidden.get('updates') ?? []) {
      const body = { updateId, guestName: 'A', guestEmail: 'a@example.org', commentText: 'Hi' };
      expect((await stranger('POST', '/content/comments', { body })).body).toEqual({ message: 'Update not found.' });
    }
    const { upcomingEvents, counts } = (await call('GET', '/dashboard')).body as Record<
      string,
      Record<string, unknown>
    >;
    expect(upcomingEvents).toHaveLength(1);
    expect(counts?.events).toBe(3);
  });
});

describe.each(TYPES)('the publication of $path', ({ path }) => {
  const list = `/content/${path}`;
  const isPublic = async (id: string) => (await stranger('GET', `${list}/${id}`)).status === 200;

  test('a draft can be unfinished, is published, scheduled and taken back, and its history says so', async () => {
    const unfinished = await call('POST', `${list}?drafts=true`, { body: { title: 'Only a title', ...DRAFT } });
    expect(unfinished).toMatchObject({ status: 201, body: { title: 'Only a title', status: 'draft', publishAt: '' } });
    const id = idOf(unfinished);
    const put = async (changes: object) =>
      (await call('PUT', `${list}/${id}?drafts=true`, { body: { ...draftAt(path), ...changes } })).body;
    expect((await call('POST', list, { body: { title: '  ', ...DRAFT } })).body.errors).toHaveProperty('title');
    // A save that says nothing of it leaves a draft a draft, and has to be complete.
    expect((await call('PUT', `${list}/${id}`, { body: { title: 'Only a title' } })).status).toBe(400);
    expect(await put({})).toMatchObject({ status: 'draft' });
    expect(await isPublic(id)).toBe(false);
    const later = inFuture();
    expect(await put({ publishAt: later })).toMatchObject({ status: 'published', publishAt: later });
    expect(await isPublic(id)).toBe(false);
    expect(await put({ status: 'published' })).toMatchObject({ status: 'published', publishAt: '' });
    expect(await isPublic(id)).toBe(true);
    expect(await put({ title: 'Changed' })).toMatchObject({ status: 'published', title: 'Changed' });
    expect(await put(DRAFT)).toMatchObject({ status: 'draft' });
    expect(await isPublic(id)).toBe(false);
    const changes = (await call('GET', `/history?item=${id}`)).body.changes as { _id: string; action: string }[];
    const actions = ['unpublished', 'changed', 'published', 'scheduled', 'changed', 'created'];
    expect(changes.map(({ action }) => action)).toEqual(actions);
    // An earlier version brings back texts, and publishes nothing.
    expect((await call('POST', `/history/${changes[2]?._id}/restore`)).status).toBe(200);
    expect((await call('GET', `${list}/${id}?drafts=true`)).body).toMatchObject({ status: 'draft' });
    await call('DELETE', `${list}/${id}`);
    await call('POST', `/trash/${id}/restore`);
    expect((await call('GET', `${list}/${id}?drafts=true`)).body).toMatchObject({ status: 'draft' });
    expect((await put({ publishAt: 'soon' })).errors).toEqual({
      publishAt: 'Publish At must be a valid date and time.',
    });
  });
});

test('a draft sent without a choice that has a default gets it, and can be published as it was answered', async () => {
  const unfinished = { title: 'Rain', date: '2026-10-01', ...DRAFT };
  for (const sent of [unfinished, { ...unfinished, commenting: '' }]) {
    const { body } = await call('POST', '/content/updates?drafts=true', { body: sent });
    expect(body).toMatchObject({ commenting: 'open', status: 'draft' });
    const published = { ...body, status: 'published' };
    expect((await call('PUT', `/content/updates/${String(body._id)}`, { body: published })).status).toBe(200);
    expect((await stranger('GET', `/content/updates/${String(body._id)}`)).body).toMatchObject({ commenting: 'open' });
  }
});

test('a scheduled item appears on time on pages and in calls that are cached; in the trash it becomes a draft', async () => {
  const title = 'On the minute';
  await add('updates', { title: 'Before' });
  const news = () => textAt('/news');
  const forgotten = idOf(await add('updates', { title: 'In the trash', ...tomorrow(), publishAt: inFuture(1500) }));
  await call('DELETE', `/content/updates/${forgotten}`);
  const publishAt = inFuture(2500);
  await add('updates', { title, date: '2030-01-01', status: 'published', publishAt });
  const first = await fetch(`${server.url}/api/content/updates`);
  const tag = first.headers.get('etag') ?? '';
  const [page, call1] = [(await news()).text, await first.text()];
  // On a slow machine the time may have come already.
  if (Date.now() < Date.parse(publishAt)) expect(page + call1).not.toContain(title);
  await until(async () => (await news()).text.includes(title));
  expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(publishAt));
  const again = await fetch(`${server.url}/api/content/updates`, { headers: { 'if-none-match': tag } });
  expect(await again.text()).toContain(title);
  expect((await textAt('/feed.xml')).text).toContain(title);
  await call('POST', `/trash/${forgotten}/restore`);
  expect((await call('GET', `/content/updates/${forgotten}?drafts=true`)).body).toMatchObject({ status: 'draft' });
});

test('a scheduled item appears in every process, and after a restart; a backup keeps drafts, an export does not', async () => {
  const dataDir = await folderWith({});
  const made = await makeTestDatabase();
  const place = 'url' in made.place ? made.place : { folder: dataDir };
  const environment = { DATA_DIR: dataDir, ...('url' in place && { DATABASE_URL: place.url }) };
  const database = await openDatabase(place);
  await addAdministrator(database, TEST_ADMIN.email, TEST_ADMIN.password);
  await database.destroy();
  const one = await startServerProcess(environment);
  const titles = async (url: string) => {
    const { updates } = (await (await fetch(`${url}/api/content/updates`)).json()) as { updates: { title: string }[] };
    return updates.map(({ title }) => title);
  };
  const token = await signInAt(one.url);
  const store = (body: object) =>
    fetch(`${one.url}/api/content/updates`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ ...draftAt('updates'), ...body }),
    });
  await store({ title: 'A draft', ...DRAFT });
  const other = await startServerProcess(environment);
  await store({ title: 'Soon', publishAt: inFuture(1500) });
  const preview = await fetch(`${one.url}/api/content/updates/previews`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ title: 'A preview' }),
  });
  expect(preview.status).toBe(201);
  await one.end('SIGKILL');
  const restarted = await startServerProcess(environment);
  for (const { url } of [other, restarted]) {
    await until(async () => (await titles(url)).includes('Soon'));
    expect(await titles(url)).toEqual(['Soon']);
  }
  await Promise.all([other.end('SIGTERM'), restarted.end('SIGTERM')]);
  const admin = (...args: string[]) => runCommand(args, environment, Readable.from(['']));
  const [backup, exported] = [join(dataDir, 'site.backup'), join(dataDir, 'site.export')];
  await admin('backup', backup);
  await admin('export', exported);
  const textOf = async (file: string) => gunzipSync(await readFile(file)).toString();
  expect(await textOf(exported)).toContain('Soon');
  expect(await textOf(exported)).not.toContain('A draft');
  for (const file of [exported, backup]) expect(await textOf(file)).not.toContain('A preview');
  await admin('restore', backup);
  const restored = await openDatabase(place);
  const rows = await byName<{ title: string; status: string }>(restored)
    .selectFrom('updates')
    .select(['title', 'status'])
    .orderBy('title')
    .execute();
  expect(rows).toEqual([
    { title: 'A draft', status: 'draft' },
    { title: 'Soon', status: 'published' },
  ]);
  await restored.destroy();
  await made.remove();
  await rm(dataDir, { recursive: true, force: true });
});
