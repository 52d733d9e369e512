import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const hashOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22);

/**
 * The weak ETag of an answer; weak, because it is sent under the same tag with and without
 * compression.
 */
export const tagOf = (content: string | Buffer): string => `W/"${hashOf(content)}"`;

/**
 * Gives an answer the headers of all generated answers, whoever asks and however: an ETag of what
 * is sent, unless it has one already, and `Vary`. The ETag of a record begins with its version
 * (content/crud/version), for a later `If-Match`.
 */
export const tagAnswer = (reply: FastifyReply, content: string | Buffer): string => {
  const given = String(reply.getHeader('etag') ?? '');
  const version = /^"(.*)"$/.exec(given)?.[1];
  const tag = version === undefined ? given || tagOf(content) : `W/"${version}/${hashOf(content)}"`;
  const vary = String(reply.getHeader('vary') ?? '');
  if (!/accept-encoding/i.test(vary))
    reply.header('vary', [vary, 'accept-encoding'].filter(Boolean).join(', '));
  reply.header('etag', tag);
  return tag;
};

const opaque = (tag: string) => tag.trim().replace(/^W\//, '');

/**
 * True when the If-None-Match of a request names the tag: alone, in a list, or as `*` (RFC 9110,
 * 13.1.2).
 */
export const hasTag = ({ headers }: Pick<FastifyRequest, 'headers'>, etag: string): boolean => {
  const asked = headers['if-none-match']?.split(',').map(opaque) ?? [];
  return asked.includes('*') || asked.includes(opaque(etag));
};
