import { events } from '@charity-site/api-client/entities';
import { newRow } from '../../../src/content/rows/rows';
import { untyped, type ListRow } from '../../../src/db/database';
import { contentTypeAt } from '../../../testing/contentTypes';
import { addUpdates } from '../../../testing/manyUpdates';
import { emptySite } from '../../../testing/site';

const { server, call, visit, add: addItem } = emptySite();

// One of the nine types (docs/decisions/0054), with a name for its title and an order of its own.
test('a list has the requested order on all pages', async () => {
  const { draft } = contentTypeAt('partners');
  const names = async (query: string): Promise<string[]> => {
    const { status, body } = await visit('GET', `/content/partners?${query}`);
    expect(status).toBe(200);
    return (body.partners as { name: string }[]).map(({ name }) => name);
  };
  // With an equal position, newer ones come first.
  const { _id } = await addItem('partners', { ...draft, name: 'beans' });
  for (const name of ['Apples', 'carrots']) await addItem('partners', { ...draft, name });
  await call('PUT', `/content/partners/${_id}`, { body: { ...draft, name: 'Beans' } });
  const orders = {
    newest: ['carrots', 'Apples', 'Beans'],
    oldest: ['Beans', 'Apples', 'carrots'],
    title: ['Apples', 'Beans', 'carrots'],
    changed: ['Beans', 'carrots', 'Apples'],
    order: ['carrots', 'Apples', 'Beans'],
  };
  for (const [order, shown] of Object.entries(orders)) {
    expect([order, await names(`sort=${order}`)]).toEqual([order, shown]);
    expect(await names(`sort=${order}&limit=1&page=2`)).toEqual([shown[1]]);
  }
  expect(await names('')).toEqual(orders.order);
});

test('titles are sorted ignoring accents and leading punctuation, with 2 before 10', async () => {
  const words =
    '2 wells, 010 wells, 100 wells, Åland, ¡apple!, “Élan”, Møller, – Mudzi 9, Mudzi 11, Ŵanthu, Zebra';
  const shown = words.split(', ');
  const { draft } = contentTypeAt('updates');
  for (const title of shown.toSorted()) await addItem('updates', { ...draft, title });
  const { body } = await visit('GET', '/content/updates?sort=title&limit=20');
  expect((body.updates as { title: string }[]).map(({ title }) => title)).toEqual(shown);
});

test.each([
  ['updates', 'sort=upwards', 'sort must be one of: '],
  ['updates', 'sort=newest&sort=title', 'sort can be given only once.'],
  ['updates', 'sort=order', 'sort must be one of: '],
  ['partners', 'sort=', 'sort must be one of: '],
  ['updates', 'from=2026-02-30', 'from must be a date, such as 2026-11-21.'],
  ['updates', 'to=tomorrow', 'to must be a date, such as 2026-11-21.'],
])('a list of %s rejects ?%s', async (path, query, text) => {
  const { status, body } = await call('GET', `/content/${path}?${query}`);
  expect([status, body.message]).toEqual([400, expect.stringContaining(text)]);
});

const DAYS = ['2026-11-20', '2026-11-21', '2026-11-22'];
// Around midnight in Malawi, which is two hours ahead of UTC.
const MIDNIGHTS = [
  '2026-11-20T21:59:00.000Z',
  '2026-11-20T22:00:00.000Z',
  '2026-11-21T22:00:00.000Z',
];

test.each([
  ['updates', 'date', DAYS],
  ['projects', 'initiatedDate', DAYS],
  ['events', 'date', MIDNIGHTS],
])(
  '%s are limited from the first to the last day, both included',
  async (path, field, [before, day, after]) => {
    const { draft, items } = contentTypeAt(path);
    for (const value of [before, day, after]) await addItem(path, { ...draft, [field]: value });
    const dates = async (query: string) => {
      const { body } = await call('GET', `/content/${path}?sort=oldest&${query}`);
      return [
        body.totalItems,
        ...(body[items] as Record<string, string>[]).map((item) => item[field]),
      ];
    };
    expect(await dates('from=2026-11-21')).toEqual([2, day, after]);
    expect(await dates('to=2026-11-21')).toEqual([2, before, day]);
    expect(await dates('from=2026-11-21&to=2026-11-21')).toEqual([1, day]);
    expect(await dates('from=2026-11-23&to=2026-11-19')).toEqual([0]);
  },
);

test('case studies are limited by the day on which they were added', async () => {
  await call('POST', '/content/case-studies', { body: contentTypeAt('case-studies').draft });
  const found = async (query: string) =>
    (await call('GET', `/content/case-studies?${query}`)).body.totalItems;
  expect(await found('from=2020-01-01')).toBe(1);
  expect(await found('to=2020-01-01')).toBe(0);
});

