import { startTestServer, type TestServer } from '../src/testing';
import { callsTo, type Answer, type Call } from './calls';
import { editorOf } from './editors';

interface Operation {
  security?: Record<string, unknown>[];
}

let server: TestServer;
let call: Call;
let editor: string;
let operations: [name: string, method: string, path: string, operation: Operation][];

beforeAll(async () => {
  server = await startTestServer();
  call = callsTo(server);
  editor = await editorOf(call);
  const described = (await (await fetch(`${server.url}/openapi.json`)).json()) as {
    paths: Record<string, Record<string, Operation>>;
  };
  operations = Object.entries(described.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): (typeof operations)[number] => [
      `${method} ${path.slice('/api'.length)}`,
      method.toUpperCase(),
      path.slice('/api'.length).replaceAll(/\{\w+\}/g, 'none'),
      operation,
    ]),
  );
});
afterAll(() => server.close());

/** Whom a call's description names; nobody for a public call. */
const namedIn = ({ security = [] }: Operation): string[] => security.flatMap((scheme) => Object.keys(scheme));

/** Calls that must stay with administrators, whatever else is added. */
const ADMINISTRATORS = [
  'get /people',
  'put /people/{id}/role',
  'delete /people/{id}',
  'post /people/invitations',
  'delete /people/invitations/{id}',
  'put /content/quote',
  'put /content/donation-details',
  'delete /content/contact-details',
  'put /content/page-hero',
  'get /messages',
  'get /messages/{id}',
  'delete /messages/{id}',
  'post /address-data/count',
  'post /address-data/erase',
  'get /content/comments',
  'post /content/comments/{id}/restore',
  'delete /trash',
  'delete /trash/{id}',
];

/** Calls that an editor cannot work without. */
const EDITORS = [
  'post /content/updates',
  'put /content/events/{id}',
  'delete /content/partners/{id}',
  'put /content/hero-slides/{id}/place',
  'post /upload/image',
  'get /find',
  'get /history',
  'get /trash',
  'get /kept-texts',
  'put /kept-texts/{id}',
  'delete /kept-texts/{id}',
  'get /dashboard',
  'get /auth/verify-token',
  'put /auth/password',
  'get /auth/sessions',
];

test('each call is for anybody, for administrators, or for editors, too', () => {
  const named = Object.fromEntries(operations.map(([name, , , operation]) => [name, namedIn(operation)]));
  for (const roles of Object.values(named))
    expect([[], ['administrator'], ['administrator', 'editor']]).toContainEqual(roles);
  expect(ADMINISTRATORS.filter((name) => named[name]?.join() !== 'administrator')).toEqual([]);
  expect(EDITORS.filter((name) => named[name]?.join() !== 'administrator,editor')).toEqual([]);
});

test('a stranger and an editor are refused every call that is not theirs, before anything else is checked', async () => {
  const wrong: string[] = [];
  const expectAnswer = (who: string, name: string, { status, body }: Answer, expected?: [number, string]) => {
    const isRight = expected
      ? status === expected[0] && body.message === expected[1]
      : status !== 401 && (status !== 403 || body.message === 'Only an administrator of this site can do this.');
    if (!isRight) wrong.push(`${who}: ${name} ${status} ${body.message}`);
  };
  for (const [name, method, path, operation] of operations) {
    const named = namedIn(operation);
    // Ending the session of the call itself would end the test's.
    if (named.length === 0 || name === 'delete /auth/sessions') continue;
    const body = ['POST', 'PUT'].includes(method) ? {} : undefined;
    expectAnswer('stranger', name, await call(method, path, { token: null, body }), [401, 'Please log in.']);
    expectAnswer(
      'editor',
      name,
      await call(method, path, { token: editor, body }),
      named.includes('editor') ? undefined : [403, 'Only an administrator of this site can do this.'],
    );
  }
  expect(wrong).toEqual([]);
});

test('an editor is refused the calls that are not described, too', async () => {
  for (const [method, path] of [
    ['GET', '/releases'],
    ['GET', '/composition'],
    ['POST', '/releases/public-site/turns'],
  ] as const)
    expect((await call(method, path, { token: editor, body: method === 'POST' ? {} : undefined })).status).toBe(403);
  const plain = await fetch(`${server.url}/releases/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: server.url },
    body: new URLSearchParams({ email: 'ruth@example.org', password: 'three-other-words' }),
  });
  expect(plain.status).toBe(403);
  expect(await plain.text()).toContain('Only an administrator of this site can do this.');
});

test('an editor sees and restores the history and the trash of the content only', async () => {
  await call('PUT', '/content/quote', { body: { text: 'Be kind.', author: 'A' } });
  await call('DELETE', '/content/quote');
  const { body: update } = await call('POST', '/content/updates', {
    token: editor,
    body: { title: 'A well', date: '2026-11-21' },
  });
  const listsIn = async (path: string, field: string, token?: string) =>
    ((await call('GET', path, { token })).body[field] as { _id: string; list: string }[]).map(({ list }) => list);
  expect(await listsIn('/history', 'changes', editor)).toEqual(['updates']);
  expect(await listsIn('/history', 'changes')).toEqual(expect.arrayContaining(['updates', 'quote', 'people']));
  await call('DELETE', `/content/updates/${String(update._id)}`, { token: editor });
  expect(await listsIn('/trash', 'items', editor)).toEqual(['updates']);
  const { items } = (await call('GET', '/trash')).body as unknown as { items: { _id: string; list: string }[] };
  const quote = items.find(({ list }) => list === 'quote');
  expect((await call('POST', `/trash/${quote?._id}/restore`, { token: editor })).status).toBe(403);
  const { changes } = (await call('GET', '/history?list=quote&withFields=true')).body as unknown as {
    changes: { _id: string }[];
  };
  expect((await call('POST', `/history/${changes[0]?._id}/restore`, { token: editor })).status).toBe(403);
  expect((await call('POST', `/trash/${String(update._id)}/restore`, { token: editor })).status).toBe(200);
});
