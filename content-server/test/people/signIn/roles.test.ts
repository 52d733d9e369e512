import { request } from 'node:http';
import fastify from 'fastify';
import { AUDIENCES } from '../../../testing/audiences';
import { addUpdate } from '../../../testing/calls';
import { CONTENT_TYPES } from '../../../testing/contentTypes';
import { descriptionOf } from '../../../testing/description';
import { editorOf, personOf } from '../../../testing/editors';
import { post } from '../../../testing/postedForm';
import { siteWithRoutes } from '../../../testing/registeredRoutes';
import { commentOn, MESSAGE } from '../../../testing/visitors';
import { audiences } from '../../../src/app/audiences';
import type { Audience } from '../../../src/http/audience';

const { server, call, visit, routes } = siteWithRoutes();
let editor: string;

beforeAll(async () => {
  editor = await editorOf(call);
});

const ADMINISTRATORS_ONLY = 'Only an administrator of this site can do this.';
const EDITORS_ONLY = 'Only an editor or an administrator of this site can do this.';
/** The actions of writers and of editors (docs/product.md 1.3). */
const OF_WRITERS: readonly Audience[] = ['useAccount', 'writeContent', 'published'];
const OF_EDITORS: readonly Audience[] = [...OF_WRITERS, 'editContent'];

/** Routes that take a session of a person. */
const forPeople = (audience: Audience) =>
  !['public', 'deployToken', 'releasesPage', 'metrics'].includes(audience);

/** The routes that are not for everybody, with a path at which there is nothing. */
const closed = Object.entries(AUDIENCES)
  .filter(([, audience]) => audience !== 'public' && audience !== 'metrics')
  .map(([route, audience]) => {
    const [method = '', url = ''] = route.split(' ');
    const path = url.replaceAll(/\([^)]*\)/g, '').replaceAll(/:\w+|\*/g, 'none');
    return { route, method, audience, path: audience === 'published' ? `${path}?drafts=1` : path };
  });

/** Sends the head of a request, and nothing of the large body that it announces. */
const sendHead = (method: string, path: string, token?: string) =>
  new Promise<{ status?: number; text: string }>((resolve, reject) => {
    const hasBody = method === 'POST' || method === 'PUT';
    const sent = request(server.url + path, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(hasBody && { 'content-type': 'application/json', 'content-length': 1e9 }),
      },
    });
    sent.on('error', reject).on('response', (response) => {
      let text = '';
      response
        .setEncoding('utf8')
        .on('data', (chunk) => (text += chunk))
        .on('error', reject)
        .on('end', () => {
          resolve({ status: response.statusCode, text });
          sent.destroy();
        });
    });
    if (hasBody) sent.flushHeaders();
    else sent.end();
  });

/** The routes whose answers to such a request differ from the expected status and words. */
const differing = async (
  token: string | undefined,
  expected: (audience: Audience) => [status: number, words: string] | undefined,
): Promise<string[]> => {
  const wrong: string[] = [];
  for (const { route, method, path, audience } of closed) {
    const [status, words] = expected(audience) ?? [];
    if (!status || !words) continue;
    const answer = await sendHead(method, path, token);
    if (answer.status !== status || !answer.text.includes(words))
      wrong.push(`${route}: ${answer.status} ${answer.text}`);
  }
  return wrong;
};

test('every route names its audience, and HEAD that of its GET', () => {
  const named = routes.flatMap(({ method, url, config }) =>
    [method].flat().map((one) => [`${one} ${url}`, config?.audience] as const),
  );
  const heads = Object.entries(AUDIENCES)
    .filter(([route]) => route.startsWith('GET '))
    .map(([route, audience]) => [route.replace('GET', 'HEAD'), audience] as const);
  expect(Object.fromEntries(named)).toEqual({ ...AUDIENCES, ...Object.fromEntries(heads) });
});

test('a server with a route without an audience does not start', async () => {
  const settings = { deployTokens: [], metricsToken: undefined };
  const serverWith = async (options: object) => {
    const app = fastify();
    void app.register(audiences, settings);
    void app.register(
      async (scope) => {
        scope.get('/secrets', options, () => 'all of them');
      },
      { prefix: '/api' },
    );
    await app.ready();
    await app.close();
  };
  await expect(serverWith({})).rejects.toThrow('GET /api/secrets names no audience');
  await expect(serverWith({ config: { audience: 'editors' } })).rejects.toThrow(
    'GET /api/secrets names no audience',
  );
  await serverWith({ config: { audience: 'public' } });
});

