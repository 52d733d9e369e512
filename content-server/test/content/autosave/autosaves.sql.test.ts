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

const HOUR = 60 * 60 * 1000;
const DRAFT = { title: 'A well', date: '2026-11-21' };
const FORM = 'updates:new';

/** Stores a text as a form does; '' deletes it. */
const keep = (title: string, number = 1, id = 'ed1', form = FORM, more = {}) => {
  const body = { form, values: { title }, version: null, number, key: title && 'key1' };
  return call('PUT', `/autosaves/${id}`, { body, ...more });
};
const listed = async (token?: string, form = FORM) =>
  (await call('GET', `/autosaves?form=${form}`, { token })).body as {
    texts: unknown[];
    rows: Pick<AutosaveRow, 'id' | 'number' | 'key'>[];
    editing: string[];
  };
/** The stored texts by id; '' for one that was saved or deleted. */
const stored = async () => {
  const rows = await server.database.selectFrom('autosaves').selectAll().execute();
  return Object.fromEntries(rows.map(({ id, fields }) => [id, fields && JSON.parse(fields).title]));
};
const storing = (id = 'ed1', number = 1) => ({ headers: { Autosave: `${id}/${number}` } });
const add = (more = {}) => call('POST', '/content/updates', { body: DRAFT, ...more });

test('an autosave has form, number, key, device and time, and only its author reads or changes it', async () => {
  const headers = { 'user-agent': 'Mozilla/5.0 (Android 14; Mobile; rv:130.0) Firefox/130.0' };
  expect((await keep('Half a ti', 1, 'ed1', FORM, { headers })).status).toBe(200);
  const row = { id: 'ed1', form: FORM, number: 1, key: 'key1', version: null };
  const text = { ...row, device: 'Firefox on Android', at: expect.stringMatching(/Z$/) };
  const read = (token?: string) => call('GET', '/autosaves/ed1', { token });
  expect((await read()).body).toEqual({ ...text, values: { title: 'Half a ti' } });
  // An earlier client looks for revisions in `texts`.
  expect(await listed()).toEqual({ rows: [text], texts: [], editing: [] });
  expect((await read(editor)).status).toBe(403);
  await keep('Theirs', 9, 'ed1', FORM, { token: editor });
  await keep('', 9, 'ed1', FORM, { token: editor });
  expect((await read()).body).toMatchObject(text);
});

test.each([
  ['keep 2, keep 1', 'Text 2', 'the latest text stays, whatever arrives late'],
  ['keep 1, keep 1', 'Text 1', 'a text that arrives twice changes nothing'],
  ['keep 1, save 1', '', 'a save empties the row'],
  ['keep 1, save 2', '', 'also of what was typed before it'],
  ['keep 1, delete 1', '', 'so does a deletion'],
  ['keep 1, restore 1', '', 'and the text that was restored from it'],
  ['save 2, keep 2, keep 1', '', 'a text that arrives after its save does not come back'],
  ['delete 2, keep 2', '', 'or after its deletion'],
  ['keep 2, save 1', 'Text 2', 'what was typed during the save stays'],
  ['keep 2, delete 1', 'Text 2', 'what was typed on elsewhere survives a deletion'],
  ['keep 2, restore 1', 'Text 2', 'or a restored text'],
  ['save 1, keep 2', 'Text 2', 'what is typed after the save is stored'],
])('%s leaves "%s": %s', async (acts, left) => {
  const numbers = acts.match(/\d/g)?.map(Number) ?? [];
  for (const [at, act] of acts.match(/[a-z]+/g)?.entries() ?? []) {
    const number = numbers[at] ?? 0;
    if (act === 'save') await add(storing('ed1', number));
    else if (act === 'restore') await keep('A copy', 1, 'ed2', FORM, storing('ed1', number));
    else await keep(act === 'keep' ? `Text ${number}` : '', number);
  }
  expect((await stored()).ed1).toBe(left);
  expect((await listed()).rows).toContainEqual(
    expect.objectContaining({ number: Math.max(...numbers), key: left && 'key1' }),
  );
});

test('of concurrent autosaves and saves, the highest number stays', async () => {
  const sent = [3, 1, 5, 2, 4].map((number) => keep(`Text ${number}`, number));
  const answers = await Promise.all([...sent, add(storing('ed1', 4))]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 201]);
  expect(await stored()).toEqual({ ed1: 'Text 5' });
});

test('a save and closing its autosave are one transaction', async () => {
  await keep('A well');
  for (const table of ['changes', 'autosaves']) {
    await server.database.schema.alterTable(table).renameTo('gone').execute();
    try {
      expect((await add(storing())).status).toBe(500);
    } finally {
      await server.database.schema.alterTable('gone').renameTo(table).execute();
    }
  }
  expect(await stored()).toEqual({ ed1: 'A well' });
  expect((await call('GET', '/content/updates')).body).toMatchObject({ totalItems: 0 });
});

