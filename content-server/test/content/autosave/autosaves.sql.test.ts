import type { AutosaveRow } from '../../../src/db/database';
import { forgetOldAutosaves } from '../../../src/content/autosave/forgetAutosaves';
import { pictureUses } from '../../../src/media/library/uses';
import { editorOf } from '../../../testing/editors';
import { emptySite } from '../../../testing/site';
import { MESSAGE } from '../../../testing/visitors';

const { server, call } = emptySite();
let editor: string;
beforeAll(async () => {
  editor = await editorOf(call);
});

const PHONE = { 'user-agent': 'Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0' };
const DRAFT = { title: 'A well', date: '2026-11-21' };

/** Keeps a text as a device does. @param revisions keys of the text and of those that it goes on from, joined by blanks */
const keep = (title: string, revisions = 'r1', id = 'text1', form = 'updates:new') =>
  call('PUT', `/autosaves/${id}`, {
    headers: PHONE,
    body: { form, values: { title }, version: null, revisions: revisions.split(' ') },
  });
const remove = (id: string, revisions: string, token?: string) =>
  call('DELETE', `/autosaves/${id}?revisions=${revisions}`, { token });
const read = async (id = 'text1', token?: string) => call('GET', `/autosaves/${id}`, { token });
const titleOf = async (id?: string) => ((await read(id)).body.values as { title: string } | undefined)?.title;
const listed = async (query = '', token?: string) =>
  (await call('GET', `/autosaves${query}`, { token })).body.texts as Record<string, unknown>[];
const storing = (...named: string[]) => ({ Autosave: named.join('/') });
const add = (headers: Record<string, string>) => call('POST', '/content/updates', { body: DRAFT, headers });

test('a text is kept with its form, device and time, and read again', async () => {
  const { status, body } = await keep('Half a ti');
  expect(status).toBe(200);
  expect(body).toMatchObject({ id: 'text1', form: 'updates:new', device: 'Firefox on Android', ended: '' });
  expect((await read()).body).toMatchObject({ values: { title: 'Half a ti' }, version: null, revisions: ['r1'] });
  await keep('Another', 'r2', 'text2', 'partners:new');
  expect(await listed('?form=updates:new')).toMatchObject([{ id: 'text1' }]);
  expect((await listed()).map(({ id }) => id)).toEqual(['text2', 'text1']);
  expect(JSON.stringify(await listed())).not.toContain('Half a ti');
});

test('another person sees, changes and deletes only texts of their own', async () => {
  await keep('Mine');
  expect((await read('text1', editor)).status).toBe(404);
  expect(await listed('', editor)).toEqual([]);
  const body = { form: 'updates:new', values: { title: 'Theirs' }, version: null, revisions: ['r2'] };
  expect((await call('PUT', '/autosaves/text1', { token: editor, body })).body.id).toBe('text1');
  await remove('text1', 'r2/r1', editor);
  expect(await titleOf()).toBe('Mine');
});

test('text that does not go on from the newest one is kept as another text, once', async () => {
  await keep('First');
  await keep('From the computer', 'r2 r1');
  const late = ['r3 r1', 'r3 r1'].map((revisions) => keep('From the phone', revisions));
  expect((await Promise.all(late)).map(({ status, body }) => [status, body.id])).toEqual([
    [200, 'r3'],
    [200, 'r3'],
  ]);
  expect([await titleOf(), await titleOf('r3')]).toEqual(['From the computer', 'From the phone']);
  await remove('text1', 'r3/r1');
  expect(await titleOf()).toBe('From the computer');
});

test('of devices that go on from the same text at once, each one has its text kept', async () => {
  await keep('First');
  const devices = ['a', 'b', 'c', 'd'];
  const ids = (await Promise.all(devices.map((key) => keep(`From ${key}`, `${key} r1`)))).map(({ body }) => body.id);
  expect(ids.filter((id) => id === 'text1')).toHaveLength(1);
  expect((await Promise.all(ids.map((id) => titleOf(String(id))))).sort()).toEqual(devices.map((key) => `From ${key}`));
});

