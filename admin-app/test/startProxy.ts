import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that stands between the browser and the content server and answers every call itself, with a page. */
export const startProxy = async (status: number, page: string) => {
  const server = createServer((request, response) => {
    const allowed = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
    const isPreflight = request.method === 'OPTIONS';
    response.writeHead(isPreflight ? 204 : status, { ...allowed, 'Content-Type': 'text/html' });
    response.end(isPreflight ? undefined : page);
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
