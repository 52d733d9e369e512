import { CONTENT_TYPES as DEFINED, formatOf } from '@charity-site/api-client/entities';
import { sql } from 'kysely';
import type { Answer } from '../../../testing/calls';
import { CONTENT_TYPES, contentTypeAt, type ContentType } from '../../../testing/contentTypes';
import { emptySite } from '../../../testing/site';

const { server, call, visit } = emptySite();

type Item = Record<string, unknown> & { _id: string; updatedAt: string };

const textField = ({ searched }: ContentType) => searched[0] as string;

/** The calls of one type, as the administrator adds items and visitors read them. */
const listOf = (type: ContentType) => {
  const list = `/content/${type.path}`;
  const add = async (changes: Record<string, unknown> = {}): Promise<Item> => {
    const { status, body } = await call('POST', list, { body: { ...type.draft, ...changes } });
    expect({ status, message: body.message }).toEqual({ status: 201, message: undefined });
    return body as Item;
  };
  const listed = async (query = ''): Promise<Item[]> => {
    const { status, body } = await visit('GET', `${list}${query}`);
    expect(status).toBe(200);
    return body[type.items] as Item[];
  };
  const idsOf = async (query = '') => (await listed(query)).map(({ _id }) => _id);
  return { list, add, listed, idsOf };
};

const RICH = CONTENT_TYPES.flatMap((type) =>
  Object.entries(DEFINED.find(({ path }) => path === type.path)?.rules.describe().fields ?? {})
    .filter(([, rule]) => formatOf(rule) === 'html')
    .map(([field]) => ({ ...type, field })),
);

test('the types with rich text are those of the specification', () => {
  expect(RICH.map(({ path, field }) => `${path} ${field}`).sort()).toEqual([
    'case-studies content',
    'events description',
    'pages content',
    'projects description',
    'updates description',
    'use-cases content',
  ]);
});

test.each(RICH)(
  'the $field of $path is sanitized when created, changed and saved as a draft',
  async (type) => {
    const unsafe = (words: string) =>
      `<p onclick="x()">${words}</p><script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:x()">b</a>`;
    const list = `/content/${type.path}?drafts=true`;
    const written = async (method: 'POST' | 'PUT', address: string, body: object) => {
      const { status, body: answer } = await call(method, address, {
        body: { ...type.draft, ...body },
      });
      expect(status).toBeLessThan(300);
      const stored = await call('GET', `/content/${type.path}/${String(answer._id)}?drafts=true`);
      return { id: String(answer._id), texts: [answer[type.field], stored.body[type.field]] };
    };
    for (const status of ['published', 'draft']) {
      const added = await written('POST', list, { [type.field]: unsafe('Added'), status });
      const changed = { [type.field]: unsafe('Changed'), status };
      const { texts } = await written(
        'PUT',
        `/content/${type.path}/${added.id}?drafts=true`,
        changed,
      );
      const safe = (words: string) =>
        expect.stringMatching(new RegExp(`^<p>${words}</p>(<img src="x" />)?b$`));
      expect([...added.texts, ...texts]).toEqual([
        ...Array(2).fill(safe('Added')),
        ...Array(2).fill(safe('Changed')),
      ]);
    }
  },
);

