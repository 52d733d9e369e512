import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate as immediate } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { bodyTimeout } from '../../../src/http/plugins/bodyTimeout';
import { startTestServer } from '../../../testing';
import { siteFor } from '../../../testing/site';
import type { AddressInfo } from 'node:net';

const { server } = siteFor(startTestServer);

/**
 * Sends all bytes of a request before it reads; returns the response until the connection closed.
 */
const sent = async (url: string, head: string[], body: Buffer | string): Promise<string> => {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.write(
      `${[...head, 'Host: x', `Content-Length: ${Buffer.byteLength(body)}`].join('\r\n')}\r\n\r\n`,
    );
    socket.write(body, () => resolve());
  });
  return text(socket);
};

const MB = 1024 * 1024;

test('a body that is too large gets a response before the connection closes, not a reset', async () => {
  const json = 'Content-Type: application/json';
  const signedIn = `Authorization: Bearer ${server.token}`;
  const text = JSON.stringify({ text: 'x'.repeat(6 * MB) });
  const picture = Buffer.concat([
    Buffer.from('--b\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n'),
    Buffer.alloc(12 * MB),
    Buffer.from('\r\n--b--\r\n'),
  ]);
  const upload = [
    'POST /api/upload/image HTTP/1.1',
    signedIn,
    'Content-Type: multipart/form-data; boundary=b',
  ];
  const save = 'PUT /api/content/quote HTTP/1.1';
  for (const [head, body, answer] of [
    [
      [save, signedIn, json],
      text,
      /^HTTP\/1\.1 413 .*\{"message":"That is too much to send at once\."\}/s,
    ],
    [upload, picture, /^HTTP\/1\.1 413 .*\{"message":"The picture can be at most 10 MB\."\}/s],
    [[save, json], text, /^HTTP\/1\.1 401 /],
  ] as const)
    // A reset happens only sometimes.
    for (let times = 0; times < 5; times += 1)
      expect(await sent(server.url, [...head], body)).toMatch(answer);
});

describe('a form', () => {
  const upload = async (contentType: string, body: string) => {
    const answer = await fetch(`${server.url}/api/upload/image`, {
      method: 'POST',
      headers: { authorization: `Bearer ${server.token}`, 'content-type': contentType },
      body,
    });
    return {
      status: answer.status,
      message: ((await answer.json()) as { message: string }).message,
    };
  };
  const field = (name: string) =>
    `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nx\r\n`;
  const NOT_WHOLE = 'The upload did not arrive whole. Please try again.';

  test.each([
    ['without a boundary', 'multipart/form-data', 'x', 400, NOT_WHOLE],
    ['that is none', 'multipart/form-data; boundary=b', 'x', 400, NOT_WHOLE],
    ['that breaks off', 'multipart/form-data; boundary=b', field('a').slice(0, -4), 400, NOT_WHOLE],
    [
      'that breaks off in its picture',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\nabc',
      400,
      NOT_WHOLE,
    ],
    [
      'with too many fields',
      'multipart/form-data; boundary=b',
      `${Array.from({ length: 12 }, (_, index) => field(`f${index}`)).join('')}--b--\r\n`,
      413,
      'The form has too many fields.',
    ],
    [
      'with a field that means mischief',
      'multipart/form-data; boundary=b',
      `${field('__proto__')}--b--\r\n`,
      400,
      'The request cannot be read.',
    ],
  ])('%s is refused in our words', async (_what, contentType, body, status, message) => {
    expect(await upload(contentType, body)).toEqual({ status, message });
  });
});

describe('a slow body', () => {
  let app: FastifyInstance;
  let url: string;
  beforeAll(async () => {
    app = fastify();
    await app.register(bodyTimeout, { grace: 500, rate: 1000 });
    app.post('/', async (request) => ({ got: (request.body as string).length }));
    await app.listen({ host: '127.0.0.1', port: 0 });
    url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  });
  afterAll(() => app.close());

  /** Sends a body of a size in pieces, one every 20 ms. */
  const trickle = async (size: number, piece: number): Promise<string> => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    socket.write(
      `POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: text/plain\r\nContent-Length: ${size}\r\n\r\n`,
    );
    let left = size;
    const timer = setInterval(() => {
      if (left <= 0) return;
      socket.write('x'.repeat(Math.min(piece, left)));
      left -= piece;
    }, 20);
    try {
      return await text(socket);
    } finally {
      clearInterval(timer);
      socket.destroy();
    }
  };

  const TOO_SLOW =
    /^HTTP\/1\.1 408 .*\{"message":"The data came too slowly\. Please try again\."\}/s;

  test('gets a 408 when it takes too long, and not while it arrives over a slow connection', async () => {
    expect(await trickle(1000, 1)).toMatch(TOO_SLOW);
    // Four times the grace, at several times the rate.
    expect(await trickle(20_000, 200)).toMatch(/^HTTP\/1\.1 200 .*\{"got":20000\}/s);
  });

  test('is ended by the server a minute after it started', async () => {
    const { hostname, port } = new URL(server.url);
    jest.useFakeTimers({
      doNotFake: ['nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'setInterval'],
    });
    try {
      const socket = connect(Number(port), hostname);
      const head = [
        'POST /api/messages HTTP/1.1',
        'Host: x',
        'Content-Type: application/json',
        'Content-Length: 1000',
      ];
      socket.write(`${head.join('\r\n')}\r\n\r\n{`);
      let answer = '';
      socket.on('data', (data: Buffer) => {
        answer += data.toString();
      });
      for (let minutes = 0; minutes < 100_000 && !socket.closed; minutes += 1) {
        jest.advanceTimersByTime(61_000);
        await immediate();
      }
      expect(answer).toMatch(TOO_SLOW);
    } finally {
      jest.useRealTimers();
    }
  });
});
