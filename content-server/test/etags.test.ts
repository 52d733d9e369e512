import { startTestServer, type TestServer } from '../src/testing';
import { asStranger, callsTo, type Call } from './calls';

let server: TestServer;
let call: Call;
let update: string;

const news = { title: 'A well', date: '2026-11-21', description: `<p>${'It flows. '.repeat(500)}</p>` };
const quote = { text: 'Be kind.', author: 'A friend' };

beforeAll(async () => {
  server = await startTestServer();
  call = callsTo(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.reset();
  update = String((await call('POST', '/content/updates', { body: news })).body._id);
  await call('PUT', '/content/quote', { body: quote });
});

/** Reads as a browser that has seen the answer with this tag. */
const read = async (path: string, tag?: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${server.url}/api${path}`, {
    headers: { ...headers, ...(tag !== undefined && { 'if-none-match': tag }) },
  });
  return { status: answer.status, body: await answer.text(), headers: answer.headers };
};
const tagOf = async (path: string) => (await read(path)).headers.get('etag') ?? '';

const READS = [
  ['a list', () => '/content/updates'],
  ['a list of cards', () => '/content/updates?fields=title,excerpt'],
  ['an item', () => `/content/updates/${update}`],
  ['the comments of an item', () => `/content/comments/update/${update}`],
  ['the upcoming events', () => '/content/upcoming-events'],
  ['a singleton', () => '/content/quote'],
  ['a singleton that is unset', () => '/content/logo'],
  ['a page hero', () => '/content/page-hero/about'],
] as const;

test.each(READS)('%s is not sent again to a browser that has it', async (_what, path) => {
  const { headers } = await read(path());
  // Kept by the browser, which asks each time whether it has changed.
  expect(headers.get('cache-control')).toBe('no-cache');
  const again = await read(path(), headers.get('etag') ?? '');
  expect(again).toMatchObject({ status: 304, body: '' });
  expect(again.headers.get('etag')).toBe(headers.get('etag'));
});

test('what has changed is sent', async () => {
  const paths = ['/content/updates', '/content/updates?fields=title', `/content/updates/${update}`, '/content/quote'];
  const tags = await Promise.all(paths.map(tagOf));
  await call('PUT', `/content/updates/${update}`, { body: { ...news, title: 'Two wells' } });
  await call('PUT', '/content/quote', { body: { ...quote, author: 'Another' } });
  const answers = await Promise.all(paths.map((path, index) => read(path, tags[index])));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});

test('the tag is the same however the answer is compressed', async () => {
  const plain = await read('/content/updates', undefined, { 'accept-encoding': 'identity' });
  const packed = await read('/content/updates', undefined, { 'accept-encoding': 'br' });
  expect(packed.headers.get('content-encoding')).toBe('br');
  expect(packed.headers.get('etag')).toBe(plain.headers.get('etag'));
  expect((await read('/content/updates', String(plain.headers.get('etag')), { 'accept-encoding': 'br' })).status).toBe(
    304,
  );
});

test('what the administrator reads is not kept', async () => {
  const { headers } = await call('GET', '/messages');
  expect(headers.get('cache-control')).toBe('no-store');
});

test('an error is an error each time', async () => {
  const missing = '/content/updates/none';
  expect((await read(missing, await tagOf(missing))).status).toBe(404);
});

test('a write is carried out and answered, whatever the caller has', async () => {
  const headers = { 'if-none-match': await tagOf('/content/quote') };
  const { status, body } = await call('PUT', '/content/quote', { body: quote, headers });
  expect(status).toBe(200);
  expect(body).toMatchObject(quote);
  expect((await asStranger(call)('POST', '/messages', { body: {}, headers })).status).toBe(400);
});
