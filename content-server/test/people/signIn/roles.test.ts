import { startTestServer } from '../../../testing';
import { addUpdate, type Answer } from '../../../testing/calls';
import { CONTENT_TYPES } from '../../../testing/contentTypes';
import { descriptionOf, type DescribedCall } from '../../../testing/description';
import { DOCUMENTED_CALLS } from '../../../testing/documentedCalls';
import { editorOf } from '../../../testing/editors';
import { post } from '../../../testing/postedForm';
import { siteFor } from '../../../testing/site';
import { commentOn, MESSAGE } from '../../../testing/visitors';

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
const namedIn = ({ security }: DescribedCall): string[] =>
  security.flatMap((scheme) => Object.keys(scheme));

test('every call is described with whom it is for, and no others', () => {
  expect(
    Object.fromEntries(
      operations.map(([name, , , operation]) => [name, namedIn(operation).join()]),
    ),
  ).toEqual(DOCUMENTED_CALLS);
});

test('a stranger and an editor are refused every call that is not theirs, before anything else is checked', async () => {
  const wrong: string[] = [];
  const expectAnswer = (
    who: string,
    name: string,
    { status, body }: Answer,
    expected?: [number, string],
  ) => {
    const isRight = expected
      ? status === expected[0] && body.message === expected[1]
      : status !== 401 &&
        (status !== 403 || body.message === 'Only an administrator of this site can do this.');
    if (!isRight) wrong.push(`${who}: ${name} ${status} ${body.message}`);
  };
  for (const [name, method, path, operation] of operations) {
    const named = namedIn(operation);
    // Ending the session of the call itself would end the test's.
    if (named.length === 0 || name === 'delete /auth/sessions') continue;
    const body = ['POST', 'PUT'].includes(method) ? {} : undefined;
    expectAnswer('stranger', name, await call(method, path, { token: null, body }), [
      401,
      'Please log in.',
    ]);
    expectAnswer(
      'editor',
      name,
      await call(method, path, { token: editor, body }),
      DOCUMENTED_CALLS[name] === 'administrator,editor'
        ? undefined
        : [403, 'Only an administrator of this site can do this.'],
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
    expect(
      (await call(method, path, { token: editor, body: method === 'POST' ? {} : undefined }))
        .status,
    ).toBe(403);
  const words = { email: 'ruth@example.org', password: 'three-other-words' };
  const plain = await post(server, '/releases/sign-in', words);
  expect(plain.status).toBe(403);
  expect(plain.html).toContain('Only an administrator of this site can do this.');
});

test('an editor sees and restores the history and the trash of the content only', async () => {
  await call('PUT', '/content/quote', { body: { text: 'Be kind.', author: 'A' } });
  await call('DELETE', '/content/quote');
  const { body: update } = await call('POST', '/content/updates', {
    token: editor,
    body: { title: 'A well', date: '2026-11-21' },
  });
  const listsIn = async (path: string, field: string, token?: string) =>
    ((await call('GET', path, { token })).body[field] as { _id: string; list: string }[]).map(
      ({ list }) => list,
    );
  expect(await listsIn('/history', 'changes', editor)).toEqual(['updates']);
  expect(await listsIn('/history', 'changes')).toEqual(
    expect.arrayContaining(['updates', 'quote', 'people']),
  );
  await call('DELETE', `/content/updates/${String(update._id)}`, { token: editor });
  expect(await listsIn('/trash', 'items', editor)).toEqual(['updates']);
  const { items } = (await call('GET', '/trash')).body as {
    items?: { _id: string; list: string }[];
  };
  const quote = items?.find(({ list }) => list === 'quote');
  const { changes } = (await call('GET', '/history?list=quote&withFields=true')).body as {
    changes?: { _id: string }[];
  };
  const version = `/history/${changes?.[0]?._id}`;
  for (const [method, path] of [
    ['POST', `/trash/${quote?._id}/restore`],
    ['GET', version],
    ['POST', `${version}/restore`],
  ] as const)
    expect(await call(method, path, { token: editor })).toMatchObject({
      status: 403,
      body: { message: 'Only an administrator of this site can do this.' },
    });
  expect(
    (await call('POST', `/trash/${String(update._id)}/restore`, { token: editor })).status,
  ).toBe(200);
});

test('an editor is told nothing of messages and comments, neither in the log nor in numbers', async () => {
  await visit('POST', '/content/comments', { body: commentOn(await addUpdate(call)) });
  const { _id } = (await visit('POST', '/messages', { body: MESSAGE })).body;
  for (const read of [true, false])
    await call('PUT', `/messages/${String(_id)}/read`, { body: { read } });
  expect((await call('GET', '/history?list=messages')).body.totalItems).toBe(2);
  expect((await call('GET', '/history?list=messages', { token: editor })).body).toMatchObject({
    changes: [],
    totalItems: 0,
  });
  const latest = (list: string) =>
    call('GET', `/history/latest?list=${list}&items=x`, { token: editor });
  expect((await latest('updates')).status).toBe(200);
  for (const list of ['messages', 'comments', 'people', 'quote', ''])
    expect([list, (await latest(list)).status]).toEqual([list, 403]);
  const { body: seen } = await call('GET', '/dashboard', { token: editor });
  expect(Object.keys(seen.counts as object).sort()).toEqual(
    [...CONTENT_TYPES.map(({ path }) => path), 'pictures'].sort(),
  );
  for (const name of ['unreadMessages', 'waitingComments', 'unsentMails'])
    expect(seen).not.toHaveProperty(name);
  expect((await call('GET', '/dashboard')).body).toMatchObject({
    counts: { messages: 1, comments: 1 },
    unreadMessages: 1,
    waitingComments: 0,
    unsentMails: 0,
  });
});
