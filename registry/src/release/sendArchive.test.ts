import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sendArchive } from './sendArchive';

const MB = 1024 * 1024;
const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

/** Starts a server and sends it an archive. */
const sendTo = async (handler: RequestListener, archive: Buffer, silence = 10_000) => {
  const server = createServer(handler).listen(0, '127.0.0.1');
  closing.push(() => server.close().closeAllConnections());
  await new Promise((resolve) => server.once('listening', resolve));
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const times = { silence, pause: 10 };
  const sent = sendArchive(`${site}/api/releases/shop/archive`, 'a-token', archive, times);
  return { site, outcome: await sent.catch((error: Error) => error.message) };
};

test('the archive is sent again after a lost connection, three times', async () => {
  let attempts = 0;
  const received: number[] = [];
  const { outcome } = await sendTo(
    (request, response) => {
      attempts += 1;
      let bytes = 0;
      request.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (attempts < 4 && bytes > MB) request.destroy();
      });
      request.on('end', () => {
        received.push(bytes);
        response.writeHead(201).end('{}');
      });
    },
    Buffer.alloc(2 * MB),
  );
  expect(outcome).toEqual({ status: 201, text: '{}' });
  expect([attempts, received]).toEqual([4, [2 * MB]]);
});

test('a permanently lost connection is reported with the size of the archive', async () => {
  let attempts = 0;
  const { site, outcome } = await sendTo((request) => {
    attempts += 1;
    request.socket.destroy();
  }, Buffer.alloc(MB));
  expect(outcome).toMatch(
    new RegExp(
      `^${site} did not get the archive of 1.0 MB: the connection was lost \\(.+\\). Nothing was changed.$`,
    ),
  );
  expect(attempts).toBe(4);
});

test('an upload waits as long as bytes are transferred, and no longer', async () => {
  const slow: RequestListener = (request, response) => {
    request.on('data', () => {
      request.pause();
      setTimeout(() => request.resume(), 3);
    });
    request.on('end', () => response.writeHead(201).end('{}'));
  };
  const startedAt = Date.now();
  expect((await sendTo(slow, Buffer.alloc(24 * MB), 500)).outcome).toMatchObject({ status: 201 });
  expect(Date.now() - startedAt).toBeGreaterThan(500);
  const { outcome } = await sendTo(() => undefined, Buffer.alloc(MB), 100);
  expect(outcome).toContain('the connection was lost (no byte moved for 0.1 s)');
});

test.each([
  [408, 4, 'waits too short for it (nginx: client_body_timeout,'],
  [413, 1, 'takes nothing of this size (nginx: client_max_body_size,'],
  [502, 4, 'has lost the site, or takes nothing of this size (Caddy up to 2.6:'],
  [504, 4, 'waits too short for the answer (nginx: proxy_read_timeout,'],
  [403, 1, 'answered 403'],
])(
  'a proxy that responds with %i gets %i requests, and the error names its setting',
  async (status, times, words) => {
    let attempts = 0;
    const { site, outcome } = await sendTo(
      (request, response) => {
        attempts += 1;
        request.resume();
        response.writeHead(status).end('<html><h1>Refused</h1></html>');
      },
      Buffer.alloc(3 * MB),
    );
    expect(outcome).toContain(
      `${site} did not get the archive of 3.0 MB: the proxy in front of it ${words}`,
    );
    expect(attempts).toBe(times);
  },
);

test("the site's own response is final, also before it has the whole archive", async () => {
  let received = 0;
  const text = JSON.stringify({ message: 'A build can have at most 24 MB packed.' });
  const { outcome } = await sendTo(
    (request, response) => {
      request.on('data', (chunk: Buffer) => (received += chunk.length)).pause();
      response.writeHead(500).end(text);
    },
    Buffer.alloc(24 * MB),
  );
  expect(outcome).toEqual({ status: 500, text });
  expect(received).toBeLessThan(24 * MB);
});
