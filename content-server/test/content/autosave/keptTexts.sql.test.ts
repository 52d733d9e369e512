import type { KeptTextRow } from '../../../src/db/database';
import { forgetOldTexts } from '../../../src/content/autosave/forgetTexts';
import { pictureUses } from '../../../src/media/library/uses';
import { editorOf } from '../../../testing/editors';
import { emptySite } from '../../../testing/site';

const { server, call } = emptySite();
let editor: string;
beforeAll(async () => {
  editor = await editorOf(call);
});

const PHONE = { 'user-agent': 'Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0' };
const DRAFT = { title: 'A well', date: '2026-11-21' };

interface At {
  revision?: number;
  copy?: string;
  change?: number;
}

/** Keeps a text as a device does; the phone by default. */
const keep = (
  title: string,
  { revision = 0, copy = 'phone', change = 1 }: At = {},
  id = 'text1',
  form = 'updates:new',
) =>
  call('PUT', `/kept-texts/${id}`, {
    headers: PHONE,
    body: { form, values: { title }, version: null, revision, copy, change },
  });
const read = async (id = 'text1', token?: string) => call('GET', `/kept-texts/${id}`, { token });
const titleOf = async (id?: string) => ((await read(id)).body.values as { title: string } | undefined)?.title;
const listed = async (query = '', token?: string) =>
  (await call('GET', `/kept-texts${query}`, { token })).body.texts as Record<string, unknown>[];
const storing = (id: string, revision: number, copy: string, change: number) => ({
  'Kept-Text': `${id}/${revision}/${copy}/${change}`,
});

test('a text is kept with its form, device and time, and read again', async () => {
  const { status, body } = await keep('Half a ti');
  expect(status).toBe(200);
  expect(body).toMatchObject({ form: 'updates:new', revision: 1, device: 'Firefox on Android', ended: '' });
  expect((await read()).body).toMatchObject({ values: { title: 'Half a ti' }, version: null, changes: { phone: 1 } });
  await keep('Another', {}, 'text2', 'partners:new');
  expect(await listed('?form=updates:new')).toMatchObject([{ id: 'text1' }]);
  expect((await listed()).map(({ id }) => id)).toEqual(['text2', 'text1']);
  expect(JSON.stringify(await listed())).not.toContain('Half a ti');
});

test('another person sees, changes and deletes only texts of their own', async () => {
  await keep('Mine');
  expect((await read('text1', editor)).status).toBe(404);
  expect(await listed('', editor)).toEqual([]);
  const body = { form: 'updates:new', values: { title: 'Theirs' }, version: null, revision: 0, copy: 'c', change: 1 };
  expect((await call('PUT', '/kept-texts/text1', { token: editor, body })).body.revision).toBe(1);
  await call('DELETE', '/kept-texts/text1?revision=1&copy=c&change=1', { token: editor });
  expect(await titleOf()).toBe('Mine');
});

test('newer text of another device is not overwritten', async () => {
  await keep('From the phone');
  expect((await keep('From the computer', { revision: 1, copy: 'computer' })).body.revision).toBe(2);
  const late = await keep('From the phone, later', { revision: 1, change: 2 });
  expect(late).toMatchObject({
    status: 409,
    body: { message: 'This text was changed on another device in the meantime.' },
  });
  expect(await titleOf()).toBe('From the computer');
  expect((await call('DELETE', '/kept-texts/text1?revision=1&copy=phone&change=2')).status).toBe(409);
  expect(await titleOf()).toBe('From the computer');
});

