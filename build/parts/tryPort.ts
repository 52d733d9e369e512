import { createServer, type AddressInfo } from 'node:net';

/**
 * Listens at a port of this machine for a moment.
 * @param port 0 for any that is free
 * @returns the port; undefined when it is taken
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