test('each kind of save closes its autosave', async () => {
  const address = `/content/updates/${String((await add()).body._id)}`;
  const { body: sent } = await call('POST', '/messages', { body: MESSAGE });
  for (const [path, body] of [
    [address, { ...DRAFT, title: 'Changed' }],
    [`${address}?unchanged`, { ...DRAFT, title: 'Changed' }],
    [`${address}?drafts=true`, { title: 'Changed', status: 'draft' }],
    ['/content/quote', { text: 'Be kind.', author: 'A' }],
    ['/content/page-hero', { pageIdentifier: 'about', title: 'About', image: '/uploads/a.png' }],
    [`${address}/translations/ny`, { title: 'Chitsime' }],
    [`/messages/${String(sent._id)}/note`, { note: 'Call back' }],
  ] as const) {
    await keep('Typed');
    expect((await call('PUT', path, { body, ...storing() })).status).toBe(200);
    expect([path, await stored()]).toEqual([path, { ed1: '' }]);
    await server.database.deleteFrom('autosaves').execute();
  }
});

test('a rejected save closes no autosave, nor does an earlier client that names revisions', async () => {
  await keep('Typed');
  const address = `/content/updates/${String((await add()).body._id)}`;
  const none = '/messages/00000000-0000-0000-0000-000000000000/note';
  for (const [status, path, body, headers] of [
    [412, address, DRAFT, { 'if-match': '"2026-01-01T00:00:00.000Z"' }],
    [404, none, { note: 'A' }, {}],
    [400, address, DRAFT, { Autosave: 'ed1' }],
    [200, address, DRAFT, { Autosave: 'ed1/3f2a/9b1c' }],
    [400, '/autosaves/ed1', { form: FORM, values: {}, version: null, revisions: ['r1'] }, {}],
    [413, '/autosaves/ed1', { title: 'x'.repeat(1024 * 1024) }, {}],
  ] as const) {
    const saved = await call('PUT', path, { body, headers: { ...storing().headers, ...headers } });
    expect([path, saved.status]).toEqual([path, status]);
  }
  expect(await stored()).toEqual({ ed1: 'Typed' });
});

test('an autosave expires after 30 days, a closed one after a day', async () => {
  await keep('Old');
  await keep('', 1, 'ed2');
  for (const [hours, left] of [
    [23, ['ed1', 'ed2']],
    [29 * 24, ['ed1']],
    [31 * 24, []],
  ] as const) {
    await purgeAutosaves(server.database, Date.now() + hours * HOUR);
    expect(Object.keys(await stored()).sort()).toEqual(left);
  }
});

test('erasing an item deletes its autosaves, also those of its translations and note', async () => {
  const [item, other] = [await add(), await add()].map(({ body }) => String(body._id));
  const { body: sent } = await call('POST', '/messages', { body: MESSAGE });
  for (const form of [`updates:${item}`, `updates:${item}/ny`, `messages:${sent._id}:note`])
    await keep('Typed', 1, form.replace(/\W/g, ''), form);
  await keep('Of another one', 1, 'other', `updates:${other}`);
  await call('DELETE', `/content/updates/${item}`);
  expect(Object.keys(await stored())).toHaveLength(4);
  await call('DELETE', `/trash/${item}`);
  await call('POST', '/address-data/erase', { body: { email: MESSAGE.email } });
  expect(await stored()).toEqual({ other: 'Of another one' });
});

test.each([
  ['updates:1', 'an editor', true],
  ['updates:new', 'an editor', false],
  ['quote', 'an editor', false],
  ['quote', 'an administrator', true],
])('of %s, %s sees who else is typing: %s', async (form, who, isSeen) => {
  const isEditor = who === 'an editor';
  const [typing, reading] = isEditor ? [undefined, editor] : [editor, undefined];
  const editing = async () => (await listed(reading, form)).editing;
  await keep('Typed', 1, 'ed1', form, { token: typing });
  const name = expect.stringContaining(isEditor ? 'Administrator' : 'Ruth') as string;
  expect(await editing()).toEqual(isSeen ? [name] : []);
  expect((await listed(typing, form)).editing).toEqual([]);
  const keptAt = new Date(Date.now() - 121_000).toISOString();
  await server.database.updateTable('autosaves').set({ keptAt }).execute();
  expect(await editing()).toEqual([]);
  await keep('', 2, 'ed1', form, { token: typing });
  expect(await editing()).toEqual([]);
});

test('a picture in an autosave is in use; the autosaves of a person end with their access', async () => {
  const file = '0123456789abcdef-640x400.png';
  await keep(`/uploads/${file}`, 1, 'ed1', FORM, { token: editor });
  expect(await pictureUses(server.database)).toEqual(
    new Map([[file, [{ list: '', item: '', title: '' }]]]),
  );
  const { people } = (await call('GET', '/people')).body as {
    people: { _id: string; role: string }[];
  };
  await call('DELETE', `/people/${people.find(({ role }) => role === 'editor')?._id}`);
  expect(await stored()).toEqual({});
});