test('two devices that go on from the same revision at once: one is kept, the other one learns of it', async () => {
  await keep('First');
  const answers = await Promise.all(['a', 'b', 'c', 'd'].map((copy) => keep(`From ${copy}`, { revision: 1, copy })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  expect((await read()).body).toMatchObject({ revision: 2 });
});

test('a device whose answers were lost goes on, and what arrives late does not replace what came after it', async () => {
  await keep('One');
  expect((await keep('Two', { revision: 0, change: 2 })).body.revision).toBe(2);
  expect((await keep('One', { revision: 0, change: 1 })).body.revision).toBe(2);
  expect(await titleOf()).toBe('Two');
});

test('a new item ends its text in the same transaction, and the end says which changes it held', async () => {
  await keep('A well', { change: 7 });
  await server.database.schema.alterTable('changes').renameTo('changes_gone').execute();
  const headers = storing('text1', 1, 'phone', 7);
  try {
    expect((await call('POST', '/content/updates', { body: DRAFT, headers })).status).toBe(500);
  } finally {
    await server.database.schema.alterTable('changes_gone').renameTo('changes').execute();
  }
  expect(await titleOf()).toBe('A well');

  expect((await call('POST', '/content/updates', { body: DRAFT, headers })).status).toBe(201);
  expect((await read()).status).toBe(404);
  expect(await listed()).toMatchObject([{ id: 'text1', ended: 'saved', revision: 2, changes: { phone: 7 } }]);
  const [row] = await server.database.selectFrom('kept_texts').selectAll().execute();
  expect(row?.fields).toBe('');
});

test('each kind of save ends its text', async () => {
  const { body: item } = await call('POST', '/content/updates', { body: DRAFT });
  const message = { name: 'Ann', email: 'ann@example.org', subject: 'Hello', message: 'Hello' };
  const { body: sent } = await call('POST', '/messages', { body: message });
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
    await keep('Typed', {}, id);
    const saved = await call('PUT', path, { body, headers: storing(id, 1, 'phone', 1) });
    expect([id, saved.status, (await read(id)).status]).toEqual([id, 200, 404]);
  }
});

test('a refused save ends nothing', async () => {
  const { body: item } = await call('POST', '/content/updates', { body: DRAFT });
  await keep('Typed');
  const headers = { ...storing('text1', 1, 'phone', 1), 'if-match': '"2026-01-01T00:00:00.000Z"' };
  const refused = await call('PUT', `/content/updates/${String(item._id)}`, {
    body: { ...DRAFT, title: 'B' },
    headers,
  });
  expect(refused.status).toBe(412);
  expect(await titleOf()).toBe('Typed');
  const wrong = await call('POST', '/content/updates', { body: DRAFT, headers: { 'Kept-Text': 'text1' } });
  expect(wrong.body.message).toBe('Kept-Text must be id, revision, copy and change of a text, joined by slashes.');
});

test('a save leaves what was typed after it, on the same device and on another one', async () => {
  await keep('Typed during the save', { change: 8 });
  await call('POST', '/content/updates', { body: DRAFT, headers: storing('text1', 1, 'phone', 7) });
  expect(await titleOf()).toBe('Typed during the save');
  await keep('On the computer', { revision: 1, copy: 'computer' });
  await call('POST', '/content/updates', { body: DRAFT, headers: storing('text1', 1, 'phone', 8) });
  expect(await titleOf()).toBe('On the computer');
});

test('text that arrives after its save or its deletion does not come back', async () => {
  await call('POST', '/content/updates', { body: DRAFT, headers: storing('text1', 0, 'phone', 3) });
  expect((await keep('Sent before the save', { change: 3 })).body).toMatchObject({ ended: 'saved' });
  expect((await call('DELETE', '/kept-texts/text2?revision=0&copy=phone&change=3')).status).toBe(200);
  expect((await keep('Sent before', { change: 2 }, 'text2')).body).toMatchObject({ ended: 'deleted' });
  expect(await listed()).toMatchObject([{ ended: 'deleted' }, { ended: 'saved' }]);

  // The person knows that it has ended and types on.
  expect((await keep('More', { revision: 1, change: 4 })).body).toMatchObject({ revision: 2, ended: '' });
});

test('a text has a limit in bytes, a person a limit in number; texts that have ended go first', async () => {
  expect((await keep('x'.repeat(1024 * 1024))).status).toBe(413);
  await keep('Ended', {}, 'ended');
  await call('DELETE', '/kept-texts/ended?revision=1&copy=phone&change=1');
  const [ended] = await server.database.selectFrom('kept_texts').selectAll().execute();
  const rows = Array.from({ length: 199 }, (_, index) => ({
    ...(ended as KeptTextRow),
    _id: `${ended?.administrator}/many${index}`,
    id: `many${index}`,
    keptAt: new Date(Date.now() - 1000 * (1 + index)).toISOString(),
    fields: '{}',
    ended: '' as const,
  }));
  await server.database.insertInto('kept_texts').values(rows).execute();
  await keep('The 200th', {}, 'text200');
  const ids = (await listed()).map(({ id }) => id);
  expect(ids).toHaveLength(200);
  expect(ids).not.toContain('ended');
  await keep('One more', {}, 'last');
  expect(await listed()).toHaveLength(200);
  expect((await read('many198')).status).toBe(404);
  expect(await titleOf('last')).toBe('One more');
});

test('text of 30 days ago is erased', async () => {
  await keep('Old');
  const days = (count: number) => new Date(Date.now() + count * 24 * 60 * 60 * 1000);
  await forgetOldTexts(server.database, days(29));
  expect(await titleOf()).toBe('Old');
  await forgetOldTexts(server.database, days(31));
  expect(await listed()).toEqual([]);
});

test('what is erased for good takes its texts with it, those of its translations and its note, too', async () => {
  const { body: item } = await call('POST', '/content/updates', { body: DRAFT });
  const id = String(item._id);
  await keep('Of the item', {}, 'a', `updates:${id}`);
  await keep('Of its translation', {}, 'b', `updates:${id}/ny`);
  await keep('Of another one', {}, 'c', `updates:${id}0`);
  await call('DELETE', `/content/updates/${id}`);
  expect(await listed()).toHaveLength(3);
  await call('DELETE', `/trash/${id}`);
  expect(await listed()).toMatchObject([{ id: 'c' }]);

  const message = { name: 'Ann', email: 'ann@example.org', subject: 'Hello', message: 'Hello' };
  const { body: sent } = await call('POST', '/messages', { body: message });
  await keep('About Ann', {}, 'd', `messages:${String(sent._id)}:note`);
  await call('POST', '/address-data/erase', { body: { email: 'ann@example.org' } });
  expect(await listed()).toMatchObject([{ id: 'c' }]);
});

test('the texts of a person go with their access', async () => {
  const body = { form: 'updates:new', values: {}, version: null, revision: 0, copy: 'c', change: 1 };
  await call('PUT', '/kept-texts/text1', { token: editor, body });
  const { people } = (await call('GET', '/people')).body as { people: { _id: string; role: string }[] };
  await call('DELETE', `/people/${people.find(({ role }) => role === 'editor')?._id}`);
  expect(await server.database.selectFrom('kept_texts').select('id').execute()).toEqual([]);
  editor = await editorOf(call);
});

test('a picture that only unsaved text names is in use', async () => {
  const file = '0123456789abcdef-640x400.png';
  await call('PUT', '/kept-texts/text1', {
    body: {
      ...{ form: 'updates:new', version: null, revision: 0, copy: 'phone', change: 1 },
      values: { image: `/uploads/${file}` },
    },
  });
  expect(await pictureUses(server.database)).toEqual(new Map([[file, [{ list: '', item: '', title: '' }]]]));
});
