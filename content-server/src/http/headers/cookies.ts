import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The decoded value of a cookie; '' without one. */
export const cookieOf = ({ headers }: FastifyRequest, name: string): string =>
  parseCookie(headers.cookie ?? '')[name] ?? '';

interface OwnCookie {
  name: string;
  /** Empty to remove the cookie. */
  value: string;
  /** Lifetime; 0 removes the cookie. */
  seconds: number;
  /** The cookie is sent to this path and those below it; '/' by default. */
  path?: string;
  /**
   * `lax` cookies are also sent when a link on another website is followed; `strict` ones are not.
   */
  sameSite: 'lax' | 'strict';
}

/** Sets a cookie that scripts cannot read. */
export const setCookie = (
  request: FastifyRequest,
  reply: FastifyReply,
  { seconds, path = '/', ...cookie }: OwnCookie,
): void => {
  const secure = request.protocol === 'https';
  reply.header(
    'set-cookie',
    stringifySetCookie({ ...cookie, path, maxAge: seconds, httpOnly: true, secure }),
  );
};