test('a device whose answers were lost goes on, and what arrives late does not replace what came after it', async () => {
  await keep('One');
  expect((await keep('Two', 'r2 r1')).body).toMatchObject({ id: 'text1', revisions: ['r2', 'r1'] });
  expect((await keep('One')).body).toMatchObject({ id: 'text1', revisions: ['r2', 'r1'] });
  expect(await titleOf()).toBe('Two');
  expect(await listed()).toHaveLength(1);
});

test('a new item ends its text in the same transaction', async () => {
  await keep('A well');
  await server.database.schema.alterTable('changes').renameTo('changes_gone').execute();
  try {
    expect((await add(storing('text1', 'r1'))).status).toBe(500);
  } finally {
    await server.database.schema.alterTable('changes_gone').renameTo('changes').execute();
  }
  expect(await titleOf()).toBe('A well');

  expect((await add(storing('text1', 'r1'))).status).toBe(201);
  expect((await read()).status).toBe(404);
  expect(await listed()).toMatchObject([{ id: 'text1', ended: 'saved', revisions: ['r1'] }]);
  const [row] = await server.database.selectFrom('autosaves').selectAll().execute();
  expect(row?.fields).toBe('');
});

test('each kind of save ends its text', async () => {
  const { body: item } = await call('POST', '/content/updates', { body: DRAFT });
  const { body: sent } = await call('POST', '/messages', { body: MESSAGE });
  const address = `/content/updates/${String(item._id)}`;
  const hero = { pageIdentifier: 'about', title: 'About', image: '/uploads/a.png' };
  for (const [id, path, body] of [
    ['changed', address, { ...DRAFT, title: 'Changed' }],
    ['unchanged', address, { ...DRAFT, title: 'Changed' }],
    ['quote', '/content/quote', { text: 'Be kind.', author: 'A' }],
    ['hero', '/content/page-hero', hero],
    ['translation', `${address}/translations/ny`, { title: 'Chitsime' }],
    ['note', `/messages/${String(sent._id)}/note`, { note: 'Call back' }],
  ] as const) {
    await keep('Typed', 'r1', id);
    const saved = await call('PUT', path, { body, headers: storing(id, 'r1') });
    expect([id, saved.status, (await read(id)).status]).toEqual([id, 200, 404]);
  }
});

test('a refused save ends nothing', async () => {
  const { body: item } = await call('POST', '/content/updates', { body: DRAFT });
  await keep('Typed');
  const headers = { ...storing('text1', 'r1'), 'if-match': '"2026-01-01T00:00:00.000Z"' };
  const refused = await call('PUT', `/content/updates/${String(item._id)}`, {
    body: { ...DRAFT, title: 'B' },
    headers,
  });
  expect(refused.status).toBe(412);
  expect(await titleOf()).toBe('Typed');
  const wrong = await add({ Autosave: 'text1' });
  expect(wrong.body.message).toBe('Autosave must be the id and the revisions of a text, joined by slashes.');
});

test('a save leaves what was typed after it, on the same device and on another one', async () => {
  await keep('Typed during the save', 'r2 r1');
  await add(storing('text1', 'r1'));
  expect(await titleOf()).toBe('Typed during the save');
  await keep('On the computer', 'r3 r2');
  await add(storing('text1', 'r2', 'r1'));
  expect(await titleOf()).toBe('On the computer');
});

