import { purgeAutosaves } from '../../../src/content/autosave/autosaves';
import type { AutosaveRow } from '../../../src/db/database';
import { pictureUses } from '../../../src/media/library/uses';
import { editorOf } from '../../../testing/editors';
import { emptySite } from '../../../testing/site';
import { MESSAGE } from '../../../testing/visitors';

const { server, call } = emptySite();
let editor: string;
beforeAll(async () => {
  editor = await editorOf(call);
});

const DAY = 24 * 60 * 60 * 1000;
const PHONE = {
  'user-agent': 'Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0',
};
const DRAFT = { title: 'A well', date: '2026-11-21' };

/** Stores a text as a form does; '' deletes it. */
const keep = (title: string, number = 1, id = 'ed1', form = 'updates:new', token?: string) => {
  const body = { form, values: { title }, version: null, number, key: title && 'key1' };
  return call('PUT', `/autosaves/${id}`, { headers: PHONE, token, body });
};
const read = (id = 'ed1', token?: string) => call('GET', `/autosaves/${id}`, { token });
const titleOf = async (id?: string) =>
  ((await read(id)).body.values as { title: string } | undefined)?.title;
const listed = async (query = '', token?: string) =>
  (await call('GET', `/autosaves${query}`, { token })).body as {
    rows: Pick<AutosaveRow, 'id' | 'number' | 'key'>[];
    editing: string[];
  };
const idsOf = async (query?: string) => (await listed(query)).rows.map(({ id }) => id);
const storing = (id: string, number: number) => ({ Autosave: `${id}/${number}` });
const add = (headers: Record<string, string>) =>
  call('POST', '/content/updates', { body: DRAFT, headers });

test('a text is stored with its form, number, key, device and time, and only its person reads, changes or deletes it', async () => {
  expect((await keep('Half a ti')).status).toBe(200);
  const row = {
    id: 'ed1',
    form: 'updates:new',
    number: 1,
    key: 'key1',
    version: null,
    device: 'Firefox on Android',
  };
  expect((await read()).body).toMatchObject({ ...row, values: { title: 'Half a ti' } });
  await keep('Another', 1, 'ed2', 'partners:new');
  expect((await listed('?form=updates:new')).rows).toMatchObject([row]);
  expect(await idsOf()).toEqual(['ed2', 'ed1']);
  expect((await read('ed1', editor)).status).toBe(403);
  expect((await listed('', editor)).rows).toEqual([]);
  await keep('Theirs', 9, 'ed1', 'updates:new', editor);
  await keep('', 9, 'ed1', 'updates:new', editor);
  expect(await titleOf()).toBe('Half a ti');
});

test.each<[acts: string, left: string | undefined, what: string]>([
  ['keep 2, keep 1', 'Text 2', 'the latest text stays, whatever arrives late'],
  ['keep 1, keep 1', 'Text 1', 'a text that arrives twice changes nothing'],
  ['keep 1, save 1', undefined, 'a save empties the row'],
  ['keep 1, save 2', undefined, 'also of what was typed before it'],
  ['keep 1, delete 1', undefined, 'so does a deletion'],
  ['save 2, keep 2, keep 1', undefined, 'a text that arrives after its save does not come back'],
  ['delete 2, keep 2', undefined, 'or after its deletion'],
  ['keep 2, save 1', 'Text 2', 'what was typed during the save stays'],
  ['keep 2, delete 1', 'Text 2', 'what was typed on elsewhere survives a deletion'],
  ['save 1, keep 2', 'Text 2', 'what is typed after the save is stored'],
])('%s: %s, %s', async (acts, left, _what) => {
  let highest = 0;
  for (const [act, at] of acts.split(', ').map((one) => one.split(' '))) {
    const number = Number(at);
    highest = Math.max(highest, number);
    if (act === 'save') await add(storing('ed1', number));
    else await keep(act === 'keep' ? `Text ${number}` : '', number);
  }
  expect(await titleOf()).toBe(left);
  expect((await listed('?form=updates:new')).rows).toMatchObject([
    { number: highest, key: left ? 'key1' : '' },
  ]);
  const [row] = await server.database.selectFrom('autosaves').select('fields').execute();
  expect(row?.fields).toBe(left ? `{"title":"${left}"}` : '');
});

test('of texts that arrive at once the highest number stays, with a save among them', async () => {
  const sent = [3, 1, 5, 2, 4].map((number) => keep(`Text ${number}`, number));
  const answers = await Promise.all([...sent, add(storing('ed1', 4))]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 201]);
  expect(await titleOf()).toBe('Text 5');
});

test('an item and its text are saved in one transaction', async () => {
  await keep('A well');
  for (const table of ['changes', 'autosaves']) {
    await server.database.schema.alterTable(table).renameTo('gone').execute();
    try {
      expect((await add(storing('ed1', 1))).status).toBe(500);
    } finally {
      await server.database.schema.alterTable('gone').renameTo(table).execute();
    }
  }
  expect(await titleOf()).toBe('A well');
  expect((await call('GET', '/content/updates')).body).toMatchObject({ totalItems: 0 });
});

test('each kind of save empties its row', async () => {
  const { body: item } = await call('POST', '/content/updates', { body: DRAFT });
  const { body: sent } = await call('POST', '/messages', { body: MESSAGE });
  const address = `/content/updates/${String(item._id)}`;
  const hero = { pageIdentifier: 'about', title: 'About', image: '/uploads/a.png' };
  for (const [id, path, body] of [
    ['changed', address, { ...DRAFT, title: 'Changed' }],
    ['unchanged', address, { ...DRAFT, title: 'Changed' }],
    ['draft', `${address}?drafts=true`, { title: 'Changed', status: 'draft' }],
    ['quote', '/content/quote', { text: 'Be kind.', author: 'A' }],
    ['hero', '/content/page-hero', hero],
    ['translation', `${address}/translations/ny`, { title: 'Chitsime' }],
    ['note', `/messages/${String(sent._id)}/note`, { note: 'Call back' }],
  ] as const) {
    await keep('Typed', 1, id);
    const saved = await call('PUT', path, { body, headers: storing(id, 1) });
    expect([id, saved.status, (await read(id)).status]).toEqual([id, 200, 404]);
  }
});

