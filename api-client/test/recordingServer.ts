import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Received {
  method: string;
  /** Path and query, as sent. */
  url: string;
  contentType: string | undefined;
  authorization: string | undefined;
  /** The JSON body, or the raw text of any other; undefined when there was none. */
  body: unknown;
}

const readBody = async (request: IncomingMessage): Promise<unknown> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  if (!text) return undefined;
  return request.headers['content-type'] === 'application/json' ? JSON.parse(text) : text;
};

/** A real HTTP server that notes what it is asked and answers what it is told to. */
export const startRecordingServer = async () => {
  const received: Received[] = [];
  let answer = { status: 200, body: 'null' };
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
      response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answerWith: (status: number, body: unknown) => {
      answer = { status, body: JSON.stringify(body) };
    },
    /** Answers what no server of ours would. */
    answerWithText: (status: number, body: string) => {
      answer = { status, body };
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
};
