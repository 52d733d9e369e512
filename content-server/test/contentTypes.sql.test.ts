import { sql } from 'kysely';
import { startTestServer, type TestServer } from '../src/testing';
import { asStranger, callsTo, type Call } from './calls';
import { CONTENT_TYPES, type ContentType } from './contentTypes';

let server: TestServer;
let call: Call;

beforeAll(async () => {
  server = await startTestServer();
  call = callsTo(server);
});
afterAll(() => server.close());
beforeEach(() => server.reset());

const TABLES: Record<string, string> = {
  'hero-slides': 'hero_slides',
  'executive-members': 'executive_members',
  partners: 'partners',
};

type Item = Record<string, unknown> & { _id: string; updatedAt: string };

const textField = ({ searched }: ContentType) => searched[0] as string;

describe.each(CONTENT_TYPES)('$path', (type) => {
  const list = `/content/${type.path}`;
  const add = async (changes: Record<string, unknown> = {}): Promise<Item> => {
    const { status, body } = await call('POST', list, { body: { ...type.draft, ...changes } });
    expect({ status, message: body.message }).toEqual({ status: 201, message: undefined });
    return body as Item;
  };
  const listed = async (query = ''): Promise<Item[]> => {
    const { status, body } = await asStranger(call)('GET', `${list}${query}`);
    expect(status).toBe(200);
    return body[type.items] as Item[];
  };

  test('adds an item and answers it to everybody, in the list and alone', async () => {
    const added = await add({ unknownField: 'left out' });
    expect(added).toEqual({
      ...type.draft,
      _id: expect.stringMatching(/^[\w-]+$/),
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: expect.stringMatching(/Z$/),
    });
    expect(await listed()).toEqual([added]);
    expect((await asStranger(call)('GET', `${list}/${added._id}`)).body).toEqual(added);
  });

  test('pages, and answers an empty page past the end', async () => {
    const empty = await asStranger(call)('GET', list);
    expect(empty.body).toEqual({ [type.items]: [], currentPage: 1, totalPages: 1, totalItems: 0 });
    for (let index = 0; index < 11; index += 1) await add();
    const pages = await Promise.all([1, 2, 3].map((page) => listed(`?limit=5&page=${page}`)));
    expect(pages.map(({ length }) => length)).toEqual([5, 5, 1]);
    expect(new Set(pages.flat().map(({ _id }) => _id)).size).toBe(11);
    expect((await call('GET', list)).body).toMatchObject({ currentPage: 1, totalPages: 2, totalItems: 11 });
    expect((await call('GET', `${list}?page=9`)).body).toEqual({
      [type.items]: [],
      currentPage: 9,
      totalPages: 2,
      totalItems: 11,
    });
  });

  test.each([
    'page=0',
    'page=-1',
    'page=abc',
    'page=1.5',
    'page=',
    'limit=0',
    'limit=10000',
    'limit=abc',
    'page=1&page=2',
  ])('refuses ?%s', async (query) => {
    const { status, body } = await call('GET', `${list}?${query}`);
    expect(status).toBe(400);
    expect(body.message).toMatch(/must be a whole number from 1/);
  });

  test('sorts before paging, the same way on every page', async () => {
    const added: Item[] = [];
    // Texts run against the expected order, so that no tie can be decided by them.
    for (const [index, changes] of type.sorted.changes.entries())
      added.push(await add({ [textField(type)]: `${9 - index}`, ...changes }));
    const expected = type.sorted.shown.map((index) => added[index]?._id);
    expect((await listed()).map(({ _id }) => _id)).toEqual(expected);
    const single = await Promise.all(expected.map((_, index) => listed(`?limit=1&page=${index + 1}`)));
    expect(single.flat().map(({ _id }) => _id)).toEqual(expected);
  });

  test('searches without regard to case, beyond ASCII too, and takes % and _ as they stand', async () => {
    for (const field of type.searched) {
      await server.reset();
      const found = await add({ [field]: 'Ŵathu wa ÉLAN 100%_sure \\o/' });
      await add({ [field]: 'Something else 100 sure' });
      for (const search of ['ŵATHU', 'élan', '%_', '  100%  ', '\\o/'])
        expect((await listed(`?search=${encodeURIComponent(search)}`)).map(({ _id }) => _id)).toEqual([found._id]);
      expect(await listed('?search=elan')).toEqual([]);
      expect(await listed('?search=%20')).toHaveLength(2);
      await call('PUT', `${list}/${found._id}`, { body: { ...type.draft, [field]: 'Renamed' } });
      expect(await listed('?search=rename')).toHaveLength(1);
      expect(await listed(`?search=${encodeURIComponent('ŵ')}`)).toEqual([]);
    }
  });

  test('gives only the fields asked for, with the id, and ignores unknown names', async () => {
    const added = await add();
    const field = textField(type);
    expect(await listed(`?fields=${field},searchText,nonsense`)).toEqual([{ _id: added._id, [field]: added[field] }]);
  });

  test.each(type.refused)('refuses %s = %j', async (field, value, text) => {
    const body = { ...type.draft, [field]: value };
    const refused = await call('POST', list, { body });
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toEqual({ [field]: text });
    expect(refused.body.message).toBe(text);
    expect(await listed()).toEqual([]);
    const added = await add();
    expect((await call('PUT', `${list}/${added._id}`, { body })).status).toBe(400);
    expect(await listed()).toEqual([added]);
  });

  test('names every wrong field at once', async () => {
    const { status, body } = await call('POST', list, { body: {} });
    const required = Object.keys(type.draft).filter((field) => body.errors?.[field]);
    expect(status).toBe(400);
    expect(required).toContain(textField(type));
    expect(Object.keys(body.errors ?? {})).toEqual(required);
  });

  test.each(['[]', 'null', '"text"', '{"title":', '3'])('refuses the body %s', async (body) => {
    expect((await call('POST', list, { body })).status).toBe(400);
  });

  test('says that a body is not valid JSON', async () => {
    expect((await call('POST', list, { body: '{"title":' })).body.message).toBe('The body is not valid JSON.');
  });

  test('replaces an item whole and keeps its id and its first moment', async () => {
    const added = await add();
    const { status, body } = await call('PUT', `${list}/${added._id}`, {
      body: { ...type.draft, [textField(type)]: '  Changed  ' },
    });
    expect(status).toBe(200);
    expect(body).toEqual({ ...added, [textField(type)]: 'Changed', updatedAt: body.updatedAt });
    expect(Date.parse(String(body.updatedAt))).toBeGreaterThan(Date.parse(added.updatedAt));
    expect(await listed()).toEqual([body]);
  });

  test('refuses a change meant for an older version, when the caller says which one it saw', async () => {
    const added = await add();
    const seen = { 'if-match': `"${added.updatedAt}"` };
    const change = (headers: Record<string, string>) =>
      call('PUT', `${list}/${added._id}`, { body: type.draft, headers });
    expect((await change(seen)).status).toBe(200);
    const late = await change(seen);
    expect(late.status).toBe(412);
    expect(late.body.message).toBe('This item was changed by someone else in the meantime.');
    expect((await change({})).status).toBe(200);
    expect((await change({ 'if-match': 'nonsense' })).status).toBe(400);
  });

  test('deletes an item once, and brings it back as it was', async () => {
    const added = await add();
    const path = `${list}/${added._id}`;
    expect((await call('DELETE', path)).body).toEqual({ message: `${type.item} deleted.` });
    expect((await call('GET', path)).status).toBe(404);
    expect((await call('PUT', path, { body: type.draft })).status).toBe(404);
    expect((await call('DELETE', path)).status).toBe(404);
    expect(await listed()).toEqual([]);
    const restored = await call('POST', `${path}/restore`);
    expect(restored.status).toBe(200);
    expect(await listed()).toEqual([added]);
    expect((await call('POST', `${path}/restore`)).status).toBe(404);
  });

  test.each(['abc', '00000000-0000-7000-8000-000000000000', "x' or 1=1", '%00', 'a'.repeat(200)])(
    'does not find %s',
    async (id) => {
      const { status, body } = await call('GET', `${list}/${encodeURIComponent(id).replace('%2500', '%00')}`);
      expect(status).toBe(404);
      expect(body.message).toEqual(expect.any(String));
    },
  );

  test('lets nobody write without signing in, and says so before looking at what was sent', async () => {
    const added = await add();
    const stranger = asStranger(call);
    const path = `${list}/${added._id}`;
    for (const [method, where] of [
      ['POST', list],
      ['PUT', path],
      ['DELETE', path],
      ['POST', `${path}/restore`],
    ] as const)
      expect(await stranger(method, where, { body: '{ not json' })).toMatchObject({
        status: 401,
        body: { message: 'Please log in.' },
      });
    expect(await listed()).toEqual([added]);
  });
});

