import type { Kysely } from 'kysely';
import type { AutosaveRow } from '../../../src/db/database';
import { autosaveNumbers } from '../../../src/db/migrations/autosaveNumbers';
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

/** Keeps a text as a form does. */
const keep = (
  title: string,
  number = 1,
  id = 'ed1',
  { form = 'updates:new', token }: Partial<Record<string, string>> = {},
) =>
  call('PUT', `/autosaves/${id}`, {
    headers: PHONE,
    token,
    body: { form, values: { title }, version: null, number, key: 'key1' },
  });
const remove = (id: string, number: number, token?: string) =>
  call('DELETE', `/autosaves/${id}?number=${number}`, { token });
const read = (id = 'ed1', token?: string) => call('GET', `/autosaves/${id}`, { token });
const titleOf = async (id?: string) => ((await read(id)).body.values as { title: string } | undefined)?.title;
const listed = async (query = '', token?: string) =>
  (await call('GET', `/autosaves${query}`, { token })).body as {
    texts: Record<string, unknown>[];
    editing: string[];
    isAlone: boolean;
  };
const textsOf = async (query?: string, token?: string) => (await listed(query, token)).texts;
const storing = (named: string) => ({ Autosave: named });
const add = (headers: Record<string, string>) => call('POST', '/content/updates', { body: DRAFT, headers });

test('a text is kept with its form, number, key, device and time, and read again', async () => {
  expect((await keep('Half a ti')).status).toBe(200);
  const face = { id: 'ed1', form: 'updates:new', number: 1, key: 'key1', version: null, device: 'Firefox on Android' };
  expect((await read()).body).toMatchObject({ ...face, values: { title: 'Half a ti' } });
  await keep('Another', 1, 'ed2', { form: 'partners:new' });
  expect(await textsOf('?form=updates:new')).toMatchObject([face]);
  expect((await textsOf()).map(({ id }) => id)).toEqual(['ed2', 'ed1']);
  expect(JSON.stringify(await textsOf())).not.toContain('Half a ti');
});

test('another person sees, changes and deletes only texts of their own', async () => {
  await keep('Mine');
  expect((await read('ed1', editor)).status).toBe(404);
  expect(await textsOf('', editor)).toEqual([]);
  await keep('Theirs', 9, 'ed1', { token: editor });
  await remove('ed1', 9, editor);
  expect(await titleOf()).toBe('Mine');
});

type Act = [act: 'keep' | 'save' | 'delete', number: number];

test.each<[what: string, acts: Act[], left: string | undefined]>([
  [
    'the latest text stays, whatever arrives late',
    [
      ['keep', 2],
      ['keep', 1],
    ],
    'Text 2',
  ],
  [
    'a text that arrives twice changes nothing',
    [
      ['keep', 1],
      ['keep', 1],
    ],
    'Text 1',
  ],
  [
    'a save ends its text',
    [
      ['keep', 1],
      ['save', 1],
    ],
    undefined,
  ],
  [
    'a save ends what was typed before it',
    [
      ['keep', 1],
      ['save', 2],
    ],
    undefined,
  ],
  [
    'a deletion ends its text',
    [
      ['keep', 1],
      ['delete', 1],
    ],
    undefined,
  ],
  [
    'a text that arrives after its save does not come back',
    [
      ['save', 2],
      ['keep', 2],
      ['keep', 1],
    ],
    undefined,
  ],
  [
    'a text that arrives after its deletion does not come back',
    [
      ['delete', 2],
      ['keep', 2],
    ],
    undefined,
  ],
  [
    'what was typed during the save stays',
    [
      ['keep', 2],
      ['save', 1],
    ],
    'Text 2',
  ],
  [
    'what was typed on elsewhere survives a deletion',
    [
      ['keep', 2],
      ['delete', 1],
    ],
    'Text 2',
  ],
  [
    'what is typed after the save is kept',
    [
      ['save', 1],
      ['keep', 2],
    ],
    'Text 2',
  ],
])('%s', async (_what, acts, left) => {
  for (const [act, number] of acts) {
    if (act === 'keep') await keep(`Text ${number}`, number);
    else if (act === 'save') await add(storing(`ed1/${number}`));
    else await remove('ed1', number);
  }
  expect(await titleOf()).toBe(left);
  const highest = Math.max(...acts.map(([, number]) => number));
  expect(await textsOf('?form=updates:new')).toMatchObject([{ id: 'ed1', number: highest, key: left ? 'key1' : '' }]);
  const [row] = await server.database.selectFrom('autosaves').select('fields').execute();
  expect(row?.fields).toBe(left ? `{"title":"${left}"}` : '');
});

test('of texts that arrive at once the highest number stays, with a save among them', async () => {
  const sent = [3, 1, 5, 2, 4].map((number) => keep(`Text ${number}`, number));
  const answers = await Promise.all([...sent, add(storing('ed1/4'))]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 201]);
  expect(await titleOf()).toBe('Text 5');
});

