import { createServer, type AddressInfo } from 'node:net';

/**
 * Checks a port of this machine by listening briefly.
 * @param port 0 for any free port
 * @returns the port; undefined if it is taken
 */
export const tryPort = (port: number): Promise<number | undefined> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(port, '127.0.0.1', () => {
      const { port: found } = server.address() as AddressInfo;
      server.close(() => resolve(found));
    });
  });
