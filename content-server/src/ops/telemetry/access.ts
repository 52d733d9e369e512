import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isLoopback } from '@charity-site/registry';
import { bearerOf } from '../../http/headers/request';
import { HttpError } from '../../http/httpError';

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** Headers that proxies add. */
const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

/**
 * True if the request comes from this machine. A proxy on this machine forwards requests with the
 * site's host name or with proxy headers.
 */
const isFromHere = ({ socket, hostname, headers }: FastifyRequest): boolean =>
  /^(::1|(::ffff:)?127\.)/.test(socket.remoteAddress ?? '') &&
  isLoopback(hostname.replace(/:\d+$/, '')) &&
  FORWARDED.every((name) => headers[name] === undefined);

/**
 * Allows this machine to read the metrics, and others with the METRICS_TOKEN.
 * @throws HttpError 403
 */
export const requireMetricsAccess = (request: FastifyRequest, token: string | undefined): void => {
  const bearer = bearerOf(request);
  const isAllowed =
    token && bearer ? timingSafeEqual(sha256(bearer), sha256(token)) : isFromHere(request);
  if (!isAllowed)
    throw new HttpError(
      403,
      'The measurements can be read on this machine, or with METRICS_TOKEN as bearer token.',
    );
};
