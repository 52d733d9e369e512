import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ASK_FIRST } from '../../http/headers/caching';
import { hasTag } from '../../http/headers/tagged';
import { ENCODINGS, type CachedPage, type Encoding } from './cachedPage';

/** Bodies below this size, in bytes, are not compressed. */
const COMPRESSED = 1024;

/** Encodings that a header refuses by name: the negotiator would take one again for a `*`. */
const isRefused = (header: string, encoding: Encoding): boolean =>
  new RegExp(`(?:^|,)\\s*${encoding}\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$)`).test(header);

const encodingFor = (header = ''): Encoding => {
  const accepted = header.toLowerCase();
  const offered = /q=0(?:[.,\s]|$)/.test(accepted)
    ? ENCODINGS.filter((encoding) => !isRefused(accepted, encoding))
    : ENCODINGS;
  return (negotiate(accepted, [...offered]) as Encoding | null) ?? 'identity';
};

/**
 * Sends a cached page or answer in the encoding that the browser prefers, or 304 when it has the
 * page already.
 */
export const sendCached = (
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  caching: string = ASK_FIRST,
): FastifyReply => {
  const { headers } = request;
  void reply
    .code(page.status)
    .header('cache-control', caching)
    .header('vary', [reply.getHeader('vary'), 'Accept-Encoding'].filter(Boolean).join(', '))
    .header('etag', page.etag);
  if (page.status === 200 && hasTag(request, page.etag)) return reply.code(304).send();
  const encoding =
    page.bodies.identity.length < COMPRESSED ? 'identity' : encodingFor(headers['accept-encoding']);
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  // Decided here: http/plugins/compression would choose again for a page that is sent as it is.
  headers['x-no-compression'] = 'decided';
  void reply.type(page.type);
  const body = page.bodies[encoding];
  if (body) return reply.send(body);
  // Fastify waits for the reply, which an error answers, too.
  page.encode(encoding).then(
    (made) => reply.send(made),
    (error: unknown) => reply.send(error),
  );
  return reply;
};