describe.each(CONTENT_TYPES)('$path', (type) => {
  const { list, add, listed, idsOf } = listOf(type);

  test('creates an item, which everybody can read in the list and alone', async () => {
    const added = await add({ unknownField: 'left out' });
    expect(added).toEqual({
      ...type.draft,
      _id: expect.stringMatching(/^[\w-]+$/),
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: expect.stringMatching(/Z$/),
    });
    expect(await listed()).toEqual([added]);
    expect((await visit('GET', `${list}/${added._id}`)).body).toEqual(added);
  });

  test('sorts before paging, in the same order on every page', async () => {
    const added: Item[] = [];
    // Texts run against the expected order, so that no tie can be decided by them.
    for (const [index, changes] of type.sorted.changes.entries())
      added.push(await add({ [textField(type)]: `${9 - index}`, ...changes }));
    const expected = type.sorted.shown.map((index) => added[index]?._id);
    expect(await idsOf()).toEqual(expected);
    const single = await Promise.all(
      expected.map((_, index) => idsOf(`?limit=1&page=${index + 1}`)),
    );
    expect(single.flat()).toEqual(expected);
  });

  test('searches ignoring case, accents and apostrophes, and takes % and _ literally', async () => {
    for (const field of type.searched) {
      await server.reset();
      const found = await add({ [field]: 'Ŵathu wa Ng’ÉLAN 100%_sure \\o/ 20–25' });
      await add({ [field]: 'Something else 100 sure' });
      for (const search of [
        'ŵATHU',
        'élan',
        '%_',
        '  100%  ',
        '\\o/',
        'elan',
        "ng'e",
        'ngʼé',
        '“ŵathu”',
        '20-25',
        '20\u221225',
        '20—25',
      ])
        expect(await idsOf(`?search=${encodeURIComponent(search)}`)).toEqual([found._id]);
      // The fields that a list is sorted by are not searched.
      expect(await idsOf('?search=0100')).toEqual([]);
      expect(await idsOf('?search=%20')).toHaveLength(2);
      await call('PUT', `${list}/${found._id}`, { body: { ...type.draft, [field]: 'Renamed' } });
      expect(await idsOf('?search=rename')).toHaveLength(1);
      expect(await idsOf(`?search=${encodeURIComponent('ŵathu')}`)).toEqual([]);
    }
  });

  test('deletes an item once, and restores it unchanged', async () => {
    const added = await add();
    const path = `${list}/${added._id}`;
    expect((await call('DELETE', path)).body).toEqual({ message: `${type.item} deleted.` });
    for (const [method, body] of [['GET'], ['PUT', type.draft], ['DELETE']] as const)
      expect([method, (await call(method, path, { body })).status]).toEqual([method, 404]);
    expect(await listed()).toEqual([]);
    expect((await call('POST', `${path}/restore`)).status).toBe(200);
    expect(await listed()).toEqual([added]);
    expect((await call('POST', `${path}/restore`)).status).toBe(404);
  });
});

// The same code answers for all types.
describe('a list and its items', () => {
  const type = contentTypeAt('updates');
  const { list, add, listed, idsOf } = listOf(type);

  test('is paged, and a page past the end is empty', async () => {
    expect((await visit('GET', list)).body).toEqual({
      updates: [],
      currentPage: 1,
      totalPages: 1,
      totalItems: 0,
    });
    for (let index = 0; index < 11; index += 1) await add();
    const pages = await Promise.all([1, 2, 3].map((page) => idsOf(`?limit=5&page=${page}`)));
    expect(pages.map(({ length }) => length)).toEqual([5, 5, 1]);
    expect(new Set(pages.flat()).size).toBe(11);
    expect((await call('GET', list)).body).toMatchObject({
      currentPage: 1,
      totalPages: 2,
      totalItems: 11,
    });
    const beyond = { updates: [], currentPage: 9, totalPages: 2, totalItems: 11 };
    expect((await call('GET', `${list}?page=9`)).body).toEqual(beyond);
  });

  test('returns only the id and the requested fields, and ignores unknown names', async () => {
    const { _id, title } = await add();
    expect(await listed('?fields=title,searchText,nonsense')).toEqual([{ _id, title }]);
  });

  test('rejects invalid items and changes, and names every invalid field at once', async () => {
    const added = await add();
    const errors = { title: 'Title is required.', date: 'Date must be a valid date.' };
    for (const [method, path] of [
      ['POST', list],
      ['PUT', `${list}/${added._id}`],
    ] as const)
      expect(
        await call(method, path, { body: { ...type.draft, title: ' ', date: '2026-02-30' } }),
      ).toMatchObject({
        status: 400,
        body: { message: Object.values(errors).join(' '), errors },
      });
    expect(await listed()).toEqual([added]);
  });

  test('rejects a body that is not an object as invalid JSON', async () => {
    for (const body of ['[]', 'null', '"text"', '3'])
      expect((await call('POST', list, { body })).status).toBe(400);
    expect(await call('POST', list, { body: '{"title":' })).toMatchObject({
      status: 400,
      body: { message: 'The body is not valid JSON.' },
    });
  });

  test('replaces a whole item, but keeps its id and creation time', async () => {
    const added = await add();
    const { status, body } = await call('PUT', `${list}/${added._id}`, {
      body: { ...type.draft, title: '  Changed  ' },
    });
    expect(status).toBe(200);
    expect(body).toEqual({ ...added, title: 'Changed', updatedAt: body.updatedAt });
    expect(Date.parse(String(body.updatedAt))).toBeGreaterThan(Date.parse(added.updatedAt));
    expect(await listed()).toEqual([body]);
  });

  test('rejects a change of an older version, if the caller names its version', async () => {
    const added = await add();
    const change = (headers: Record<string, string>): Promise<Answer> =>
      call('PUT', `${list}/${added._id}`, { body: type.draft, headers });
    const seen = { 'if-match': `"${added.updatedAt}"` };
    expect((await change(seen)).status).toBe(200);
    expect(await change(seen)).toMatchObject({
      status: 412,
      body: { message: 'This item was changed by someone else in the meantime.' },
    });
    expect((await change({})).status).toBe(200);
    expect((await change({ 'if-match': 'nonsense' })).status).toBe(400);
  });

  test.each([
    'abc',
    '00000000-0000-7000-8000-000000000000',
    "x'%20or%201=1",
    '%00',
    'a'.repeat(200),
  ])('does not find %s', async (id) => {
    const { status, body } = await call('GET', `${list}/${id}`);
    expect([status, body.message]).toEqual([404, expect.any(String)]);
  });
});

