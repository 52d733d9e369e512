import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { whenReady } from './whenReady';

/** A server whose first responses are 503. */
const slowServer = async (refusals: number) => {
  let asked = 0;
  const server = createServer((_request, response) => {
    asked += 1;
    response.writeHead(asked > refusals ? 200 : 503).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    asked: () => asked,
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
};

test('waits until every address answers with success', async () => {
  const [first, second] = [await slowServer(0), await slowServer(2)];
  expect(await whenReady([first.url, second.url], new AbortController().signal)).toBe(true);
  expect(second.asked()).toBe(3);
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
