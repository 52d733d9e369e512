import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { IncomingHttpHeaders } from 'node:http';

/** A GET whose path reaches the server as written; `fetch` would resolve `..` and refuse a malformed one first. */
export const rawGet = (
  url: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; headers: IncomingHttpHeaders; body: string }> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const asked = request({ hostname, port, path, headers }, (answer) => {
      text(answer).then(
        (body) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }),
        (error: unknown) => reject(error instanceof Error ? error : new Error(String(error))),
      );
    });
    asked.on('error', reject).end();
  });
