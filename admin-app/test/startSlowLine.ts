import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** The headers of the administrator's calls, which a browser asks about first. */
const SENT = ['authorization', 'content-type', 'if-match', 'if-none-match', 'idempotency-key'];

const ALLOWED = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
  'Access-Control-Allow-Headers': SENT.join(', '),
};

/** A line to the content server that passes nothing on until `letGo`, and everything from then on. */
export const startSlowLine = async () => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const server = createServer((request, response) => {
    const answer = async () => {
      if (request.method === 'OPTIONS') return response.writeHead(204, ALLOWED).end();
      const body = await buffer(request);
      await held;
      const headers = SENT.flatMap((name): [string, string][] => {
        const value = request.headers[name];
        return typeof value === 'string' ? [[name, value]] : [];
      });
      const { method } = request;
      const stored = await fetch(`${contentServer.url}${request.url}`, {
        method,
        headers,
        ...(body.length > 0 && { body: new Uint8Array(body) }),
      });
      return response
        .writeHead(stored.status, { ...ALLOWED, 'Content-Type': 'application/json' })
        .end(Buffer.from(await stored.arrayBuffer()));
    };
    answer().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    letGo,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
};
