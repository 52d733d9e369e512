import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Answers a text made on the spot, under a tag of its content: a browser that has it already is told so (304). Only
 * good answers are tagged; a 404 is a 404 each time.
 */
export const sendTagged = (
  request: FastifyRequest,
  reply: FastifyReply,
  { text, type, caching }: { text: string; type: string; caching: string },
): FastifyReply => {
  reply.header('cache-control', caching);
  if (reply.statusCode !== 200) return reply.type(type).send(text);
  const tag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  reply.header('etag', tag);
  return request.headers['if-none-match'] === tag ? reply.code(304).send() : reply.type(type).send(text);
};
