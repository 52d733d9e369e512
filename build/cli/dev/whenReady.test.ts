import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { whenReady } from './whenReady';

/** A server whose first responses are 503. */
const slowServer = async (refusals: number) => {
  let requestCount = 0;
  const server = createServer((_request, response) => {
    requestCount += 1;
    response.writeHead(requestCount > refusals ? 200 : 503).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    requestCount: () => requestCount,
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
};

test('waits until every address answers with success', async () => {
  const [first, second] = [await slowServer(0), await slowServer(2)];
  expect(await whenReady([first.url, second.url], new AbortController().signal)).toBe(true);
  expect(second.requestCount()).toBe(3);
  await Promise.all([first.close(), second.close()]);
});

test('stops waiting when the parts are stopped', async () => {
  const never = await slowServer(Infinity);
  const stopped = new AbortController();
  const ready = whenReady([never.url], stopped.signal);
  stopped.abort();
  expect(await ready).toBe(false);
  await never.close();
});
