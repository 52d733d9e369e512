import type { FastifyInstance } from 'fastify';
import type { Config } from '../process/settings/config';

/** The URL the server listens on, such as `http://localhost:3000`. */
export const listeningAddress = (
  app: FastifyInstance,
  { host, port }: Pick<Config, 'host' | 'port'>,
): string => {
  const address = app.server.address();
  const listening = typeof address === 'object' && address ? address.port : port;
  const name = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${listening}`;
};