describe.each([
  ['case-studies', 'caseStudies', 'Health Initiatives'],
  ['use-cases', 'useCases', 'Social Impact'],
])('the category filter of %s', (path, items, category) => {
  test('narrows the list, and refuses an unknown category', async () => {
    const type = CONTENT_TYPES.find((one) => one.path === path);
    await call('POST', `/content/${path}`, { body: type?.draft });
    const { body: wanted } = await call('POST', `/content/${path}`, { body: { ...type?.draft, category } });
    const of = (name: string) => call('GET', `/content/${path}?category=${encodeURIComponent(name)}`);
    expect((await of(category)).body).toMatchObject({ [items]: [wanted], totalItems: 1 });
    expect((await of('All')).body.totalItems).toBe(2);
    expect((await of('')).body.totalItems).toBe(2);
    expect((await of('Politics')).status).toBe(400);
  });
});

describe.each(CONTENT_TYPES.filter(({ draft }) => 'order' in draft))('the order of $path', (type) => {
  const list = `/content/${type.path}`;
  const field = textField(type);
  const store = async (orders: number[]): Promise<Item[]> => {
    const items: Item[] = [];
    for (const [index, order] of orders.entries())
      items.push((await call('POST', list, { body: { ...type.draft, [field]: `Item ${index}`, order } })).body as Item);
    return items;
  };
  const move = (id: string, direction: unknown) => call('PUT', `${list}/${id}/place`, { body: { direction } });
  const shown = async () =>
    ((await call('GET', list)).body[type.items] as Item[]).map(
      ({ [field]: name, order }) => `${String(name)}: ${order}`,
    );

  test('trades two numbers where that is enough', async () => {
    const [, , third, last] = await store([0, 10, 20, 30]);
    const { status, body } = await move(third?._id ?? '', 'up');
    expect({ status, order: body.order }).toEqual({ status: 200, order: 10 });
    expect(await shown()).toEqual(['Item 0: 0', 'Item 2: 10', 'Item 1: 20', 'Item 3: 30']);
    expect((await move(last?._id ?? '', 'down')).status).toBe(200);
    expect(await shown()).toEqual(['Item 0: 0', 'Item 2: 10', 'Item 1: 20', 'Item 3: 30']);
  });

  test('gives every item its place where numbers are shared', async () => {
    const [first] = await store([5, 5, 5]);
    expect(await shown()).toEqual(['Item 2: 5', 'Item 1: 5', 'Item 0: 5']);
    await move(first?._id ?? '', 'up');
    expect(await shown()).toEqual(['Item 2: 0', 'Item 0: 1', 'Item 1: 2']);
  });

  test('stores the whole new order or nothing of it', async () => {
    const [first] = await store([5, 5, 5]);
    const before = await shown();
    // Of the three new numbers 0, 1 and 2, the index refuses the second that is not 0.
    await sql`create unique index halt on ${sql.table(TABLES[type.path] ?? '')} (("order" > 0)) where "order" < 5`.execute(
      server.database,
    );
    expect((await move(first?._id ?? '', 'up')).status).toBe(500);
    await sql`drop index halt`.execute(server.database);
    expect(await shown()).toEqual(before);
  });

  test('refuses strangers, nonsense and what is gone; a form opened before the move meets a conflict', async () => {
    const [first, second] = await store([0, 1]);
    const id = first?._id ?? '';
    expect((await asStranger(call)('PUT', `${list}/${id}/place`, { body: { direction: 'up' } })).status).toBe(401);
    expect((await move(id, 'sideways')).body.errors).toEqual({ direction: 'Direction must be up or down.' });
    expect((await move('00000000-0000-7000-8000-000000000000', 'up')).status).toBe(404);
    await move(id, 'down');
    const headers = { 'if-match': `"${second?.updatedAt}"` };
    expect((await call('PUT', `${list}/${second?._id}`, { body: type.draft, headers })).status).toBe(412);
  });
});