describe('excerpts', () => {
  const image = '/uploads/0123456789abcdef-800x600.jpg';
  const html = '<h1>Water</h1><p>The well &amp; the <strong>pump</strong> work.</p>';
  const words = 'The well & the pump work.';

  /**
   * The content types with rich text, and the further fields of their cards, after title, image,
   * excerpt and slug.
   */
  test.each([
    ['updates', 'description', ['date']],
    ['events', 'description', ['date', 'repeats', 'repeatsUntil', 'location']],
    ['projects', 'description', ['initiatedDate', 'progress']],
    ['case-studies', 'content', ['category', 'createdAt']],
    ['use-cases', 'content', ['category', 'createdAt']],
  ] as const)(
    'one of %s has its excerpt and the fields of cards, unless fields are named',
    async (...row) => {
      const [path, source, shown] = row;
      const { items, draft } = contentTypeAt(path);
      const listed = async (query: string) =>
        (await visit('GET', `/content/${path}${query}`)).body[items] as Record<string, unknown>[];
      const { _id } = await addItem(path, { ...draft, title: 'A well', [source]: html });
      const [card = {}] = await listed('?view=card');
      expect(card).toMatchObject({ _id, title: 'A well', excerpt: words });
      expect(Object.keys(card).sort()).toEqual(
        ['_id', 'title', 'image', 'excerpt', 'slug', ...shown].sort(),
      );
      expect(await listed('?view=card&fields=title')).toEqual([{ _id, title: 'A well' }]);
    },
  );

  describe('the excerpt of an update', () => {
    const list = '/content/updates';
    const draft = { title: 'A well', date: '2026-11-21' };
    const cards = async () => (await visit('GET', `${list}?fields=title,excerpt`)).body.updates;
    const save = async (description: string, id = '') =>
      String(
        (
          await call(id ? 'PUT' : 'POST', id ? `${list}/${id}` : list, {
            body: { ...draft, description },
          })
        ).body._id,
      );

    test('is stored with the item, returned on request, and changes with the text', async () => {
      const _id = await save(html);
      expect(await cards()).toEqual([{ _id, title: 'A well', excerpt: words }]);
      await save(`<p>${'Rain. '.repeat(200)}</p>`, _id);
      expect(await cards()).toEqual([
        { _id, title: 'A well', excerpt: expect.stringMatching(/^(Rain\. ){65}Rain…$/) },
      ]);
      await save('', _id);
      expect(await cards()).toEqual([{ _id, title: 'A well', excerpt: '' }]);
    });

    test('is computed for a restored item that is older than excerpts', async () => {
      const _id = await save(html);
      await call('DELETE', `${list}/${_id}`);
      const { rows } = await server.database
        .selectFrom('trash')
        .select('rows')
        .executeTakeFirstOrThrow();
      const { item, dependants } = JSON.parse(rows) as {
        item: Record<string, unknown>;
        dependants: unknown[];
      };
      const { excerpt, ...before } = item;
      expect(excerpt).toBe(words);
      await server.database
        .updateTable('trash')
        .set({ rows: JSON.stringify({ item: before, dependants }) })
        .execute();
      await call('POST', `${list}/${_id}/restore`);
      expect(await cards()).toEqual([{ _id, title: 'A well', excerpt: words }]);
    });
  });

  test('a type without rich text has no excerpt', async () => {
    const { body } = await call('POST', '/content/partners', {
      body: { name: 'Lake Trust', logo: image, order: 1 },
    });
    const { partners } = (await call('GET', '/content/partners?fields=name,excerpt')).body;
    expect(partners).toEqual([{ _id: body._id, name: 'Lake Trust' }]);
    // All of its fields are what its cards show.
    expect((await call('GET', '/content/partners?view=card')).body.partners).toEqual([body]);
    expect((await call('GET', '/content/partners?view=whole')).body).toMatchObject({
      errors: { view: 'view must be card.' },
    });
  });
});

describe('a long list', () => {
  const listed = async (query: string) => {
    const answer = await fetch(`${server.url}/api/content/updates?${query}`);
    return {
      answer,
      items: ((await answer.json()) as { updates: Record<string, unknown>[] }).updates,
    };
  };

  test('of more than 100 items omits rich text unless requested, one of 100 contains it', async () => {
    await addUpdates(server.database, 100, '<p>Water</p>');
    const { items } = await listed('limit=9999');
    expect(items).toHaveLength(100);
    expect(items[99]).toMatchObject({ description: '<p>Water</p>' });
    await addUpdates(server.database, 1, '<p>Water</p>');
    const { items: all } = await listed('limit=9999');
    expect(all).toHaveLength(101);
    const fields = [
      '_id',
      'commenting',
      'createdAt',
      'date',
      'image',
      'project',
      'title',
      'updatedAt',
    ];
    expect(Object.keys(all[0] ?? {}).sort()).toEqual(fields);
    const { items: requested } = await listed('limit=9999&fields=title,description');
    expect(requested).toHaveLength(101);
    expect(requested[0]).toEqual({
      _id: expect.any(String),
      title: expect.any(String),
      description: '<p>Water</p>',
    });
    const { items: fewer } = await listed('limit=100');
    expect(fewer[0]).toMatchObject({ description: '<p>Water</p>' });
  });

  test('of upcoming events follows the same rule', async () => {
    const row = (index: number) =>
      newRow(events, {
        title: `Event ${index}`,
        date: '2999-01-01T00:00:00.000Z',
        location: 'Zomba',
        image: '',
        description: '<p>a</p>',
      });
    for (let index = 0; index < 101; index += 1)
      await untyped<ListRow>(server.database).insertInto('events').values(row(index)).execute();
    const upcoming = async (limit: number) =>
      (await (
        await fetch(`${server.url}/api/content/upcoming-events?limit=${limit}`)
      ).json()) as object[];
    expect((await upcoming(9999))[0]).not.toHaveProperty('description');
    expect((await upcoming(5))[0]).toHaveProperty('description', '<p>a</p>');
  });

  test('above the maximum size is rejected', async () => {
    await addUpdates(server.database, 170, 'x'.repeat(200_000));
    const { answer } = await listed('limit=9999&fields=description');
    expect(answer.status).toBe(400);
    expect((await listed('limit=9999')).answer.status).toBe(200);
  });
});
