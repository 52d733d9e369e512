import type { Answer } from '../../../testing/calls';
import { contentTypeAt } from '../../../testing/contentTypes';
import { emptySite } from '../../../testing/site';
import { MESSAGE } from '../../../testing/visitors';

const { server, call, visit } = emptySite();

type Entry = Record<string, unknown> & { _id: string; action: string; title: string; by: string };

const entries = async (query = ''): Promise<Entry[]> =>
  (await call('GET', `/history${query}`)).body.changes as Entry[];
const actions = async (query = '') => (await entries(query)).map(({ action }) => action);
const idOf = ({ body }: Answer) => String(body._id);

describe.each(['updates', 'partners'])('an item of %s', (path) => {
  const { draft } = contentTypeAt(path);
  const list = `/content/${path}`;
  const isOrdered = 'order' in draft;

  test('stores every save with person and time, and each can be restored', async () => {
    const id = idOf(await call('POST', list, { body: draft }));
    const field = 'name' in draft ? 'name' : 'title';
    const before = Date.now();
    await call('PUT', `${list}/${id}`, { body: { ...draft, [field]: 'Second' } });
    await call('PUT', `${list}/${id}`, {
      body: { ...draft, [field]: 'Third', ...(isOrdered && { order: 7 }) },
    });
    const retained = await entries(`?list=${path}&item=${id}`);
    expect(retained.map(({ action, title, by }) => ({ action, title, by }))).toEqual([
      { action: 'changed', title: 'Third', by: 'Administrator' },
      { action: 'changed', title: 'Second', by: 'Administrator' },
      { action: 'created', title: draft[field], by: 'Administrator' },
    ]);
    expect(Date.parse(String(retained[0]?.at))).toBeGreaterThanOrEqual(before);
    const first = retained[2] as Entry;
    expect((await call('GET', `/history/${first._id}`)).body.fields).toEqual(
      expect.objectContaining(draft),
    );
    const restored = await call('POST', `/history/${first._id}/restore`);
    expect(restored.status).toBe(200);
    // Its position belongs to the list.
    const expected = { ...draft, ...(isOrdered && { order: 7 }) };
    expect((await call('GET', `${list}/${id}`)).body).toEqual(expect.objectContaining(expected));
    expect(await actions(`?item=${id}`)).toEqual(['restored', 'changed', 'changed', 'created']);
  });

  test('is in the trash after its deletion, and can be restored', async () => {
    const created = await call('POST', list, { body: draft });
    await call('DELETE', `${list}/${idOf(created)}`);
    const { items } = (await call('GET', '/trash')).body as unknown as { items: Entry[] };
    expect(items).toEqual([
      expect.objectContaining({
        _id: idOf(created),
        list: path,
        title: 'name' in draft ? draft.name : draft.title,
      }),
    ]);
    expect((await call('POST', `/trash/${idOf(created)}/restore`)).body.message).toMatch(
      / restored\.$/,
    );
    expect((await call('GET', `${list}/${idOf(created)}`)).body).toEqual(created.body);
    expect(await actions()).toEqual(['restored', 'deleted', 'created']);
    expect((await call('POST', `/trash/${idOf(created)}/restore`)).status).toBe(404);
  });
});

const partner = { name: 'Lake Bank', logo: '/uploads/a.png', order: 1 };

test('an item that is older than its history has its first state in it', async () => {
  const id = idOf(await call('POST', '/content/partners', { body: partner }));
  await server.database.deleteFrom('changes').execute();
  await call('PUT', `/content/partners/${id}`, { body: { ...partner, name: 'Hill Bank' } });
  const [, stored] = await entries();
  expect(stored).toMatchObject({ action: 'stored', title: 'Lake Bank', by: '' });
  await call('POST', `/history/${String(stored?._id)}/restore`);
  expect((await call('GET', `/content/partners/${id}`)).body.name).toBe('Lake Bank');
});

test('a version does not overwrite a change that happened meanwhile', async () => {
  const created = await call('POST', '/content/partners', { body: partner });
  await call('PUT', `/content/partners/${idOf(created)}`, {
    body: { ...partner, name: 'Hill Bank' },
  });
  const first = (await entries()).at(-1) as Entry;
  const headers = { 'if-match': `"${String(created.body.updatedAt)}"` };
  expect((await call('POST', `/history/${first._id}/restore`, { headers })).status).toBe(412);
  expect((await call('GET', `/content/partners/${idOf(created)}`)).body.name).toBe('Hill Bank');
});

