import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Headers of the admin area's calls, which a CORS preflight asks for. */
const FORWARDED_HEADERS = [
  'authorization',
  'content-type',
  'if-match',
  'if-none-match',
  'idempotency-key',
  'autosave',
];

const CORS_HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
  'Access-Control-Allow-Headers': FORWARDED_HEADERS.join(', '),
};

/** Sends the call to the content server. */
type Forward = () => Promise<{ status: number; body: Buffer }>;

const forwardRequest = async (request: IncomingMessage, body: Buffer) => {
  const headers = FORWARDED_HEADERS.flatMap((name): [string, string][] => {
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
 * A proxy between the browser and the content server.
 * @param pass decides for a call, such as 'POST /api/messages', when it is forwarded, and how much
 * of the response comes back before the connection breaks; undefined for nothing
 */
export const startForwardingProxy = async (
  pass: (
    call: string,
    forward: Forward,
  ) => Promise<{ status: number; body: Buffer; share: 'all' | 'half' } | undefined>,
) => {
  const server = createServer((request, response) => {
    const respond = async () => {
      if (request.method === 'OPTIONS') return response.writeHead(204, CORS_HEADERS).end();
      const requestBody = await buffer(request);
      const passed = await pass(`${request.method} ${request.url?.split('?')[0]}`, () =>
        forwardRequest(request, requestBody),
      );
      if (!passed) return response.destroy();
      const { status, body, share } = passed;
      response.writeHead(status, {
        ...CORS_HEADERS,
        'Content-Type': 'application/json',
        'Content-Length': body.length,
      });
      if (share === 'all') return response.end(body);
      return response.write(body.subarray(0, body.length / 2), () => response.destroy());
    };
    respond().catch(() => response.destroy());
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
