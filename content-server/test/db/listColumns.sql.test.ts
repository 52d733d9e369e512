import type { Kysely } from 'kysely';
import type { Database } from '../../src/db/database';
import type { AnyRows } from '../../src/db/migrations/fillFromText';
import { lists } from '../../src/db/migrations/lists';
import { ownDatabase } from '../../testing/ownDatabase';

let database: Kysely<AnyRows>;
ownDatabase(
  (opened: Database) => (database = opened.withTables<AnyRows>() as unknown as Kysely<AnyRows>),
  'all',
);

const WAYS = 'Airtel Money | 0999 000 000 |  | Dial. • Send.\nTNM Mpamba | 0888 000 000';
const WAYS_NOW = [
  {
    name: 'Airtel Money',
    number: '0999 000 000',
    accountName: '',
    steps: [{ text: 'Dial.' }, { text: 'Send.' }],
  },
  { name: 'TNM Mpamba', number: '0888 000 000', accountName: '', steps: [] },
];
const COUNT = 'wells | 9 | 12';
const COUNT_NOW = [{ what: 'wells', done: '9', planned: '12' }];
const json = (value: unknown) => JSON.stringify(value);

const AT = '2026-11-20T08:00:00.000Z';
const translation = (list: string, field: string, text: string, source: string) => ({
  _id: `${list}/${list}/ny/${field}`,
  list,
  item: list,
  language: 'ny',
  field,
  text,
  source,
  plainText: text,
  updatedAt: AT,
});

const rowsOf = (table: string) => database.selectFrom(table).selectAll().execute();

/** Stores a row with '' in the other columns. */
const store = async (table: string, row: Record<string, unknown>): Promise<void> => {
  const { columns = [] } =
    (await database.introspection.getTables()).find(({ name }) => name === table) ?? {};
  const empty = columns.map(({ name, dataType }) => [name, /int/i.test(dataType) ? 0 : '']);
  await database
    .insertInto(table)
    .values({ ...Object.fromEntries(empty), ...row } as Record<string, string>)
    .execute();
};

test('lists that were stored as text become JSON in all tables, and nothing else changes', async () => {
  const project = {
    _id: 'p',
    title: 'a | b',
    description: '<p>x | y</p>',
    progress: COUNT,
    createdAt: AT,
    updatedAt: AT,
  };
  await store('giving', {
    _id: 'giving',
    ways: WAYS,
    reference: 'a | b',
    amounts: 'K5 | a | b | |',
    updatedAt: AT,
  });
  await store('projects', project);
  await store('translations', translation('giving', 'ways', WAYS.replace('Dial', 'Imbani'), WAYS));
  await store('translations', translation('giving', 'donateIntro', 'a | b', 'c | d'));
  await store('changes', {
    _id: 'c',
    list: 'projects',
    item: 'p',
    fields: json({ title: 'a | b', progress: COUNT }),
  });
  await store('changes', {
    _id: 'd',
    list: 'giving',
    item: 'giving/ny',
    fields: json({ ways: WAYS }),
  });
  await store('changes', { _id: 'e', list: 'projects', item: 'p', fields: null });
  const trashed = {
    item: project,
    dependants: [],
    translations: [translation('projects', 'progress', COUNT, COUNT)],
  };
  await store('trash', { _id: 'p', list: 'projects', rows: json(trashed), deletedAt: AT });
  await store('item_previews', {
    tokenHash: 'h',
    list: 'projects',
    item: 'p',
    fields: json({ progress: COUNT }),
  });
  await store('autosaves', {
    _id: 'a',
    form: 'giving',
    fields: json({ ways: WAYS, reference: 'x | y' }),
  });
  await store('autosaves', { _id: 'b', form: '', fields: '' });
  const before = await Promise.all(['giving', 'projects'].map(rowsOf));

  await lists.up(database, () => undefined);

  const [giving] = await rowsOf('giving');
  expect(giving).toEqual({
    ...before[0]?.[0],
    ways: json(WAYS_NOW),
    amounts: json([{ amount: 'K5', text: 'a | b | |' }]),
    purposes: '',
  });
  expect(await rowsOf('projects')).toEqual([{ ...before[1]?.[0], progress: json(COUNT_NOW) }]);
  const inChichewa = json(WAYS_NOW).replace('Dial', 'Imbani');
  expect(
    (await rowsOf('translations')).sort((a, b) => (a.field ?? '').localeCompare(b.field ?? '')),
  ).toEqual([
    translation('giving', 'donateIntro', 'a | b', 'c | d'),
    {
      ...translation('giving', 'ways', inChichewa, json(WAYS_NOW)),
      plainText: 'Airtel Money · 0999 000 000 · Imbani.\nSend.\nTNM Mpamba · 0888 000 000',
    },
  ]);
  const fieldsOf = async (table: string) => (await rowsOf(table)).map(({ fields }) => fields);
  expect((await fieldsOf('changes')).sort()).toEqual(
    [
      json({ title: 'a | b', progress: json(COUNT_NOW) }),
      json({ ways: json(WAYS_NOW) }),
      null,
    ].sort(),
  );
  expect(await fieldsOf('item_previews')).toEqual([json({ progress: COUNT_NOW })]);
  expect((await fieldsOf('autosaves')).sort()).toEqual([
    '',
    json({ ways: WAYS_NOW, reference: 'x | y' }),
  ]);
  const [{ rows = '' } = {}] = await rowsOf('trash');
  expect(JSON.parse(rows)).toEqual({
    item: { ...project, progress: json(COUNT_NOW) },
    dependants: [],
    translations: [
      {
        ...translation('projects', 'progress', json(COUNT_NOW), json(COUNT_NOW)),
        plainText: 'wells · 9 · 12',
      },
    ],
  });
});
