import { startTestServer, type TestServer } from '../src/testing';
import { asStranger, callsTo, type Call } from './calls';

let server: TestServer;
let call: Call;

beforeAll(async () => {
  server = await startTestServer();
  call = callsTo(server);
});
afterAll(() => server.close());
beforeEach(() => server.reset());

const image = '/uploads/0123456789abcdef-800x600.jpg';
const html = '<h1>Water</h1><p>The well &amp; the <strong>pump</strong> work.</p>';
const words = 'The well & the pump work.';

const event = { title: 'A well', date: '2026-12-01T08:00:00.000Z', location: 'Zomba' };

/** The content types with rich text, and the fields that their cards show besides title, image, excerpt and slug. */
describe.each([
  ['updates', 'updates', 'description', { title: 'A well', date: '2026-11-21' }, ['date']],
  ['events', 'events', 'description', event, ['date', 'repeats', 'repeatsUntil', 'location']],
  ['projects', 'projects', 'description', { title: 'A well', image, initiatedDate: '2026-01-05' }, ['initiatedDate']],
  [
    'case-studies',
    'caseStudies',
    'content',
    { title: 'A well', category: 'Education Support' },
    ['category', 'createdAt'],
  ],
  [
    'use-cases',
    'useCases',
    'content',
    { title: 'A well', category: 'Technology Solutions' },
    ['category', 'createdAt'],
  ],
] as const)('the excerpt of %s', (path, items, source, draft, shown) => {
  const list = `/content/${path}`;
  const listed = async (query = '') =>
    (await asStranger(call)('GET', `${list}${query}`)).body[items] as Record<string, unknown>[];
  const cards = () => listed('?fields=title,excerpt');
  const add = async () => (await call('POST', list, { body: { ...draft, [source]: html } })).body as { _id: string };

  test('is stored with the item, answered when it is asked for, and changes with the text', async () => {
    const { _id } = await add();
    expect(await cards()).toEqual([{ _id, title: 'A well', excerpt: words }]);
    await call('PUT', `${list}/${_id}`, { body: { ...draft, [source]: `<p>${'Rain. '.repeat(200)}</p>` } });
    expect(await cards()).toEqual([{ _id, title: 'A well', excerpt: expect.stringMatching(/^(Rain\. ){66}Rain…$/) }]);
    await call('PUT', `${list}/${_id}`, { body: { ...draft, [source]: '' } });
    expect(await cards()).toEqual([{ _id, title: 'A well', excerpt: '' }]);
  });

  test('is answered with what cards show, unless fields are named', async () => {
    const { _id } = await add();
    const [card = {}] = await listed('?view=card');
    expect(card).toMatchObject({ _id, title: 'A well', excerpt: words });
    expect(Object.keys(card).sort()).toEqual(['_id', 'title', 'image', 'excerpt', 'slug', ...shown].sort());
    expect(await listed('?view=card&fields=title')).toEqual([{ _id, title: 'A well' }]);
  });

  test('is in no answer that was not asked for it', async () => {
    const created = await add();
    const answers = [created, ...(await listed()), (await call('GET', `${list}/${created._id}`)).body];
    expect(answers).toHaveLength(3);
    for (const answer of answers) {
      expect(answer).toMatchObject({ _id: created._id, [source]: html });
      expect(answer).not.toHaveProperty('excerpt');
    }
  });

  test('comes back with a deleted item, also with one that was deleted before there were excerpts', async () => {
    const { _id } = await add();
    await call('DELETE', `${list}/${_id}`);
    const { rows } = await server.database.selectFrom('trash').select('rows').executeTakeFirstOrThrow();
    const { item, dependants } = JSON.parse(rows) as { item: Record<string, unknown>; dependants: unknown[] };
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
  const { body } = await call('POST', '/content/partners', { body: { name: 'Lake Trust', logo: image, order: 1 } });
  const { partners } = (await call('GET', '/content/partners?fields=name,excerpt')).body;
  expect(partners).toEqual([{ _id: body._id, name: 'Lake Trust' }]);
  // All of its fields are what its cards show.
  expect((await call('GET', '/content/partners?view=card')).body.partners).toEqual([body]);
  expect((await call('GET', '/content/partners?view=whole')).body).toMatchObject({
    errors: { view: 'view must be card.' },
  });
});
