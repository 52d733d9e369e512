import { parseCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';

/** The decoded value of a cookie; '' without one. */
export const cookieOf = ({ headers }: FastifyRequest, name: string): string =>
  parseCookie(headers.cookie ?? '')[name] ?? '';
