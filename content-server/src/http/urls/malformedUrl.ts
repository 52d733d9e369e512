import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { pathOf } from './paths';

/**
 * For Fastify's `rewriteUrl`: escapes the percent signs of a path that cannot be decoded (`/100%`,
 * `/%ff`), so that hooks and handlers get it. Fastify itself would respond earlier, without
 * security headers.
 */
export const escapeMalformedPath = ({ url = '/' }: Pick<IncomingMessage, 'url'>): string => {
  const path = pathOf({ url });
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
};

/** True if the path of a request could not be decoded. */
export const isMalformedUrl = ({ originalUrl }: Pick<FastifyRequest, 'originalUrl'>): boolean =>
  escapeMalformedPath({ url: originalUrl }) !== originalUrl;