test('a refused save empties nothing, nor does an earlier client, which names revisions and reads no rows', async () => {
  const { body: item } = await call('POST', '/content/updates', { body: DRAFT });
  await keep('Typed');
  const headers = { ...storing('ed1', 1), 'if-match': '"2026-01-01T00:00:00.000Z"' };
  const body = { ...DRAFT, title: 'B' };
  expect(
    (await call('PUT', `/content/updates/${String(item._id)}`, { body, headers })).status,
  ).toBe(412);
  const none = '/messages/00000000-0000-0000-0000-000000000000/note';
  expect(
    (await call('PUT', none, { body: { note: 'A' }, headers: storing('ed1', 1) })).status,
  ).toBe(404);
  const wrong = await add({ Autosave: 'ed1' });
  expect(wrong.body.message).toBe(
    'Autosave must be the editor and the number of a text, joined by a slash.',
  );
  expect((await add({ Autosave: 'ed1/3f2a/9b1c' })).status).toBe(201);
  expect(await titleOf()).toBe('Typed');
  expect(await listed()).toMatchObject({ texts: [] });
  const earlier = { form: 'updates:new', values: {}, version: null, revisions: ['r1'] };
  expect((await call('PUT', '/autosaves/text1', { body: earlier })).status).toBe(400);
});

test('a text has a limit in bytes, a person of 200 rows; empty ones go first', async () => {
  expect((await keep('x'.repeat(1024 * 1024))).status).toBe(413);
  await keep('First');
  await keep('', 1, 'empty');
  for (let count = 2; count <= 200; count += 1) await keep('Further', 1, `ed${count}`);
  const ids = await idsOf();
  expect(ids).toHaveLength(200);
  expect(ids).not.toContain('empty');
  expect(ids).toContain('ed1');
  await keep('One more', 1, 'last');
  expect(await idsOf()).toEqual(['last', ...ids.slice(0, 199)]);
});

test('a text expires after 30 days, an empty row after a day', async () => {
  await keep('Old');
  await keep('', 1, 'ed2');
  for (const [days, left] of [
    [0.9, ['ed2', 'ed1']],
    [29, ['ed1']],
    [31, []],
  ] as const) {
    await purgeAutosaves(server.database, Date.now() + days * DAY);
    expect(await idsOf()).toEqual(left);
  }
});

test('what is erased for good takes its texts with it, those of its translations and its note, too', async () => {
  const { body: item } = await call('POST', '/content/updates', { body: DRAFT });
  const { body: another } = await call('POST', '/content/updates', { body: DRAFT });
  const { body: sent } = await call('POST', '/messages', { body: MESSAGE });
  const form = `updates:${String(item._id)}`;
  await keep('Of another one', 1, 'd', `updates:${String(another._id)}`);
  await keep('Of the item', 1, 'a', form);
  await keep('Of its translation', 1, 'b', `${form}/ny`);
  await keep('About Grace', 1, 'c', `messages:${String(sent._id)}:note`);
  await call('DELETE', `/content/updates/${String(item._id)}`);
  expect(await idsOf()).toHaveLength(4);
  await call('DELETE', `/trash/${String(item._id)}`);
  await call('POST', '/address-data/erase', { body: { email: MESSAGE.email } });
  expect(await idsOf()).toEqual(['d']);
});

test.each([
  ['updates:1', 'an editor', true],
  ['updates:new', 'an editor', false],
  ['quote', 'an editor', false],
  ['quote', 'an administrator', true],
])('of %s, %s sees who else is typing: %s', async (form, who, isSeen) => {
  const [typing, reading, name] =
    who === 'an editor' ? [undefined, editor, 'Administrator'] : [editor, undefined, 'Ruth'];
  const editing = async (token?: string, query = `?form=${form}`) =>
    (await listed(query, token)).editing;
  await keep('Typed', 1, 'ed1', form, typing);
  expect(await editing(reading)).toEqual(isSeen ? [expect.stringContaining(name)] : []);
  expect(await editing(typing)).toEqual([]);
  expect(await editing(reading, '')).toEqual([]);
  const keptAt = new Date(Date.now() - 121_000).toISOString();
  await server.database.updateTable('autosaves').set({ keptAt }).execute();
  expect(await editing(reading)).toEqual([]);
  await keep('', 2, 'ed1', form, typing);
  expect(await editing(reading)).toEqual([]);
});

test('the texts of a person go with their access', async () => {
  await keep('Theirs', 1, 'ed1', 'updates:new', editor);
  const { people } = (await call('GET', '/people')).body as {
    people: { _id: string; role: string }[];
  };
  await call('DELETE', `/people/${people.find(({ role }) => role === 'editor')?._id}`);
  expect(await server.database.selectFrom('autosaves').select('id').execute()).toEqual([]);
  editor = await editorOf(call);
});

test('a picture that only unsaved text names is in use', async () => {
  const file = '0123456789abcdef-640x400.png';
  await keep(`/uploads/${file}`);
  expect(await pictureUses(server.database)).toEqual(
    new Map([[file, [{ list: '', item: '', title: '' }]]]),
  );
});
