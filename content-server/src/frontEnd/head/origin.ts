import type { FastifyRequest } from 'fastify';

const HOST = /^([\w-]+(\.[\w-]+)*|\[[0-9a-f:.]+\])(:\d{1,5})?$/i;

/**
 * The site's address as the visitor typed it, such as `https://example.org`: told by the request itself, and by the
 * proxy in front where one is trusted (TRUST_PROXY). A host that is none is not repeated.
 */
export const originOf = ({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): string =>
  `${protocol.toLowerCase() === 'https' ? 'https' : 'http'}://${HOST.test(host) ? host : 'localhost'}`;
