import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A running server with the content of a test. */
export interface ContentServer {
  /** Base URL of the API; pass it to `configureSite({ apiBase })`. */
  apiBase: string;
  close: () => Promise<void>;
}

/** A test's page has another origin, so every response allows cross-origin requests. */
const HEADERS = {
  'Content-Type': 'application/json',
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Allow-Methods': '*',
};

/**
 * Serves content over HTTP on a free loopback port. Other paths respond with 404.
 * @param content the response for each path, such as `{ '/content/updates': { items: [] } }`
 */
export const serveContent = async (content: Record<string, unknown>): Promise<ContentServer> => {
  const server = createServer(({ method, url = '' }, response) => {
    const path = new URL(url, 'http://127.0.0.1').pathname;
    const isKnown = Object.hasOwn(content, path);
    if (method === 'OPTIONS') response.writeHead(204, HEADERS).end();
    else
      response
        .writeHead(isKnown ? 200 : 404, HEADERS)
        .end(
          JSON.stringify(
            isKnown ? content[path] : { message: `This test has no content at ${path}.` },
          ),
        );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    apiBase: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