test('text that arrives after its save or its deletion does not come back, and what is typed on is kept', async () => {
  await add(storing('text1', 'r2', 'r1'));
  expect((await keep('Sent before the save')).body).toMatchObject({ id: 'text1', ended: 'saved' });
  expect((await remove('text2', 'r1')).status).toBe(200);
  expect((await keep('Sent before', 'r1', 'text2')).body).toMatchObject({ ended: 'deleted' });
  expect(await listed()).toMatchObject([{ ended: 'deleted' }, { ended: 'saved' }]);
  expect((await keep('More', 'r3 r2 r1')).body).toMatchObject({ id: 'text1', ended: '' });
  // Another device that does not know of the save keeps a text of its own.
  expect((await keep('Mine', 'r4', 'text2')).body).toMatchObject({ id: 'r4', ended: '' });
});

test('a text has a limit in bytes, a person a limit in number; texts that have ended go first', async () => {
  expect((await keep('x'.repeat(1024 * 1024))).status).toBe(413);
  await keep('Ended', 'r1', 'ended');
  await remove('ended', 'r1');
  const [ended] = await server.database.selectFrom('autosaves').selectAll().execute();
  const rows = Array.from({ length: 199 }, (_, index) => ({
    ...(ended as AutosaveRow),
    _id: `${ended?.administrator}/many${index}`,
    id: `many${index}`,
    keptAt: new Date(Date.now() - 1000 * (1 + index)).toISOString(),
    fields: '{}',
    ended: '' as const,
  }));
  await server.database.insertInto('autosaves').values(rows).execute();
  await keep('The 200th', 'r1', 'text200');
  const ids = (await listed()).map(({ id }) => id);
  expect(ids).toHaveLength(200);
  expect(ids).not.toContain('ended');
  await keep('One more', 'r1', 'last');
  expect(await listed()).toHaveLength(200);
  expect((await read('many198')).status).toBe(404);
  expect(await titleOf('last')).toBe('One more');
});

test('text of 30 days ago is erased', async () => {
  await keep('Old');
  const days = (count: number) => new Date(Date.now() + count * 24 * 60 * 60 * 1000);
  await forgetOldAutosaves(server.database, days(29));
  expect(await titleOf()).toBe('Old');
  await forgetOldAutosaves(server.database, days(31));
  expect(await listed()).toEqual([]);
});

test('what is erased for good takes its texts with it, those of its translations and its note, too', async () => {
  const { body: item } = await call('POST', '/content/updates', { body: DRAFT });
  const id = String(item._id);
  await keep('Of the item', 'r1', 'a', `updates:${id}`);
  await keep('Of its translation', 'r1', 'b', `updates:${id}/ny`);
  await keep('Of another one', 'r1', 'c', `updates:${id}0`);
  await call('DELETE', `/content/updates/${id}`);
  expect(await listed()).toHaveLength(3);
  await call('DELETE', `/trash/${id}`);
  expect(await listed()).toMatchObject([{ id: 'c' }]);

  const { body: sent } = await call('POST', '/messages', { body: MESSAGE });
  await keep('About Grace', 'r1', 'd', `messages:${String(sent._id)}:note`);
  await call('POST', '/address-data/erase', { body: { email: MESSAGE.email } });
  expect(await listed()).toMatchObject([{ id: 'c' }]);
});

test('the texts of a person go with their access', async () => {
  const body = { form: 'updates:new', values: {}, version: null, revisions: ['r1'] };
  await call('PUT', '/autosaves/text1', { token: editor, body });
  const { people } = (await call('GET', '/people')).body as { people: { _id: string; role: string }[] };
  await call('DELETE', `/people/${people.find(({ role }) => role === 'editor')?._id}`);
  expect(await server.database.selectFrom('autosaves').select('id').execute()).toEqual([]);
  editor = await editorOf(call);
});

test('a picture that only unsaved text names is in use', async () => {
  const file = '0123456789abcdef-640x400.png';
  const body = { form: 'updates:new', version: null, revisions: ['r1'], values: { image: `/uploads/${file}` } };
  await call('PUT', '/autosaves/text1', { body });
  expect(await pictureUses(server.database)).toEqual(new Map([[file, [{ list: '', item: '', title: '' }]]]));
});
