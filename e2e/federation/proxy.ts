import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

/**
 * Starts a proxy of a site that holds back activations until `together` of them have arrived, so that each caller has read
 * the live version before another one changes it. @returns its address and a function that stops it
 */
export const startProxy = async (url: string, together: number) => {
  let letGo: () => void = () => undefined;
  const all = new Promise<void>((resolve) => (letGo = resolve));
  let waiting = 0;
  const server = createServer((request, response) => {
    void (async () => {
      const body = await bodyOf(request);
      if (request.url?.endsWith('/turns')) {
        waiting += 1;
        if (waiting === together) letGo();
        await all;
      }
      const { authorization, 'content-type': type, 'content-digest': digest } = request.headers;
      const answer = await fetch(url + request.url, {
        method: request.method,
        headers: {
          ...(authorization && { authorization }),
          ...(type && { 'content-type': type }),
          ...(digest && { 'content-digest': String(digest) }),
        },
        ...(body.length > 0 && { body: new Uint8Array(body) }),
      });
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
      response.end(Buffer.from(await answer.arrayBuffer()));
    })().catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      letGo();
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
};