test('the description of each call names the roles of its audience', async () => {
  const { paths } = await descriptionOf(server);
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security }]) => [
      `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      security.flatMap((scheme) => Object.keys(scheme)).join(),
    ]),
  );
  const rolesOf = (audience: Audience) => {
    if (['public', 'published'].includes(audience)) return '';
    if (OF_WRITERS.includes(audience)) return 'administrator,editor,writer';
    return OF_EDITORS.includes(audience) ? 'administrator,editor' : 'administrator';
  };
  const visible = Object.entries(AUDIENCES).filter(
    ([route]) => / \/api\/(?!releases|composition|reports|policy-reports)/.exec(route) !== null,
  );
  expect(Object.fromEntries(described)).toEqual(
    Object.fromEntries(visible.map(([route, audience]) => [route, rolesOf(audience)])),
  );
});

test('a stranger is rejected before path, query and body are validated', async () => {
  expect(await differing(undefined, () => [401, 'Please log in.'])).toEqual([]);
  expect(
    await differing('none', (audience) =>
      forPeople(audience) ? [401, 'Your session has ended. Please log in again.'] : undefined,
    ),
  ).toEqual([]);
});

test('an editor is rejected only on routes of administrators', async () => {
  expect(
    await differing(editor, (audience) =>
      forPeople(audience) && !OF_EDITORS.includes(audience)
        ? [403, ADMINISTRATORS_ONLY]
        : undefined,
    ),
  ).toEqual([]);
  const refused: string[] = [];
  for (const { route, method, path, audience } of closed) {
    // Ending the session of the call itself would end the test's.
    if (!OF_EDITORS.includes(audience) || route === 'DELETE /api/auth/sessions') continue;
    const { status, body } = await call(method, path.slice('/api'.length), {
      token: editor,
      body: ['POST', 'PUT'].includes(method) ? {} : undefined,
    });
    if (status === 401 || status === 403) refused.push(`${route}: ${status} ${body.message}`);
  }
  // Which names no list of theirs.
  expect(refused).toEqual([`GET /api/history/latest: 403 ${ADMINISTRATORS_ONLY}`]);
  const words = { email: 'ruth@example.org', password: 'three-other-words' };
  const plain = await post(server, '/releases/sign-in', words);
  expect(plain.status).toBe(403);
  expect(plain.html).toContain(ADMINISTRATORS_ONLY);
});

test('a writer is rejected on all routes of editors and administrators', async () => {
  const writer = await personOf(call, { name: 'Mercy', role: 'writer' });
  const refusal = (audience: Audience): [number, string] | undefined => {
    if (!forPeople(audience) || OF_WRITERS.includes(audience)) return undefined;
    return [403, OF_EDITORS.includes(audience) ? EDITORS_ONLY : ADMINISTRATORS_ONLY];
  };
  expect(await differing(writer, refusal)).toEqual([]);
  const { body } = await call('GET', '/dashboard', { token: writer });
  expect(body.counts).not.toHaveProperty('partners');
  expect(body).not.toHaveProperty('unreadMessages');
});

test('a person with an unknown role can do nothing', async () => {
  const token = await personOf(call, { name: 'Grace', role: 'editor' });
  await server.database
    .updateTable('administrators')
    .set({ role: 'owner' as 'editor' })
    .where('name', '=', 'Grace')
    .execute();
  const refusal = 'This site does not know your role';
  expect(
    await differing(token, (audience) => (forPeople(audience) ? [403, refusal] : undefined)),
  ).toEqual([]);
  const words = { email: 'grace@example.org', password: 'three-other-words' };
  expect((await post(server, '/releases/sign-in', words)).status).toBe(403);
  expect((await post(server, '/releases/open', { token })).status).toBe(401);
  const cookie = { cookie: `releases-session=${token}` };
  expect((await fetch(`${server.url}/releases/screenshots/a/b`, { headers: cookie })).status).toBe(
    401,
  );
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

test('an editor sees no messages and comments, neither in the history nor in counts', async () => {
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
