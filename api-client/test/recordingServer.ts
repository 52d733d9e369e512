import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Received {
  method: string;
  /** Path and query, as sent. */
  url: string;
  contentType: string | undefined;
  authorization: string | undefined;
  /** The parsed JSON body, or the raw text of another type; undefined without a body. */
  body: unknown;
}

const readBody = async (request: IncomingMessage): Promise<unknown> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  if (!text) return undefined;
  return request.headers['content-type'] === 'application/json' ? JSON.parse(text) : text;
};

/** Starts an HTTP server that records requests and sends a configured response. */
export const startRecordingServer = async () => {
  const received: Received[] = [];
  let nextResponse = { status: 200, body: 'null' };
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const { 'content-type': contentType, authorization } = request.headers;
      received.push({
        method: request.method ?? '',
        url: request.url ?? '',
        contentType,
        authorization,
        body,
      });
      response
        .writeHead(nextResponse.status, { 'Content-Type': 'application/json' })
        .end(nextResponse.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answerWith: (status: number, body: unknown) => {
      nextResponse = { status, body: JSON.stringify(body) };
    },
    /** Sends text instead of JSON, as proxies do. */
    answerWithText: (status: number, body: string) => {
      nextResponse = { status, body };
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
};
