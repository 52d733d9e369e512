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

interface LineFaults {
  /** Nothing is passed on before this resolves. */
  held?: Promise<void>;
  /** Calls with this method are executed, and the connection breaks instead of their answer. */
  loses?: 'POST' | 'PUT' | 'DELETE';
}

/** A line from the browser to the content server, with faults. */
export const startLine = async ({ held, loses }: LineFaults) => {
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
      if (method === loses) return response.destroy();
      return response
        .writeHead(stored.status, { ...ALLOWED, 'Content-Type': 'application/json' })
        .end(Buffer.from(await stored.arrayBuffer()));
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
