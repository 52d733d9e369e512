import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config';

/** Where the server listens, such as `http://localhost:3000`. */
export const listeningAddress = (app: FastifyInstance, { host, port }: Pick<Config, 'host' | 'port'>): string => {
  const address = app.server.address();
  const listening = typeof address === 'object' && address ? address.port : port;
  const name = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${listening}`;
};

/**
 * The site's public address without a slash at its end, for everything that must name it whole: `SITE_URL`, or where the
 * server listens. Never what a request says: its Host header is the sender's, and answers are cached for others.
 */
export const siteOrigin = (app: FastifyInstance, config: Pick<Config, 'siteUrl' | 'host' | 'port'>): string =>
  config.siteUrl ?? listeningAddress(app, config);
