import { startTestServer } from '../../../testing';
import type { Answer } from '../../../testing/calls';
import { CONTENT_TYPES, PUBLISHED } from '../../../testing/contentTypes';
import { descriptionOf, type DescribedCall } from '../../../testing/description';
import { editorOf } from '../../../testing/editors';
import { siteFor } from '../../../testing/site';

const { server, call, visit } = siteFor(startTestServer);
let editor: string;
let operations: [name: string, method: string, path: string, operation: DescribedCall][];

beforeAll(async () => {
  editor = await editorOf(call);
  const described = await descriptionOf(server);
  operations = Object.entries(described.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): (typeof operations)[number] => [
      `${method} ${path.slice('/api'.length)}`,
      method.toUpperCase(),
      path.slice('/api'.length).replaceAll(/\{\w+\}/g, 'none'),
      operation,
    ]),
  );
});

/** Whom a call's description names; nobody for a public call. */
const namedIn = ({ security }: DescribedCall): string[] => security.flatMap((scheme) => Object.keys(scheme));

const ORDERED = CONTENT_TYPES.filter(({ draft }) => 'order' in draft);
// The name of a partner is the same in every language. The translations of pictures are their descriptions.
const TRANSLATED = [...PUBLISHED, 'executive-members', 'pictures'];

/** Every call that an editor may make besides those that are for anybody, written out so that no other becomes one unnoticed. */
const EDITORS = [
  ...CONTENT_TYPES.flatMap(({ path }) => [
    `post /content/${path}`,
    `put /content/${path}/{id}`,
    `delete /content/${path}/{id}`,
    `post /content/${path}/{id}/restore`,
  ]),
  ...ORDERED.map(({ path }) => `put /content/${path}/{id}/place`),
  ...PUBLISHED.flatMap((path) => [
    `post /content/${path}/previews`,
    `post /content/${path}/{id}/translations/{language}/previews`,
  ]),
  ...TRANSLATED.flatMap((path) => [
    `get /content/${path}/translations/{language}`,
    `get /content/${path}/{id}/translations/{language}`,
    `put /content/${path}/{id}/translations/{language}`,
  ]),
  'post /upload/image',
  'post /upload/document',
  'post /upload/from-web',
  'get /pictures',
  'get /pictures/{file}',
  'put /pictures/{file}',
  'delete /pictures/{file}',
  'post /pictures/{file}/replace',
  'get /dashboard',
  'get /dashboard/checks',
  'get /find',
  'get /history',
  'get /history/latest',
  'get /history/{id}',
  'post /history/{id}/restore',
  'get /trash',
  'post /trash/{id}/restore',
  'get /autosaves',
  'get /autosaves/{id}',
  'put /autosaves/{id}',
  'delete /autosaves/{id}',
  'get /auth/verify-token',
  'put /auth/name',
  'put /auth/email',
  'put /auth/password',
  'get /auth/sessions',
  'delete /auth/sessions',
  'delete /auth/sessions/{id}',
  'get /auth/recovery-codes',
  'post /auth/recovery-codes',
];

/** The calls besides the reading of content that nobody has to sign in for. */
const ANYBODY = [
  'post /content/comments',
  'post /messages',
  'post /auth/login',
  'post /auth/invitation',
  'post /auth/invitation/accept',
  'post /auth/forgotten-password',
  'post /auth/forgotten-password/code',
  'post /auth/forgotten-password/link',
];

test('each call is for anybody, for administrators, or for those that are listed here also for editors', () => {
  const namesOf = (roles: string) =>
    operations.filter(([, , , operation]) => namedIn(operation).join() === roles).map(([name]) => name);
  expect(namesOf('administrator,editor').sort()).toEqual(EDITORS.sort());
  const open = namesOf('');
  expect(open.filter((name) => !name.startsWith('get ')).sort()).toEqual(ANYBODY.sort());
  expect(namesOf('administrator')).toHaveLength(operations.length - EDITORS.length - open.length);
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
      EDITORS.includes(name) ? undefined : [403, 'Only an administrator of this site can do this.'],
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
  const { changes } = (await call('GET', '/history?list=quote&withFields=true')).body as unknown as {
    changes: { _id: string }[];
  };
  for (const [method, path] of [
    ['POST', `/trash/${quote?._id}/restore`],
    ['GET', `/history/${changes[0]?._id}`],
    ['POST', `/history/${changes[0]?._id}/restore`],
  ] as const)
    expect(await call(method, path, { token: editor })).toMatchObject({
      status: 403,
      body: { message: 'Only an administrator of this site can do this.' },
    });
  expect((await call('POST', `/trash/${String(update._id)}/restore`, { token: editor })).status).toBe(200);
});

test('an editor is told nothing of messages and comments, neither in the log nor in numbers', async () => {
  const { body: update } = await call('POST', '/content/updates', { body: { title: 'A pump', date: '2026-11-22' } });
  const updateId = String(update._id);
  await visit('POST', '/messages', {
    body: { name: 'Grace', email: 'grace@example.org', subject: 'Water', message: 'Thank you.' },
  });
  await visit('POST', '/content/comments', {
    body: { updateId, guestName: 'Grace', guestEmail: 'grace@example.org', commentText: 'Well done.' },
  });
  const { messages } = (await call('GET', '/messages')).body as unknown as { messages: { _id: string }[] };
  await call('PUT', `/messages/${messages[0]?._id}/read`, { body: { read: true } });
  await call('PUT', `/messages/${messages[0]?._id}/read`, { body: { read: false } });
  expect((await call('GET', '/history?list=messages')).body.totalItems).toBe(2);
  expect((await call('GET', '/history?list=messages', { token: editor })).body).toMatchObject({
    changes: [],
    totalItems: 0,
  });
  const latest = (list: string) => call('GET', `/history/latest?list=${list}&items=x`, { token: editor });
  expect((await latest('updates')).status).toBe(200);
  for (const list of ['messages', 'comments', 'people', 'quote', ''])
    expect([list, (await latest(list)).status]).toEqual([list, 403]);
  const { body: seen } = await call('GET', '/dashboard', { token: editor });
  expect(Object.keys(seen.counts as object).sort()).toEqual(
    [...CONTENT_TYPES.map(({ path }) => path), 'pictures'].sort(),
  );
  for (const name of ['unreadMessages', 'waitingComments', 'unsentMails']) expect(seen).not.toHaveProperty(name);
  expect((await call('GET', '/dashboard')).body).toMatchObject({
    counts: { messages: 1, comments: 1 },
    unreadMessages: 1,
    waitingComments: 0,
    unsentMails: 0,
  });
});
