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

const isOrdered = ({ draft }: ContentType) => 'order' in draft;
const hasDates = (type: ContentType) => !isOrdered(type) && type.path !== 'documents';

describe.each(CONTENT_TYPES)('$path', (type) => {
  const [name = ''] = type.searched;
  const list = `/content/${type.path}`;
  const add = async (title: string, changes: object = {}): Promise<string> =>
    String((await call('POST', list, { body: { ...type.draft, [name]: title, ...changes } })).body._id);
  const titles = async (query: string): Promise<unknown[]> => {
    const { status, body } = await asStranger(call)('GET', `${list}?${query}`);
    expect(status).toBe(200);
    return (body[type.items] as Record<string, unknown>[]).map((item) => item[name]);
  };

  test('is sorted as asked, page by page', async () => {
    // With an equal date or position, newer ones come first.
    const first = await add('beans');
    await add('Apples');
    await add('carrots');
    await call('PUT', `${list}/${first}`, { body: { ...type.draft, [name]: 'Beans' } });
    const orders = {
      newest: ['carrots', 'Apples', 'Beans'],
      oldest: ['Beans', 'Apples', 'carrots'],
      title: ['Apples', 'Beans', 'carrots'],
      changed: ['Beans', 'carrots', 'Apples'],
    };
    for (const [order, shown] of Object.entries(orders)) {
      expect([order, await titles(`sort=${order}`)]).toEqual([order, shown]);
      expect(await titles(`sort=${order}&limit=1&page=2`)).toEqual([shown[1]]);
    }
    if (isOrdered(type)) expect(await titles('sort=order')).toEqual(await titles(''));
  });

  test.each([
    ['sort=upwards', 'sort must be one of: '],
    ['sort=newest&sort=title', 'sort can be given only once.'],
    [isOrdered(type) ? 'sort=' : 'sort=order', 'sort must be one of: '],
    ...(hasDates(type)
      ? [
          ['from=2026-02-30', 'from must be a date, such as 2026-11-21.'],
          ['to=tomorrow', 'to must be a date, such as 2026-11-21.'],
        ]
      : []),
  ])('refuses ?%s', async (query, text) => {
    const { status, body } = await call('GET', `${list}?${query}`);
    expect(status).toBe(400);
    expect(body.message).toContain(text);
  });
});

describe.each([
  { path: 'updates', items: 'updates', field: 'date', days: ['2026-11-20', '2026-11-21', '2026-11-22'] },
  { path: 'projects', items: 'projects', field: 'initiatedDate', days: ['2026-11-20', '2026-11-21', '2026-11-22'] },
  {
    path: 'events',
    items: 'events',
    field: 'date',
    // Around midnight in Malawi, which is two hours ahead of UTC.
    days: ['2026-11-20T21:59:00.000Z', '2026-11-20T22:00:00.000Z', '2026-11-21T22:00:00.000Z'],
  },
])('the dates of $path', ({ path, items, field, days }) => {
  test('limit the list from the first to the last day, both included', async () => {
    const draft = CONTENT_TYPES.find((type) => type.path === path)?.draft;
    for (const day of days) await call('POST', `/content/${path}`, { body: { ...draft, [field]: day } });
    const dates = async (query: string) => {
      const { body } = await call('GET', `/content/${path}?sort=oldest&${query}`);
      return [body.totalItems, ...(body[items] as Record<string, string>[]).map((item) => item[field])];
    };
    const [before, day, after] = days;
    expect(await dates('from=2026-11-21')).toEqual([2, day, after]);
    expect(await dates('to=2026-11-21')).toEqual([2, before, day]);
    expect(await dates('from=2026-11-21&to=2026-11-21')).toEqual([1, day]);
    expect(await dates('from=2026-11-23&to=2026-11-19')).toEqual([0]);
  });
});

test('case studies are limited by the day on which they were added', async () => {
  const draft = CONTENT_TYPES.find(({ path }) => path === 'case-studies')?.draft;
  await call('POST', '/content/case-studies', { body: draft });
  const found = async (query: string) => (await call('GET', `/content/case-studies?${query}`)).body.totalItems;
  expect(await found('from=2020-01-01')).toBe(1);
  expect(await found('to=2020-01-01')).toBe(0);
});