test.each([
  ['case-studies', 'Health Initiatives'],
  ['use-cases', 'Social Impact'],
])(
  'the category filter of %s filters the list, and rejects an unknown category',
  async (path, category) => {
    const type = contentTypeAt(path);
    const { add } = listOf(type);
    await add();
    const requested = await add({ category });
    const of = (name: string) =>
      call('GET', `/content/${path}?category=${encodeURIComponent(name)}`);
    expect((await of(category)).body).toMatchObject({ [type.items]: [requested], totalItems: 1 });
    for (const all of ['All', '']) expect((await of(all)).body.totalItems).toBe(2);
    expect((await of('Politics')).status).toBe(400);
  },
);

describe('the order of a list', () => {
  const type = contentTypeAt('partners');
  const { list, add, listed } = listOf(type);
  const store = async (orders: number[]): Promise<Item[]> => {
    const items: Item[] = [];
    for (const [index, order] of orders.entries())
      items.push(await add({ name: `Item ${index}`, order }));
    return items;
  };
  const move = (item: Item | undefined, direction: unknown) =>
    call('PUT', `${list}/${item?._id}/place`, { body: { direction } });
  const shown = async () =>
    (await listed()).map(({ name, order }) => `${String(name)}: ${String(order)}`);

  test('swaps two numbers if that is enough', async () => {
    const [, , third, last] = await store([0, 10, 20, 30]);
    const { status, body } = await move(third, 'up');
    expect({ status, order: body.order }).toEqual({ status: 200, order: 10 });
    expect(await shown()).toEqual(['Item 0: 0', 'Item 2: 10', 'Item 1: 20', 'Item 3: 30']);
    expect((await move(last, 'down')).status).toBe(200);
    expect(await shown()).toEqual(['Item 0: 0', 'Item 2: 10', 'Item 1: 20', 'Item 3: 30']);
  });

  test('renumbers items with equal numbers, and stores the whole new order or nothing', async () => {
    const [first] = await store([5, 5, 5]);
    const before = ['Item 2: 5', 'Item 1: 5', 'Item 0: 5'];
    expect(await shown()).toEqual(before);
    // Of the three new numbers 0, 1 and 2, the index refuses the second that is not 0.
    await sql`create unique index halt on partners (("order" > 0)) where "order" < 5`.execute(
      server.database,
    );
    expect((await move(first, 'up')).status).toBe(500);
    await sql`drop index halt`.execute(server.database);
    expect(await shown()).toEqual(before);
    await move(first, 'up');
    expect(await shown()).toEqual(['Item 2: 0', 'Item 0: 1', 'Item 1: 2']);
  });

  test('rejects invalid moves and missing items; a form opened before the move gets a conflict', async () => {
    const [first, second] = await store([0, 1]);
    expect((await move(first, 'sideways')).body.errors).toEqual({
      direction: 'Direction must be up or down.',
    });
    expect((await call('PUT', `${list}/none/place`, { body: { direction: 'up' } })).status).toBe(
      404,
    );
    await move(first, 'down');
    const headers = { 'if-match': `"${second?.updatedAt}"` };
    expect(
      (await call('PUT', `${list}/${second?._id}`, { body: type.draft, headers })).status,
    ).toBe(412);
  });
});
