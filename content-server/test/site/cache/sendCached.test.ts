import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { readConfig } from '../../../src/process/settings/config';
import { openDatabase } from '../../../src/db/open';
import { responseCache } from '../../../src/site/cache/responseCache';
import { sendCached } from '../../../src/site/cache/sendCached';
import { buildServer } from '../../../src/app/server';
import { folderWith } from '../../../testing/folders';
import { rawGet } from '../../../testing/rawGet';

const HTML = `<!doctype html><title>Home</title>${'<p>The well gives clean water every day.</p>'.repeat(200)}`;

let app: FastifyInstance;

beforeAll(async () => {
  const folder = await folderWith({});
  const database = await openDatabase({ memory: true });
  const config = readConfig({ DATA_DIR: folder, SHELL_DIR: folder, RELEASES_DIR: folder });
  app = await buildServer({
    config,
    database,
    tokenSecret: 'a key for tests only, of thirty-two characters',
  });
  const cache = responseCache(database);
  app.get('/kept', { config: { audience: 'public' } }, async (request, reply) =>
    sendCached(
      request,
      reply,
      await cache.get('kept', async () => ({ status: 200, html: HTML, tables: ['quote'] })),
    ),
  );
  app.get('/missing', { config: { audience: 'public' } }, async (request, reply) =>
    sendCached(
      request,
      reply,
      await cache.get('missing', async () => ({ status: 404, html: HTML, tables: ['quote'] })),
    ),
  );
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

/** A request with just these headers; the body as it was sent. */
const send = async (method: string, path: string, headers: Record<string, string> = {}) => {
  const { port } = app.server.address() as AddressInfo;
  const { bytes, ...answer } = await rawGet(`http://127.0.0.1:${port}`, path, headers, method);
  return { ...answer, body: bytes };
};

const READABLE: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (body) => body,
};

test.each([
  ['br, gzip, deflate', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['br;q=0.000, gzip;q=0, *', 'identity'],
  ['*', 'br'],
  ['identity', 'identity'],
  ['identity;q=1, br;q=0.5', 'identity'],
  ['gzip;q=0', 'identity'],
  ['deflate', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('a browser that accepts %p gets %s', async (accepted, encoding) => {
  const { status, headers, body } = await send(
    'GET',
    '/kept',
    accepted === undefined ? {} : { 'accept-encoding': accepted },
  );
  expect(status).toBe(200);
  expect(headers['content-encoding'] ?? 'identity').toBe(encoding);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-length': String(body.length),
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding',
  });
  // Of the whole server, not of the bare page.
  expect(headers['content-security-policy']).toContain("script-src 'self'");
  expect(READABLE[encoding]?.(body).toString()).toBe(HTML);
});

test.each(['br', 'identity'])('HEAD returns only the headers of GET, in %s', async (accepted) => {
  const { date: _date, ...get } = (await send('GET', '/kept', { 'accept-encoding': accepted }))
    .headers;
  const head = await send('HEAD', '/kept', { 'accept-encoding': accepted });
  const { date: _other, ...headers } = head.headers;
  expect({ status: head.status, headers, length: head.body.length }).toEqual({
    status: 200,
    headers: get,
    length: 0,
  });
});

test.each([
  ['the same', (tag: string) => tag],
  ['without its W/', (tag: string) => tag.replace('W/', '')],
  ['among others', (tag: string) => `"one", ${tag}, W/"two"`],
  ['any', () => '*'],
])('a browser that has the page gets 304 by a tag that is %s', async (_what, tagFrom) => {
  const etag = String((await send('GET', '/kept', { 'accept-encoding': 'br' })).headers.etag);
  expect(etag).toMatch(/^W\/"/);
  // In another encoding, too.
  for (const accepted of ['br', 'gzip', 'identity'])
    for (const method of ['GET', 'HEAD']) {
      const again = await send(method, '/kept', {
        'accept-encoding': accepted,
        'if-none-match': tagFrom(etag),
      });
      expect({ status: again.status, length: again.body.length }).toEqual({
        status: 304,
        length: 0,
      });
      expect(again.headers).toMatchObject({
        etag,
        vary: 'Accept-Encoding',
        'cache-control': 'no-cache',
      });
      expect(again.headers['content-encoding']).toBeUndefined();
    }
});

test('a missing page is sent each time, with its status', async () => {
  const { status, headers } = await send('GET', '/missing', { 'accept-encoding': 'br' });
  expect({ status, encoding: headers['content-encoding'] }).toEqual({
    status: 404,
    encoding: 'br',
  });
  expect((await send('GET', '/missing', { 'if-none-match': String(headers.etag) })).status).toBe(
    404,
  );
  // A browser that has an older page gets the new one.
  expect((await send('GET', '/kept', { 'if-none-match': 'W/"older"' })).status).toBe(200);
});
