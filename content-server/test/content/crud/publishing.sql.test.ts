import {
  DRAFT,
  draftAt,
  expectHiddenUntilPublic,
  inFuture,
  SOME,
  SOME_TYPES,
  storeHidden,
  tomorrow,
  TYPES,
} from '../../../testing/hiddenItems';
import { startRealServer } from '../../../testing/realServer';
import { emptySite } from '../../../testing/site';
import { commentOn } from '../../../testing/visitors';
import { eventually } from '../../../testing/eventually';

const site = emptySite(startRealServer);
const { server, call, visit, open } = site;

const add = (path: string, changes: object) => site.add(path, { ...draftAt(path), ...changes });

describe('a hidden item', () => {
  let stored: Awaited<ReturnType<typeof storeHidden>>;
  beforeEach(async () => {
    stored = await storeHidden(site, SOME_TYPES);
  });

  test('is not on pages and in files before and after it is public', async () => {
    await expectHiddenUntilPublic(site, stored, SOME);
  });

  test('needs a token, is returned with its status, and accepts no comment', async () => {
    for (const path of SOME_TYPES) {
      const [draft = '', scheduled, over] = stored.hidden.get(path) ?? [];
      for (const query of ['drafts=true', 'drafts=1', 'drafts', 'drafts=true&drafts=false'])
        for (const one of [`/content/${path}?${query}`, `/content/${path}/${draft}?${query}`])
          expect([one, (await visit('GET', one)).status]).toEqual([one, 401]);
      const items = TYPES.find((type) => type.path === path)?.items ?? '';
      const listed = async (query: string) =>
        (
          (await call('GET', `/content/${path}?drafts=true${query}`)).body[items] as Record<
            string,
            string
          >[]
        ).map(({ _id, status }) => [_id, status]);
      expect(await listed('')).toHaveLength(4);
      expect(await listed('&status=draft&fields=title')).toEqual([[draft, 'draft']]);
      expect(await listed('&status=scheduled')).toEqual([[scheduled, 'published']]);
      expect(await listed('&status=ended')).toEqual([[over, 'published']]);
      expect(await listed('&status=published')).toEqual([[stored.shown.get(path), 'published']]);
      const one = await call('GET', `/content/${path}/${draft}?drafts=true`);
      expect(one.body).toMatchObject({ status: 'draft', publishAt: '', visibleUntil: '' });
      expect(one.headers.get('cache-control')).toBe('no-store');
    }
    expect((await call('GET', '/content/updates?drafts=true&status=hidden')).status).toBe(400);
    for (const updateId of stored.hidden.get('updates') ?? []) {
      const body = commentOn(updateId);
      expect((await visit('POST', '/content/comments', { body })).body).toEqual({
        message: 'Update not found.',
      });
    }
    const { body } = await call('GET', '/dashboard');
    expect(body).toMatchObject({ upcomingEvents: [{}], counts: { events: 4 } });
  });
});

