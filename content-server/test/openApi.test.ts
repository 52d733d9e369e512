import { startTestServer, type TestServer } from '../src/testing';
import { CONTENT_TYPES } from './contentTypes';

interface Operation {
  parameters?: { name: string; schema: Record<string, unknown> }[];
  requestBody?: { content: Record<string, { schema: { properties: Record<string, unknown>; required?: string[] } }> };
  responses: Record<string, { content?: Record<string, { schema: { properties?: Record<string, unknown> } }> }>;
  security?: unknown[];
}
interface Description {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
}

let server: TestServer;
let described: Description;

beforeAll(async () => {
  server = await startTestServer();
  described = (await (await fetch(`${server.url}/openapi.json`)).json()) as Description;
});
afterAll(() => server.close());

const SINGLETONS = [
  ...['quote', 'logo', 'contact-details', 'donation-details'],
  'comment-settings',
  ...['organisation', 'colours', 'about-us', 'groups', 'figures', 'giving', 'privacy', 'safeguarding', 'redirects'],
];

/** A call of signed-in people. */
const signedIn = (method: string, path: string): [string, string, boolean] => [method, path, true];

/** Every call of docs/product.md 7, with whether it is the administrator's. */
const CALLS: [method: string, path: string, signedIn: boolean][] = [
  ...CONTENT_TYPES.flatMap(({ path: list, draft, drafts, translated }): [string, string, boolean][] => [
    ['get', `/content/${list}`, false],
    ['get', `/content/${list}/{id}`, false],
    ['post', `/content/${list}`, true],
    ['put', `/content/${list}/{id}`, true],
    ['delete', `/content/${list}/{id}`, true],
    ['post', `/content/${list}/{id}/restore`, true],
    ...('order' in draft ? [signedIn('put', `/content/${list}/{id}/place`)] : []),
    ...(drafts ? [signedIn('post', `/content/${list}/previews`)] : []),
    ...(drafts && translated ? [signedIn('post', `/content/${list}/{id}/translations/{language}/previews`)] : []),
  ]),
  ...SINGLETONS.flatMap((name): [string, string, boolean][] => [
    ['get', `/content/${name}`, false],
    ['put', `/content/${name}`, true],
    ['delete', `/content/${name}`, true],
  ]),
  ...['pictures', ...CONTENT_TYPES.filter(({ translated }) => translated).map(({ path }) => path)].flatMap(
    (list): [string, string, boolean][] => [
      ['get', `/content/${list}/translations/{language}`, true],
      ['get', `/content/${list}/{id}/translations/{language}`, true],
      ['put', `/content/${list}/{id}/translations/{language}`, true],
    ],
  ),
  ...[
    ...['quote', 'organisation', 'about-us', 'groups', 'figures', 'giving', 'privacy', 'safeguarding'],
    'page-hero/{page}',
  ].flatMap((name): [string, string, boolean][] => [
    ['get', `/content/${name}/translations/{language}`, true],
    ['put', `/content/${name}/translations/{language}`, true],
  ]),
  ['get', '/content/page-hero/{page}', false],
  ['put', '/content/page-hero', true],
  ['delete', '/content/page-hero/{page}', true],
  ['get', '/content/comments/update/{id}', false],
  ['post', '/content/comments', false],
  ['get', '/content/comments', true],
  ['delete', '/content/comments/{id}', true],
  ['post', '/content/comments/{id}/restore', true],
  ['put', '/content/comments/{id}/status', true],
  ['post', '/content/comments/{id}/block', true],
  ['get', '/blocked-senders', true],
  ['delete', '/blocked-senders/{id}', true],
  ['get', '/alerts', true],
  ['put', '/alerts', true],
  ['get', '/content/upcoming-events', false],
  ['get', '/search', false],
  ['get', '/find', true],
  ['get', '/dashboard', true],
  ['post', '/messages', false],
  ['get', '/messages', true],
  ['get', '/messages/export', true],
  ['get', '/messages/{id}', true],
  ['put', '/messages/{id}/read', true],
  ['put', '/messages/{id}/answered', true],
  ['put', '/messages/{id}/note', true],
  ['post', '/messages/changes', true],
  ['post', '/address-data/count', true],
  ['post', '/address-data/erase', true],
  ['delete', '/messages/{id}', true],
  ['post', '/messages/{id}/restore', true],
  ['get', '/history', true],
  ['get', '/history/latest', true],
  ['get', '/history/{id}', true],
  ['post', '/history/{id}/restore', true],
  ['get', '/trash', true],
  ['delete', '/trash', true],
  ['post', '/trash/{id}/restore', true],
  ['delete', '/trash/{id}', true],
  ['get', '/kept-texts', true],
  ['get', '/kept-texts/{id}', true],
  ['put', '/kept-texts/{id}', true],
  ['delete', '/kept-texts/{id}', true],
  ['get', '/mail', true],
  ['post', '/mail/unsent/retry', true],
  ['delete', '/mail/unsent', true],
  ['post', '/auth/login', false],
  ['get', '/auth/verify-token', true],
  ['put', '/auth/email', true],
  ['put', '/auth/password', true],
  ['put', '/auth/name', true],
  ['get', '/auth/sessions', true],
  ['delete', '/auth/sessions', true],
  ['delete', '/auth/sessions/{id}', true],
  ['post', '/auth/forgotten-password', false],
  ['post', '/auth/forgotten-password/link', false],
  ['post', '/auth/forgotten-password/code', false],
  ['get', '/auth/recovery-codes', true],
  ['post', '/auth/recovery-codes', true],
  ['post', '/auth/invitation', false],
  ['post', '/auth/invitation/accept', false],
  ['get', '/people', true],
  ['put', '/people/{id}/role', true],
  ['delete', '/people/{id}', true],
  ['post', '/people/invitations', true],
  ['delete', '/people/invitations/{id}', true],
  ['post', '/upload/image', true],
  ['post', '/upload/document', true],
  ['post', '/upload/from-web', true],
  ['get', '/pictures', true],
  ['get', '/pictures/{file}', true],
  ['put', '/pictures/{file}', true],
  ['delete', '/pictures/{file}', true],
  ['post', '/pictures/{file}/replace', true],
];

