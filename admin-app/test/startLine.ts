import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** The headers of the administrator's calls, which a browser asks about first. */
const SENT = [
  'authorization',
  'content-type',
  'if-match',
  'if-none-match',
  'idempotency-key',
  'autosave',
];

const ALLOWED = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
  'Access-Control-Allow-Headers': SENT.join(', '),
};

/** Has the content server carry out a call. */
type Forward = () => Promise<{ status: number; body: Buffer }>;

const forwarded = async (request: IncomingMessage, body: Buffer) => {
  const headers = SENT.flatMap((name): [string, string][] => {
    const value = request.headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  const answer = await fetch(`${contentServer.url}${request.url}`, {
    method: request.method,
    headers,
    ...(body.length > 0 && { body: new Uint8Array(body) }),
  });
  return { status: answer.status, body: Buffer.from(await answer.arrayBuffer()) };
};

/**
 * A line between the browser and the content server.
 * @param pass decides for a call, such as 'POST /api/messages', when it is forwarded, and how much
 * of the answer comes back before the connection breaks; undefined for nothing
 */
export const startLine = async (
  pass: (
    call: string,
    forward: Forward,
  ) => Promise<{ status: number; body: Buffer; share: 'all' | 'half' } | undefined>,
) => {
  const server = createServer((request, response) => {
    const answer = async () => {
      if (request.method === 'OPTIONS') return response.writeHead(204, ALLOWED).end();
      const sent = await buffer(request);
      const passed = await pass(`${request.method} ${request.url?.split('?')[0]}`, () =>
        forwarded(request, sent),
      );
      if (!passed) return response.destroy();
      const { status, body, share } = passed;
      response.writeHead(status, {
        ...ALLOWED,
        'Content-Type': 'application/json',
        'Content-Length': body.length,
      });
      if (share === 'all') return response.end(body);
      return response.write(body.subarray(0, body.length / 2), () => response.destroy());
    };
    answer().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
};
