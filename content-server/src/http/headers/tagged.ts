import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The weak ETag of a text; weak, because it is sent under the same tag with and without compression. */
export const tagOf = (text: string): string =>
  `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;

const opaque = (tag: string) => tag.trim().replace(/^W\//, '');

/** True when the If-None-Match of a request names the tag: alone, in a list, or as `*` (RFC 9110, 13.1.2). */
export const hasTag = ({ headers }: Pick<FastifyRequest, 'headers'>, etag: string): boolean => {
  const asked = headers['if-none-match']?.split(',').map(opaque) ?? [];
  return asked.includes('*') || asked.includes(opaque(etag));
};

/**
 * Sends a generated text with a content-based ETag and answers 304 when it matches. Only 200 answers get an ETag.
 * `@fastify/etag` tags the answers of calls (http/plugins/etags); here it would hash each answer again, while the page cache stores
 * this tag with the page (site/cache/cachedPage).
 */
export const sendTagged = (
  request: FastifyRequest,
  reply: FastifyReply,
  { text, type, caching }: { text: string; type: string; caching: string },
): FastifyReply => {
  reply.header('cache-control', caching);
  if (reply.statusCode !== 200) return reply.type(type).send(text);
  const tag = tagOf(text);
  reply.header('etag', tag);
  return hasTag(request, tag) ? reply.code(304).send() : reply.type(type).send(text);
};
