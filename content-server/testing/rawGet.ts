import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { IncomingHttpHeaders } from 'node:http';

/**
 * A request whose path and headers reach the server unchanged. `fetch` would resolve `..`, reject a
 * malformed path and decompress the response.
 */
export const rawGet = (
  url: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<{ status: number; headers: IncomingHttpHeaders; body: string; bytes: Buffer }> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const outgoing = request({ hostname, port, path, headers, method }, (response) => {
      const { statusCode: status = 0, headers: received } = response;
      buffer(response).then(
        (bytes) => resolve({ status, headers: received, body: bytes.toString(), bytes }),
        reject,
      );
    });
    outgoing.on('error', reject).end();
  });
