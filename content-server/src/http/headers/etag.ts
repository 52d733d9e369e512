import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** For files with a content hash in their name: cached for a year. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Cached, but revalidated on every request. */
export const REVALIDATE = 'no-cache';

/** True if a file name contains a content hash, as the build writes it: `index.817909caa6.js`. */
export const isHashed = (file: string): boolean => /\.[0-9a-f]{8,}\.[a-z0-9.]+$/.test(file);

/** The first part of the SHA-256 of a content, for ETags. */
export const hashOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22);

/** The ETag of a response. It is weak, because the compressed body has the same one. */
export const etagOf = (content: string | Buffer): string => `W/"${hashOf(content)}"`;

/** A picture is never compressed, so its ETag is strong. */
const tagOf = (content: string | Buffer, type: string): string =>
  type.startsWith('image/') ? `"${hashOf(content)}"` : etagOf(content);

/**
 * Sets the headers of all generated responses: `Vary`, and an ETag of the body unless one is
 * set. The ETag of a record begins with its version (content/crud/version), for `If-Match`.
 */
export const setEtag = (reply: FastifyReply, content: string | Buffer): string => {
  const current = String(reply.getHeader('etag') ?? '');
  const version = /^"(.*)"$/.exec(current)?.[1];
  const tag =
    version === undefined
      ? current || tagOf(content, String(reply.getHeader('content-type')))
      : `W/"${version}/${hashOf(content)}"`;
  const vary = String(reply.getHeader('vary') ?? '');
  if (!/accept-encoding/i.test(vary))
    reply.header('vary', [vary, 'accept-encoding'].filter(Boolean).join(', '));
  reply.header('etag', tag);
  return tag;
};

const opaque = (tag: string) => tag.trim().replace(/^W\//, '');

/** True if `If-None-Match` contains the ETag or `*` (RFC 9110, 13.1.2). */
export const matchesEtag = (
  { headers }: Pick<FastifyRequest, 'headers'>,
  etag: string,
): boolean => {
  const etags = headers['if-none-match']?.split(',').map(opaque) ?? [];
  return etags.includes('*') || etags.includes(opaque(etag));
};
