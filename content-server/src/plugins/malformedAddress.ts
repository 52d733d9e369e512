import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';

/**
 * Fastify's `rewriteUrl`: a path that cannot be decoded (`/100%`, `/%ff`) has its percent signs escaped, so that it passes
 * through the hooks and handlers like any other. Fastify itself would answer it before both, without security headers.
 */
export const withDecodablePath = ({ url = '/' }: Pick<IncomingMessage, 'url'>): string => {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
};

/** Whether the path of a request could not be decoded as it was sent. */
export const isMalformed = ({ originalUrl, url }: Pick<FastifyRequest, 'originalUrl' | 'url'>): boolean =>
  originalUrl !== url;

/** What such a request is told where it does not ask for a page. */
export const MALFORMED_ADDRESS = 'This address is not valid.';
