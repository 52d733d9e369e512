import type { ContentChecks, Reminders } from '@charity-site/api-client/entities';
import { untyped, type ListRow } from '../../../src/db/database';
import { editorOf } from '../../../testing/editors';
import { emptySite } from '../../../testing/site';

const { server, call, visit, add } = emptySite();

let editor: string;
beforeAll(async () => {
  editor = await editorOf(call);
});

const YEAR_DAYS = 365;
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

const reminders = async (token?: string): Promise<Reminders> => {
  const { body } = await call('GET', '/dashboard/checks', token ? { token } : {});
  return (body as unknown as ContentChecks).reminders as Reminders;
};
const listed = async (token?: string) =>
  (await reminders(token)).items.map(({ list, item, title }) => `${list} ${title || item}`);
const stillRight = (list: string, item: string, options = {}) =>
  call('POST', `/content/${list}/${item}/still-right`, options);
const actionsOf = async (item: string) =>
  ((await call('GET', `/history?item=${item}`)).body.changes as { action: string }[]).map(
    ({ action }) => action,
  );

/** Makes a row and its history older. */
const age = async (table: string, item: string, days: number) => {
  const { database } = server;
  await untyped<ListRow>(database)
    .updateTable(table)
    .set({ updatedAt: daysAgo(days) })
    .where('_id', '=', item)
    .execute();
  await database
    .updateTable('changes')
    .set({ at: daysAgo(days) })
    .where('item', '=', item)
    .execute();
};

const page = { title: 'Vacancies', showIn: 'none', order: 0, content: '<p>None.</p>' };
const addOld = async (path: string, draft: object, days = YEAR_DAYS + 1, table = path) => {
  const { _id } = await add(path, draft);
  await age(table, _id, days);
  return _id;
};

test('lists public content that nobody has changed for a year, news last', async () => {
  await addOld('updates', { title: 'A well', date: '2024-01-01' }, 900);
  await addOld('pages', page);
  await addOld('pages', { ...page, title: 'A draft', status: 'draft' });
  await addOld('partners', { name: 'Lake Bank', logo: '/uploads/a.png', order: 0 }, 400);
  await addOld('partners', { name: 'New', logo: '/uploads/a.png', order: 0 }, YEAR_DAYS - 1);
  const colours = { main: '#204060', accent: '#ffcc00', third: '#802020' };
  await call('PUT', '/content/colours', { body: colours });
  await call('PUT', '/content/privacy', { body: { text: '<p>Ours.</p>' } });
  await call('PUT', '/content/page-hero', {
    body: { pageIdentifier: 'mission', title: 'Our Mission', image: '/uploads/a.png' },
  });
  await age('colours', 'colours', 500);
  await age('privacy', 'privacy', 800);
  await age('page_heroes', 'mission', 700);
  expect(await listed()).toEqual([
    'privacy privacy',
    'page-hero Our Mission',
    'partners Lake Bank',
    'pages Vacancies',
    'updates A well',
  ]);
});

test.each([
  ['pages', () => addOld('pages', page)],
  [
    'page-hero',
    async () => {
      const hero = { pageIdentifier: 'mission', title: 'Our Mission', image: '/uploads/a.png' };
      await call('PUT', '/content/page-hero', { body: hero });
      await age('page_heroes', 'mission', 400);
      return 'mission';
    },
  ],
])('an item of %s that is called right is not listed for a year', async (list, addItem) => {
  const item = await addItem();
  const before = await visit('GET', `/content/${list}/${item}`);
  expect(await stillRight(list, item)).toMatchObject({ status: 200 });
  expect(await reminders()).toEqual({ items: [], totalItems: 0 });
  expect(await actionsOf(item)).toEqual(['approved', 'created']);
  const after = await visit('GET', `/content/${list}/${item}`);
  expect([after.body, after.headers.get('etag')]).toEqual([
    before.body,
    before.headers.get('etag'),
  ]);
  await age(list === 'pages' ? 'pages' : 'page_heroes', item, YEAR_DAYS + 1);
  expect(await reminders()).toMatchObject({ items: [{ list, item }], totalItems: 1 });
});

test('a call that says an item is right is no change of it', async () => {
  const item = await addOld('pages', page);
  const latest = async () =>
    (await call('GET', `/history/latest?list=pages&items=${item}`)).body.changes;
  const before = await latest();
  expect(before).toHaveLength(1);
  await stillRight('pages', item);
  expect(await latest()).toEqual(before);
});

test('ten items are listed, and all are counted', async () => {
  for (let order = 0; order < 12; order += 1)
    await addOld('pages', { ...page, title: `Page ${order}`, order }, 500 - order);
  const { items, totalItems } = await reminders();
  expect([items.length, totalItems]).toEqual([10, 12]);
  expect(items[0]).toMatchObject({ list: 'pages', title: 'Page 0' });
});

test('an editor sees content types only', async () => {
  const item = await addOld('pages', page);
  await call('PUT', '/content/privacy', { body: { text: '<p>Ours.</p>' } });
  await age('privacy', 'privacy', 800);
  expect(await listed(editor)).toEqual(['pages Vacancies']);
  expect((await stillRight('privacy', 'privacy', { token: editor })).status).toBe(403);
  expect((await stillRight('pages', item, { token: editor })).status).toBe(200);
  expect(await listed()).toEqual(['privacy privacy']);
});

test.each([
  ['pages', 'none', 404],
  ['privacy', 'privacy', 404],
  ['messages', 'none', 400],
])('an item of %s that does not exist cannot be called right', async (list, item, status) => {
  expect((await stillRight(list, item)).status).toBe(status);
});
