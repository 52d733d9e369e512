import fc from 'fast-check';
import fastify, { type RouteOptions } from 'fastify';
import { sql } from 'kysely';
import { LANGUAGES, prefixOf } from '@charity-site/api-client/entities';
import { SERVER_PATHS } from '@charity-site/registry/store';
import { validation } from '../../../src/http/plugins/validation';
import { siteWithRoutes } from '../../../testing/registeredRoutes';

const { server, call, visit, routes } = siteWithRoutes();

const partner = { name: 'Northgate Church', logo: '/uploads/0123456789abcdef-8x6.png', order: 1 };

describe('a query', () => {
  test.each([
    ['/content/upcoming-events?limit=a', 'limit', 'limit must be a whole number from 1 to 9999.'],
    ...[
      '',
      '0',
      'abc',
      'Infinity',
      '1e999',
      '1e2',
      '0x10',
      '-1',
      '+1',
      '1.5',
      '99999999999999999999',
      '1&page=2',
    ].map((page) => [
      `/content/partners?page=${page}`,
      'page',
      'page must be a whole number from 1.',
    ]),
    ['/content/partners?page[a]=1', 'page', 'page must be a whole number from 1.'],
    ...['0', '10000'].map((limit) => [
      `/content/partners?limit=${limit}`,
      'limit',
      'limit must be a whole number from 1 to 9999.',
    ]),
    ['/history?limit=Infinity', 'limit', 'limit must be a whole number from 1 to 100.'],
    ['/messages?search[]=a', 'search', 'search must be text.'],
    ['/content/partners?search=a&search=b', 'search', 'search can be given only once.'],
    ...['', 'yes', '1'].map((read) => [
      `/messages?read=${read}`,
      'read',
      'read must be true or false.',
    ]),
  ])('%s is refused with a text for its field', async (path, field, text) => {
    const { status, body } = await call('GET', path);
    expect({ status, body }).toEqual({
      status: 400,
      body: { message: text, errors: { [field]: text } },
    });
  });

  test('may list fields in one parameter or in several', async () => {
    await call('POST', '/content/partners', { body: partner });
    const fields = async (query: string) => {
      const { body } = await visit('GET', `/content/partners?${query}`);
      return Object.keys((body.partners as object[])[0] ?? {}).sort();
    };
    expect(await fields('fields=name,order')).toEqual(['_id', 'name', 'order']);
    expect(await fields('fields=name&fields=order')).toEqual(['_id', 'name', 'order']);
  });
});

test('an invalid id is rejected before the body is validated', async () => {
  expect(await call('PUT', '/content/partners/abc', { body: {} })).toMatchObject({
    status: 404,
    body: { message: 'Partner not found.' },
  });
});

test('a response contains only the described fields of the table', async () => {
  const { body: added } = await call('POST', '/content/partners', { body: partner });
  await sql`alter table partners add column "internalNote" text`.execute(server.database);
  await sql`update partners set "internalNote" = 'not for visitors'`.execute(server.database);
  for (const path of ['/content/partners', `/content/partners/${String(added._id)}`])
    expect(JSON.stringify((await visit('GET', path)).body)).not.toContain('not for visitors');
});

/** Missing schemas of a route. */
const missingIn = ({ url, schema = {} }: RouteOptions): string[] => {
  const { params, response } = schema as { params?: { properties: object }; response?: object };
  const described = Object.keys(params?.properties ?? {});
  const statuses = Object.keys(response ?? {});
  return [
    ...[...url.matchAll(/(?<!\?):(\w+)|\*/g)]
      .map(([all, name]) => name ?? all)
      .filter((name) => !described.includes(name)),
    ...(statuses.some((status) => /^[23]/.test(status)) ? [] : ['an answer']),
    ...(statuses.some((status) => /^[45]|^default$/.test(status)) ? [] : ['a refusal']),
  ];
};

test('every route has schemas of its path, its responses and its error responses', () => {
  const urls = routes.map(({ url }) => url);
  expect(urls).toEqual(
    expect.arrayContaining([
      '/api/releases/:remote/turns',
      '/api/reports',
      '/releases/rollback',
      '/previews/leave',
      '/*',
    ]),
  );
  const incomplete = routes.flatMap((route) =>
    missingIn(route).map((missing) => `${String(route.method)} ${route.url}: ${missing}`),
  );
  expect(incomplete).toEqual([]);
});

test('no remote can claim a path of the server', () => {
  // Forms are sent to the pages of the public site, and its events have files.
  const own = routes.filter(
    ({ method, url }) => String(method).includes('GET') && !url.startsWith('/events/'),
  );
  const prefixes = [
    ...own.map(({ url }) => url.replace(/^(\/[^/]*).*/, '$1')),
    ...LANGUAGES.map(({ code }) => prefixOf(code)),
  ];
  // Other routes are no prefixes: file names, and the home page.
  const claimed = [...new Set(prefixes)].filter((prefix) => /^\/[a-z0-9][a-z0-9_-]*$/.test(prefix));
  expect(claimed.filter((prefix) => !SERVER_PATHS.includes(prefix))).toEqual([]);
  expect(claimed).toEqual(
    expect.arrayContaining(['/api', '/healthz', '/metrics', '/ny', '/releases', '/uploads']),
  );
});

test('a query and a body without a schema reach no handler', async () => {
  const app = fastify();
  await app.register(validation);
  app.post('/plain', ({ query, body }) => ({ query, body: body ?? null }));
  const schema = { querystring: { type: 'object' }, body: { type: 'object' } };
  app.post('/described', { schema }, ({ query, body }) => ({ query, body }));
  const sent = { method: 'POST', query: { a: '1' }, payload: { b: 2 } } as const;
  expect((await app.inject({ ...sent, url: '/plain' })).json()).toEqual({ query: {}, body: null });
  expect((await app.inject({ ...sent, url: '/described' })).json()).toEqual({
    query: { a: '1' },
    body: { b: 2 },
  });
});

test('any page and limit get a result or an error message', async () => {
  // fast-check prints the seed and the smallest query of a failure.
  const value = fc.oneof(
    fc.double().map(String),
    fc.integer().map(String),
    fc.string({ unit: 'grapheme' }),
  );
  const ask = async (page: string, limit: string) => {
    const { status, body } = await visit(
      'GET',
      `/content/partners?${new URLSearchParams({ page, limit })}`,
    );
    expect(status === 200 || (status === 400 && /\.$/.test(String(body.message)))).toBe(true);
  };
  await fc.assert(fc.asyncProperty(value, value, ask));
});