test('a save without a change adds no version; restoring one of a deleted item names the trash', async () => {
  const id = idOf(await call('POST', '/content/partners', { body: partner }));
  await call('PUT', `/content/partners/${id}`, { body: partner });
  expect(await actions()).toEqual(['created']);
  const [created] = await entries();
  await call('DELETE', `/content/partners/${id}`);
  expect(await call('POST', `/history/${String(created?._id)}/restore`)).toMatchObject({
    status: 409,
    body: { message: 'The partner was deleted. Restore it from the trash first.' },
  });
});

test('a move is recorded, and a move at the end of the list is not', async () => {
  await call('POST', '/content/partners', { body: partner });
  const id = idOf(
    await call('POST', '/content/partners', { body: { ...partner, name: 'Hill Bank', order: 2 } }),
  );
  await call('PUT', `/content/partners/${id}/place`, { body: { direction: 'up' } });
  await call('PUT', `/content/partners/${id}/place`, { body: { direction: 'up' } });
  expect(await actions('?action=moved')).toEqual(['moved']);
});

test('messages of visitors are not recorded; changes to them are', async () => {
  const id = idOf(await visit('POST', '/messages', { body: MESSAGE }));
  expect(await actions()).toEqual([]);
  await call('PUT', `/messages/${id}/read`, { body: { read: true } });
  await call('PUT', `/messages/${id}/read`, { body: { read: false } });
  await call('DELETE', `/messages/${id}`);
  expect((await entries()).map(({ action, list, title }) => [action, list, title])).toEqual([
    ['deleted', 'messages', 'Grace'],
    ['unread', 'messages', 'Grace'],
    ['read', 'messages', 'Grace'],
  ]);
});

test('erasing removes the item and its fields and titles in the history', async () => {
  const id = idOf(await visit('POST', '/messages', { body: MESSAGE }));
  await call('PUT', `/messages/${id}/read`, { body: { read: true } });
  await call('DELETE', `/messages/${id}`);
  expect((await call('DELETE', `/trash/${id}`)).body.message).toBe('Erased.');
  expect((await call('GET', '/trash')).body.totalItems).toBe(0);
  expect(
    await server.database
      .selectFrom('changes')
      .select(['action', 'title', 'fields'])
      .orderBy('_id')
      .execute(),
  ).toEqual(['read', 'deleted', 'erased'].map((action) => ({ action, title: '', fields: null })));
  expect((await call('DELETE', `/trash/${id}`)).status).toBe(404);
});

test('emptying the trash leaves items that were deleted after it was loaded', async () => {
  const ids = [];
  for (const name of ['One', 'Two', 'Three'])
    ids.push(idOf(await call('POST', '/content/partners', { body: { ...partner, name } })));
  for (const id of ids) await call('DELETE', `/content/partners/${id}`);
  const { items } = (await call('GET', '/trash')).body as unknown as {
    items: (Entry & { deletedAt: string })[];
  };
  expect(items.map(({ title }) => title)).toEqual(['Three', 'Two', 'One']);
  const before = encodeURIComponent(String(items[0]?.deletedAt));
  expect((await call('DELETE', `/trash?before=${before}`)).body.message).toBe('2 items erased.');
  expect(
    ((await call('GET', '/trash')).body as unknown as { items: Entry[] }).items.map(
      ({ title }) => title,
    ),
  ).toEqual(['Three']);
  expect((await call('DELETE', '/trash')).status).toBe(400);
});

test('the log is paged, and filtered by list, action and person', async () => {
  for (const name of ['One', 'Two', 'Three'])
    await call('POST', '/content/partners', { body: { ...partner, name } });
  await call('PUT', '/content/quote', { body: { text: 'Be kind.', author: 'A friend' } });
  const page = (await call('GET', '/history?limit=2&page=2')).body as unknown as {
    changes: Entry[];
    people: string[];
  };
  expect(page).toMatchObject({
    currentPage: 2,
    totalPages: 2,
    totalItems: 4,
    people: ['Administrator'],
  });
  expect(page.changes.map(({ title }) => title)).toEqual(['Two', 'One']);
  expect(await actions('?list=quote')).toEqual(['created']);
  expect(await actions('?by=Nobody')).toEqual([]);
  expect(await actions('?by=Administrator&action=created')).toHaveLength(4);
  expect((await call('GET', '/history?action=burnt')).status).toBe(400);
});
