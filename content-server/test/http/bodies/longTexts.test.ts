import { normalizeText } from '@charity-site/api-client/entities';
import { Parser } from 'htmlparser2';
import { startTestServer } from '../../../testing';
import { descriptionOf } from '../../../testing/description';
import { siteFor } from '../../../testing/site';

const { server } = siteFor(startTestServer);

const MB = 1024 * 1024;
/** Maximum length of every body, in characters of one byte. */
const SENT = 2.9 * MB;
const SIGNS = [' ', '\t', '\n', 'a', '[', '<', '&', '\u00a0', '\u0300', '\u200d'];

const PUBLIC_SIGNS = [' ', '\t', '\n', '[', '\u0300', '\u200d'];

/** Characters that are normalized and parsed as HTML, which cost more than reading them. */
const work = { done: 0 };
const counted = (text: string): void => void (work.done += text.length);
/** Maximum cost of one request: a URL or a header is at most 16 kB. */
const WORK_MAX = 50_000;

/** Strings as shared modules have them: Jest loads those outside the test's own globals. */
const { prototype } = (normalizeText.constructor as FunctionConstructor)(
  'return String',
)() as StringConstructor;
const { normalize } = prototype;
const { write } = Parser.prototype;
beforeAll(() => {
  jest.spyOn(prototype, 'normalize').mockImplementation(function (this: string, form) {
    counted(String(this));
    return normalize.call(this, form);
  });
  jest.spyOn(Parser.prototype, 'write').mockImplementation(function (this: Parser, html) {
    counted(html);
    write.call(this, html);
  });
});
afterAll(() => jest.restoreAllMocks());

/** Calls with a JSON body, and the texts that they accept. */
const described = async () => {
  const { paths } = await descriptionOf(server);
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, call]) => {
      const { properties = {} } = call.requestBody?.content['application/json']?.schema ?? {};
      const address = path.replace(/\{\w+\}/g, '0190a0de-0000-7000-8000-000000000000');
      return Object.keys(properties).length > 0
        ? [
            {
              method: method.toUpperCase(),
              path: address,
              isPublic: call.security.length === 0,
              fields: Object.keys(properties),
            },
          ]
        : [];
    }),
  );
};

const send = async (
  { method, path }: { method: string; path: string },
  {
    body,
    type = 'application/json',
    more,
  }: { body?: string; type?: string; more?: Record<string, string> } = {},
) => {
  work.done = 0;
  const headers = {
    authorization: `Bearer ${server.token}`,
    'content-type': type,
    origin: server.url,
    ...more,
  };
  const answer = await fetch(server.url + path, { method, headers, body, redirect: 'manual' });
  const said = await answer.text();
  return { path: `${method} ${path}`, status: answer.status, said, work: work.done };
};

/** A text of some bytes. */
const filled = (sign: string, bytes: number): string =>
  sign.repeat(Math.floor(bytes / Buffer.byteLength(JSON.stringify(sign).slice(1, -1))));

test('a call rejects texts of 3 MB with a message, before it cleans or parses them', async () => {
  const calls = await described();
  expect(calls.length).toBeGreaterThan(60);
  const wrong: object[] = [];
  for (const [at, call] of calls.entries())
    // Public calls get each character; the limits of length do not depend on it.
    for (const sign of call.isPublic ? PUBLIC_SIGNS : [SIGNS[at % SIGNS.length] as string]) {
      const text = filled(sign, SENT / call.fields.length);
      const answer = await send(call, {
        body: JSON.stringify(Object.fromEntries(call.fields.map((name) => [name, text]))),
      });
      const isClear =
        answer.status >= 400 && answer.status < 500 && /"message":"[^"]+\."/.test(answer.said);
      if (!isClear || answer.work > WORK_MAX)
        wrong.push({ ...answer, sign, said: answer.said.slice(0, 200) });
    }
  expect(wrong).toEqual([]);
  // Two hundred bodies of 3 MB take long where other tests run beside it.
}, 600_000);

test('limits count the cleaned text', async () => {
  const { work: done } = await send(
    { method: 'POST', path: '/api/messages' },
    { body: '{"name":"Jane"}' },
  );
  expect(done).toBeGreaterThan(0);
});

test('a text that is far too long gets the same message as one that is too long', async () => {
  const visitor = {
    name: 'Jane',
    email: 'jane@example.org',
    subject: 'Hello',
    message: 'Hello',
    source: 'contact',
  };
  const send400 = async (body: object) =>
    (
      await send(
        { method: 'POST', path: '/api/messages' },
        { body: JSON.stringify({ ...visitor, ...body }) },
      )
    ).said;
  for (const name of [
    'x'.repeat(101),
    'x'.repeat(401),
    ' '.repeat(MB),
    `a${'\u0300'.repeat(MB / 6)}`,
  ])
    expect(JSON.parse(await send400({ name }))).toMatchObject({
      errors: { name: 'Name can be at most 100 characters long.' },
    });
  expect(JSON.parse(await send400({ message: '\n'.repeat(MB) }))).toMatchObject({
    errors: { message: 'Message can be at most 5,000 characters long.' },
  });
});