test('a new item ends its text in the same transaction', async () => {
  await keep('A well');
  await server.database.schema.alterTable('changes').renameTo('changes_gone').execute();
  try {
    expect((await add(storing('ed1/1'))).status).toBe(500);
  } finally {
    await server.database.schema.alterTable('changes_gone').renameTo('changes').execute();
  }
  expect(await titleOf()).toBe('A well');
  await server.database.schema.alterTable('autosaves').renameTo('autosaves_gone').execute();
  try {
    expect((await add(storing('ed1/1'))).status).toBe(500);
  } finally {
    await server.database.schema.alterTable('autosaves_gone').renameTo('autosaves').execute();
  }
  expect((await call('GET', '/content/updates')).body).toMatchObject({ totalItems: 0 });
  // The same save again, whose first answer was lost.
  const key = { 'Idempotency-Key': 'key1' };
  expect((await add({ ...key, ...storing('ed1/1') })).status).toBe(201);
  await keep('Typed and taken back', 3);
  await add({ ...key, ...storing('ed1/3') });
  expect((await read()).status).toBe(404);
  expect((await call('GET', '/content/updates')).body).toMatchObject({ totalItems: 1 });
});

test('each kind of save ends its text', async () => {
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
    const saved = await call('PUT', path, { body, headers: storing(`${id}/1`) });
    expect([id, saved.status, (await read(id)).status]).toEqual([id, 200, 404]);
  }
});

test('a refused save ends nothing, and neither does one of an earlier client, which names revisions', async () => {
  const { body: item } = await call('POST', '/content/updates', { body: DRAFT });
  await keep('Typed');
  const headers = { ...storing('ed1/1'), 'if-match': '"2026-01-01T00:00:00.000Z"' };
  const body = { ...DRAFT, title: 'B' };
  expect((await call('PUT', `/content/updates/${String(item._id)}`, { body, headers })).status).toBe(412);
  const none = '/messages/00000000-0000-0000-0000-000000000000/note';
  expect((await call('PUT', none, { body: { note: 'A' }, headers: storing('ed1/1') })).status).toBe(404);
  const wrong = await add(storing('ed1'));
  expect(wrong.body.message).toBe('Autosave must be the editor and the number of a text, joined by a slash.');
  expect((await add(storing('ed1/3f2a/9b1c'))).status).toBe(201);
  expect((await add(storing('ed1/3f2a'))).status).toBe(201);
  expect(await titleOf()).toBe('Typed');
});

test('an earlier client reads the list, and its texts are refused', async () => {
  await keep('Typed');
  await keep('Deleted', 1, 'ed2');
  await remove('ed2', 1);
  expect(await textsOf()).toMatchObject([
    { id: 'ed2', ended: 'deleted', revisions: [] },
    { id: 'ed1', ended: '', revisions: [] },
  ]);
  const body = { form: 'updates:new', values: {}, version: null, revisions: ['r1'] };
  expect((await call('PUT', '/autosaves/text1', { body })).status).toBe(400);
  expect((await call('DELETE', '/autosaves/ed1?revisions=r1')).status).toBe(400);
  expect(await titleOf()).toBe('Typed');
});

test('a text has a limit in bytes, a person a limit in number; texts that have ended go first', async () => {
  expect((await keep('x'.repeat(1024 * 1024))).status).toBe(413);
  await keep('Ended', 1, 'ended');
  await remove('ended', 1);
  const [ended] = await server.database.selectFrom('autosaves').selectAll().execute();
  const rows = Array.from({ length: 199 }, (_, index) => ({
    ...(ended as AutosaveRow),
    _id: `${ended?.administrator}/many${index}`,
    id: `many${index}`,
    key: 'key1',
    keptAt: new Date(Date.now() - 1000 * (1 + index)).toISOString(),
    fields: '{}',
  }));
  await server.database.insertInto('autosaves').values(rows).execute();
  await keep('The 200th', 1, 'ed200');
  const ids = (await textsOf()).map(({ id }) => id);
  expect(ids).toHaveLength(200);
  expect(ids).not.toContain('ended');
  await keep('One more', 1, 'last');
  expect(await textsOf()).toHaveLength(200);
  expect((await read('many198')).status).toBe(404);
  expect(await titleOf('last')).toBe('One more');
});

test('text of 30 days ago is erased, and the number of one that ended after a day', async () => {
  await keep('Old');
  await keep('Ended', 1, 'ed2');
  await remove('ed2', 1);
  const in_ = (days: number) => forgetOldAutosaves(server.database, new Date(Date.now() + days * 24 * 60 * 60 * 1000));
  await in_(0.9);
  expect(await textsOf()).toHaveLength(2);
  await in_(29);
  expect(await textsOf()).toMatchObject([{ id: 'ed1' }]);
  await in_(31);
  expect(await textsOf()).toEqual([]);
});

