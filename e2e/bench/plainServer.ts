import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Runs `work` with the URL of a bare HTTP server on a free port. */
export const withPlainServer = async <Result>(
  handler: (request: IncomingMessage, response: ServerResponse) => void,
  work: (url: string) => Promise<Result>,
): Promise<Result> => {
  const server = createServer(handler);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
};

const TEXT = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Text</title><h1>Text</h1>${'<p>A page of text alone.</p>'.repeat(20)}`;

/** Runs `work` with the URL of a text-only page: the minimum of a page in the same setting. */
export const withTextAlone = <Result>(work: (url: string) => Promise<Result>): Promise<Result> =>
  withPlainServer(
    (_, response) => response.setHeader('Content-Type', 'text/html; charset=utf-8').end(TEXT),
    work,
  );