test.each([
  ['lists in lists', '['.repeat(SENT / 2) + ']'.repeat(SENT / 2)],
  ['lists that do not end', '['.repeat(SENT)],
  ['objects in objects', '{"name":'.repeat(300_000) + '1' + '}'.repeat(300_000)],
  ['a field of lists in lists', `{"name":${'['.repeat(SENT / 2)}${']'.repeat(SENT / 2 - 20)}}`],
  [
    '100,000 fields',
    JSON.stringify(
      Object.fromEntries(Array.from({ length: 100_000 }, (_, at) => [`name${at}`, '1'])),
    ),
  ],
  ['nothing', ' '.repeat(SENT)],
])('every call refuses %s in words', async (_what, body) => {
  const id = '/api/autosaves/abc';
  const autosave = { method: 'PUT', path: id };
  const saved = `{"form":"a","version":null,"number":1,"key":"a","values":{"a":${body.slice(0, MB / 3)}${body.slice(-MB / 3)}}}`;
  for (const [call, sent] of [
    [{ method: 'POST', path: '/api/messages' }, body],
    [{ method: 'POST', path: '/api/auth/login' }, body],
    [{ method: 'POST', path: '/api/reports' }, body],
    [autosave, saved],
  ] as const) {
    const answer = await send(call, { body: sent });
    expect(answer).toMatchObject({
      status: expect.any(Number),
      said: expect.stringMatching(/"message":"[^"]+\."|^$/),
    });
    expect(answer.status).toBeLessThan(500);
  }
});

test.each(['/contact-us', '/get-involved', '/updates/none'])(
  'the form of %s takes time in proportion to its length',
  async (path) => {
    for (const sign of ['+', '%0A', '%CC%80', '%C2%A0', '%5B']) {
      const text = sign.repeat(Math.floor(40_000 / sign.length));
      const body = ['name', 'email', 'subject', 'guestName', 'guestEmail']
        .map((name) => `${name}=${text}`)
        .slice(0, 3)
        .join('&');
      const answer = await send(
        { method: 'POST', path },
        { body, type: 'application/x-www-form-urlencoded' },
      );
      expect(answer.status).toBeLessThan(500);
      expect(answer.work).toBeLessThan(WORK_MAX);
    }
  },
);

test('the sign-in of the emergency page rejects a long password of any type', async () => {
  const sent = { email: 'a@example.org', password: 'a'.repeat(WORK_MAX) };
  const at = { method: 'POST', path: '/releases/sign-in' };
  for (const answer of [
    await send(at, { body: JSON.stringify(sent) }),
    await send(at, {
      body: new URLSearchParams(sent).toString(),
      type: 'application/x-www-form-urlencoded',
    }),
  ]) {
    expect(answer.said).toContain('That is too much to send at once.');
    expect(answer.work).toBeLessThan(WORK_MAX);
  }
});

test('queries, headers and URLs of 15 kB get a result or an error message', async () => {
  for (const sign of ['%20', '%CC%80', '%5B', '%00', '%2525', 'a'])
    for (const path of [
      '/api/search?q=',
      '/api/content/updates?search=',
      '/api/content/updates/',
      '/api/find?q=',
      '/uploads/',
    ]) {
      const answer = await send({
        method: 'GET',
        path: path + sign.repeat(Math.floor(15_000 / sign.length)),
      });
      expect([answer.path.slice(0, 40), answer.status < 500, answer.work < WORK_MAX]).toEqual([
        answer.path.slice(0, 40),
        true,
        true,
      ]);
    }
  for (const sign of ['a', '[', '"', ',', '\u00a0', '\t'])
    for (const name of [
      'accept-language',
      'autosave',
      'cookie',
      'if-match',
      'if-none-match',
      'idempotency-key',
    ]) {
      const value = `a${sign.repeat(10_000)}a`;
      for (const call of [
        { method: 'GET', path: '/api/content/updates' },
        { method: 'PUT', path: '/api/content/quote' },
        { method: 'POST', path: '/api/messages' },
      ]) {
        const answer = await send(call, {
          more: { [name]: value },
          ...(call.method !== 'GET' && { body: '{}' }),
        });
        expect([answer.path, name, answer.status < 500, answer.work < WORK_MAX]).toEqual([
          answer.path,
          name,
          true,
          true,
        ]);
      }
    }
  const { said } = await send({
    method: 'GET',
    path: `/api/content/updates?search=${'a'.repeat(2001)}`,
  });
  expect(JSON.parse(said)).toMatchObject({
    message: 'search can be at most 2,000 characters long.',
  });
  const address = await send(
    { method: 'POST', path: '/api/upload/from-web' },
    { body: JSON.stringify({ address: `https://example.org/${'a'.repeat(2001)}` }) },
  );
  expect(JSON.parse(address.said)).toEqual({
    message: 'address can be at most 2,000 characters long.',
  });
});