test('what is erased for good takes its texts with it, those of its translations and its note, too', async () => {
  const { body: item } = await call('POST', '/content/updates', { body: DRAFT });
  const id = String(item._id);
  await keep('Of the item', 1, 'a', { form: `updates:${id}` });
  await keep('Of its translation', 1, 'b', { form: `updates:${id}/ny` });
  await keep('Of another one', 1, 'c', { form: `updates:${id}0` });
  await call('DELETE', `/content/updates/${id}`);
  expect(await textsOf()).toHaveLength(3);
  await call('DELETE', `/trash/${id}`);
  expect(await textsOf()).toMatchObject([{ id: 'c' }]);

  const { body: sent } = await call('POST', '/messages', { body: MESSAGE });
  await keep('About Grace', 1, 'd', { form: `messages:${String(sent._id)}:note` });
  await call('POST', '/address-data/erase', { body: { email: MESSAGE.email } });
  expect(await textsOf()).toMatchObject([{ id: 'c' }]);
});

test.each([
  ['updates:1', true, ['Administrator'], 'names the other person who is typing'],
  ['updates:new', true, [], 'a new item is not the same one'],
  ['quote', true, [], 'an editor does not see who changes a singleton'],
  ['quote', false, ['Editor'], 'an administrator does'],
])('the list of %s, to an editor: %s, names %j: %s', async (form, toEditor, names) => {
  const { people } = (await call('GET', '/people')).body as { people: { _id: string; name: string; role: string }[] };
  const [typing, reading] = toEditor ? [undefined, editor] : [editor, undefined];
  const role = toEditor ? 'administrator' : 'editor';
  const { name } = people.find((person) => person.role === role) ?? { name: '' };
  await keep('Typed', 1, 'ed1', { form, token: typing });
  expect((await listed(`?form=${form}`, reading)).editing).toEqual(names.map(() => name));
  expect((await listed(`?form=${form}`, typing)).editing).toEqual([]);
  expect((await listed('', reading)).editing).toEqual([]);
  const long = new Date(Date.now() - 121_000).toISOString();
  await server.database.updateTable('autosaves').set({ keptAt: long }).execute();
  expect((await listed(`?form=${form}`, reading)).editing).toEqual([]);
  await keep('Typed', 2, 'ed1', { form, token: typing });
  await remove('ed1', 2, typing);
  expect((await listed(`?form=${form}`, reading)).editing).toEqual([]);
});

test('the texts of a person go with their access, and the list says who was never alone here', async () => {
  await keep('Theirs', 1, 'ed1', { token: editor });
  expect((await listed()).isAlone).toBe(false);
  const { people } = (await call('GET', '/people')).body as { people: { _id: string; role: string }[] };
  await call('DELETE', `/people/${people.find(({ role }) => role === 'editor')?._id}`);
  expect(await server.database.selectFrom('autosaves').select('id').execute()).toEqual([]);
  expect((await listed()).isAlone).toBe(false);
  await server.database.deleteFrom('changes').execute();
  expect((await listed()).isAlone).toBe(true);
  editor = await editorOf(call);
});

test('a picture that only unsaved text names is in use', async () => {
  const file = '0123456789abcdef-640x400.png';
  await keep(`/uploads/${file}`);
  expect(await pictureUses(server.database)).toEqual(new Map([[file, [{ list: '', item: '', title: '' }]]]));
});

test('rows with revisions get a number, and their id as key; those that have ended have none', async () => {
  const { database } = server;
  const { schema } = database;
  for (const column of ['number', 'key']) await schema.alterTable('autosaves').dropColumn(column).execute();
  for (const [column, initial] of [
    ['revisions', '[]'],
    ['ended', ''],
  ] as const)
    await schema
      .alterTable('autosaves')
      .addColumn(column, 'text', (one) => one.notNull().defaultTo(initial))
      .execute();
  const [{ _id }] = (await call('GET', '/people')).body.people as [{ _id: string }];
  const row = (id: string, fields: string, ended: string) => ({
    ...{ _id: `${_id}/${id}`, administrator: _id, id, form: 'updates:new', fields, version: null },
    ...{ device: 'Firefox on Android', keptAt: new Date().toISOString(), revisions: '["r2","r1"]', ended },
  });
  const tables = database as unknown as Kysely<{ autosaves: ReturnType<typeof row> }>;
  await tables
    .insertInto('autosaves')
    .values([row('text1', '{"title":"Half a ti"}', ''), row('text2', '', 'saved'), row('text3', '', '')])
    .execute();
  await autosaveNumbers.up(tables, () => {});
  expect((await textsOf()).map(({ id, number, key }) => [id, number, key])).toEqual([
    ['text3', 1, ''],
    ['text2', 1, ''],
    ['text1', 1, 'text1'],
  ]);
  expect(await titleOf('text1')).toBe('Half a ti');
  await add(storing('text1/1'));
  expect((await read('text1')).status).toBe(404);
});
