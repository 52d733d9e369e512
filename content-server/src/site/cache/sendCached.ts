import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { REVALIDATE, matchesEtag } from '../../http/headers/etag';
import { ENCODINGS, type CachedResponse, type Encoding } from './cachedResponse';

/** Bodies below this size, in bytes, are not compressed. */
const COMPRESS_FROM = 1024;

/**
 * True if a header rejects the encoding by name: the negotiator would accept it because of a `*`.
 */
const isRejected = (header: string, encoding: Encoding): boolean =>
  new RegExp(`(?:^|,)\\s*${encoding}\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$)`).test(header);

const encodingFor = (header = ''): Encoding => {
  const accepted = header.toLowerCase();
  const offered = /q=0(?:[.,\s]|$)/.test(accepted)
    ? ENCODINGS.filter((encoding) => !isRejected(accepted, encoding))
    : ENCODINGS;
  return (negotiate(accepted, [...offered]) as Encoding | null) ?? 'identity';
};

/**
 * Sends a cached response in the encoding that the browser prefers, or 304 if it has it already.
 */
export const sendCached = (
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedResponse,
  caching: string = REVALIDATE,
): FastifyReply => {
  const { headers } = request;
  void reply
    .code(page.status)
    .header('cache-control', caching)
    .header('vary', [reply.getHeader('vary'), 'Accept-Encoding'].filter(Boolean).join(', '))
    .header('etag', page.etag);
  // RFC 9211: a negative lifetime is that of a stale answer.
  if (page.staleFor !== undefined)
    void reply.header('cache-status', `charity-site; hit; ttl=-${page.staleFor}`);
  if (page.status === 200 && matchesEtag(request, page.etag)) return reply.code(304).send();
  const encoding =
    page.bodies.identity.length < COMPRESS_FROM
      ? 'identity'
      : encodingFor(headers['accept-encoding']);
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  // Otherwise http/plugins/compression would choose again for an uncompressed body.
  headers['x-no-compression'] = 'decided';
  void reply.type(page.type);
  const body = page.bodies[encoding];
  if (body) return reply.send(body);
  // Fastify waits for the reply; an error is sent as a reply, too.
  page.encode(encoding).then(
    (compressed) => reply.send(compressed),
    (error: unknown) => reply.send(error),
  );
  return reply;
};