describe('the publication of an item', () => {
  const path = 'events';
  const list = `/content/${path}`;
  const isPublic = async (id: string) => (await visit('GET', `${list}/${id}`)).status === 200;

  test('a draft can be incomplete, published, scheduled and unpublished, as its history shows', async () => {
    const unfinished = await site.add(`${path}?drafts=true`, { title: 'Only a title', ...DRAFT });
    expect(unfinished).toMatchObject({ title: 'Only a title', status: 'draft', publishAt: '' });
    const { _id: id } = unfinished;
    const put = async (changes: object) =>
      (await call('PUT', `${list}/${id}?drafts=true`, { body: { ...draftAt(path), ...changes } }))
        .body;
    expect(
      (await call('POST', list, { body: { title: '  ', ...DRAFT } })).body.errors,
    ).toHaveProperty('title');
    // A save without a status keeps a draft, and has to be complete.
    expect((await call('PUT', `${list}/${id}`, { body: { title: 'Only a title' } })).status).toBe(
      400,
    );
    expect(await put({})).toMatchObject({ status: 'draft' });
    expect(await isPublic(id)).toBe(false);
    const later = inFuture();
    expect(await put({ publishAt: later })).toMatchObject({
      status: 'published',
      publishAt: later,
    });
    expect(await isPublic(id)).toBe(false);
    expect(await put({ status: 'published' })).toMatchObject({
      status: 'published',
      publishAt: '',
    });
    expect(await isPublic(id)).toBe(true);
    expect(await put({ title: 'Changed' })).toMatchObject({
      status: 'published',
      title: 'Changed',
    });
    expect(await put(DRAFT)).toMatchObject({ status: 'draft' });
    expect(await isPublic(id)).toBe(false);
    const changes = (await call('GET', `/history?item=${id}`)).body.changes as {
      _id: string;
      action: string;
    }[];
    const actions = ['unpublished', 'changed', 'published', 'scheduled', 'changed', 'created'];
    expect(changes.map(({ action }) => action)).toEqual(actions);
    // An earlier version brings back texts, and publishes nothing.
    expect((await call('POST', `/history/${changes[2]?._id}/restore`)).status).toBe(200);
    expect((await call('GET', `${list}/${id}?drafts=true`)).body).toMatchObject({
      status: 'draft',
    });
    await call('DELETE', `${list}/${id}`);
    await call('POST', `/trash/${id}/restore`);
    expect((await call('GET', `${list}/${id}?drafts=true`)).body).toMatchObject({
      status: 'draft',
    });
    expect((await put({ publishAt: 'soon' })).errors).toEqual({
      publishAt: 'Publish At must be a valid date and time.',
    });
  });

  test('an item that has ended is 404 with its title, is shown again, and its history says so', async () => {
    const { _id: id } = await add(path, { title: 'Choir' });
    const put = async (changes: object) =>
      (
        await call('PUT', `${list}/${id}?drafts=true`, {
          body: { ...draftAt(path), title: 'Choir', ...changes },
        })
      ).body;
    const visibleUntil = inFuture(-60_000);
    expect(await put({ visibleUntil })).toMatchObject({ status: 'published', visibleUntil });
    expect((await visit('GET', `${list}/${id}`)).body).toEqual({
      message: 'Event not found.',
      ended: 'Choir',
    });
    // A save that does not know the end leaves it.
    expect(await put({ location: 'Zomba' })).toMatchObject({ visibleUntil });
    expect(await put({ visibleUntil: '' })).toMatchObject({ visibleUntil: '' });
    expect(await isPublic(id)).toBe(true);
    const { changes } = (await call('GET', `/history?item=${id}`)).body as {
      changes: { action: string }[];
    };
    const actions = ['published', 'changed', 'unpublished', 'created'];
    expect(changes.map(({ action }) => action)).toEqual(actions);
    const publishAt = inFuture();
    expect((await put({ publishAt, visibleUntil: publishAt })).errors).toEqual({
      visibleUntil: 'Visible until must be after the time of publication.',
    });
  });
});

test('a draft without a choice gets the default, and can be published as returned', async () => {
  const unfinished = { title: 'Rain', date: '2026-10-01', ...DRAFT };
  for (const sent of [unfinished, { ...unfinished, commenting: '' }]) {
    const { body } = await call('POST', '/content/updates?drafts=true', { body: sent });
    expect(body).toMatchObject({ commenting: 'open', status: 'draft' });
    const published = { ...body, status: 'published' };
    expect(
      (await call('PUT', `/content/updates/${String(body._id)}`, { body: published })).status,
    ).toBe(200);
    expect((await visit('GET', `/content/updates/${String(body._id)}`)).body).toMatchObject({
      commenting: 'open',
    });
  }
});

test('a scheduled item appears on time in cached pages and calls; in the trash it becomes a draft', async () => {
  const title = 'On the minute';
  await add('updates', { title: 'Before' });
  const news = async () => (await open('/news')).html;
  const forgotten = (
    await add('updates', { title: 'In the trash', ...tomorrow(), publishAt: inFuture(1500) })
  )._id;
  await call('DELETE', `/content/updates/${forgotten}`);
  const publishAt = inFuture(2500);
  await add('updates', { title, date: '2030-01-01', status: 'published', publishAt });
  const first = await fetch(`${server.url}/api/content/updates`);
  const tag = first.headers.get('etag') ?? '';
  const [page, call1] = [await news(), await first.text()];
  // On a slow machine the time may have come already.
  if (Date.now() < Date.parse(publishAt)) expect(page + call1).not.toContain(title);
  await eventually(async () => (await news()).includes(title));
  expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(publishAt));
  const again = await fetch(`${server.url}/api/content/updates`, {
    headers: { 'if-none-match': tag },
  });
  expect(await again.text()).toContain(title);
  expect((await open('/feed.xml')).html).toContain(title);
  await call('POST', `/trash/${forgotten}/restore`);
  expect((await call('GET', `/content/updates/${forgotten}?drafts=true`)).body).toMatchObject({
    status: 'draft',
  });
});