test.each(CALLS)('describes %s %s', (method, path, signedIn) => {
  const operation = described.paths[`/api${path}`]?.[method];
  expect(operation).toBeDefined();
  expect(Boolean(operation?.security)).toBe(signedIn);
  expect(Object.keys(operation?.responses ?? {})).toEqual(expect.arrayContaining(signedIn ? ['401'] : []));
});

test('describes no call besides', () => {
  const all = Object.entries(described.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method} ${path}`),
  );
  expect(all.sort()).toEqual(CALLS.map(([method, path]) => `${method} /api${path}`).sort());
});

test('takes what a body may hold from the rules', () => {
  const body = described.paths['/api/content/hero-slides']?.post?.requestBody?.content['application/json']?.schema;
  expect(body?.properties).toEqual({
    title: { type: 'string', title: 'Title', minLength: 1, maxLength: 200 },
    subtitle: { type: 'string', title: 'Subtitle', maxLength: 200, default: '' },
    link: { type: 'string', title: 'Link', maxLength: 2000, default: '' },
    linkText: { type: 'string', title: 'Link Text', maxLength: 200, default: '' },
    image: { type: 'string', title: 'Image', minLength: 1, maxLength: 2000, format: 'uri-reference' },
    order: { type: 'integer', title: 'Order', minimum: 0, maximum: 1_000_000, default: 0 },
    status: { type: 'string', title: 'Status', enum: ['draft', 'published'] },
    publishAt: { type: 'string', title: 'Publish At', format: 'date-time' },
  });
  expect(body?.required).toEqual(expect.arrayContaining(['title', 'image']));
  expect(body?.required).toHaveLength(2);
});

test('names the categories, the page of a list, and its array', () => {
  const list = described.paths['/api/content/case-studies']?.get;
  const parameter = (name: string) => list?.parameters?.find((one) => one.name === name)?.schema;
  expect(parameter('category')?.enum).toContain('Emergency Relief');
  expect(parameter('limit')).toMatchObject({ default: 10, maximum: 9999 });
  const page = list?.responses['200']?.content?.['application/json']?.schema.properties;
  expect(Object.keys(page ?? {})).toEqual(['caseStudies', 'currentPage', 'totalPages', 'totalItems']);
});

test.each(['/content/partners', '/content/comments', '/messages'])('describes the key of a call to %s', (path) => {
  const operation = described.paths[`/api${path}`]?.post;
  expect(operation?.parameters?.filter(({ name }) => name !== 'Kept-Text')).toEqual([
    expect.objectContaining({
      name: 'Idempotency-Key',
      in: 'header',
      schema: expect.objectContaining({ type: 'string', minLength: 1, maxLength: 100 }),
    }),
  ]);
  expect(Object.keys(operation?.responses ?? {})).toContain('422');
});

test('describes the unsaved text that a save stores', () => {
  const named = Object.entries(described.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      operation.parameters?.some(({ name }) => name === 'Kept-Text') ? [`${method} ${path.slice('/api'.length)}`] : [],
    ),
  );
  expect(named).toEqual(
    expect.arrayContaining([
      'post /content/updates',
      'put /content/updates/{id}',
      'put /content/updates/{id}/translations/{language}',
      'put /content/quote',
      'put /content/page-hero',
      'put /messages/{id}/note',
    ]),
  );
  expect(named.filter((call) => !call.startsWith('p'))).toEqual([]);
});

test('names the refusals of a call', () => {
  const refusals = (method: string, path: string) =>
    Object.keys(described.paths[`/api${path}`]?.[method]?.responses ?? {}).filter((status) => Number(status) >= 400);
  expect(refusals('get', '/content/updates')).toEqual(['400', '401', '503']);
  expect(refusals('get', '/content/updates/{id}')).toEqual(['400', '401', '404', '503']);
  expect(refusals('post', '/content/updates')).toEqual(['400', '401', '413', '415', '422', '503', '507']);
  expect(refusals('put', '/content/updates/{id}')).toEqual(['400', '401', '404', '412', '413', '415', '503', '507']);
  expect(refusals('delete', '/content/updates/{id}')).toEqual(['401', '404', '503']);
  expect(refusals('post', '/messages')).toEqual(['400', '413', '415', '422', '429', '503', '507']);
  expect(refusals('post', '/content/comments')).toEqual([
    '400',
    '404',
    '409',
    '413',
    '415',
    '422',
    '429',
    '503',
    '507',
  ]);
  expect(refusals('post', '/upload/image')).toEqual(['400', '401', '413', '415', '503', '507']);
});
