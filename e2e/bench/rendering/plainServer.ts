import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Runs `work` with the address of a bare HTTP server on a free port. */
export const withPlainServer = async <Result>(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  work: (url: string) => Promise<Result>,
): Promise<Result> => {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
};
