import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isLoopback } from '@charity-site/registry';
import { bearerOf } from '../../http/headers/bearer';

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** Headers that proxies add. */
const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

/**
 * True if the request comes from this machine. A proxy on this machine passes the requests of
 * others on, under the name of the site or with headers of a proxy.
 */
const isFromHere = ({ socket, hostname, headers }: FastifyRequest): boolean =>
  /^(::1|(::ffff:)?127\.)/.test(socket.remoteAddress ?? '') &&
  isLoopback(hostname.replace(/:\d+$/, '')) &&
  FORWARDED.every((name) => headers[name] === undefined);

/**
 * True if a request may read the measurements: from this machine, or with the token of the
 * settings.
 */
export const mayReadMetrics = (request: FastifyRequest, token: string | undefined): boolean => {
  const given = bearerOf(request);
  if (token && given) return timingSafeEqual(sha256(given), sha256(token));
  return isFromHere(request);
};
