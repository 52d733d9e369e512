import type { FastifyReply, FastifyRequest } from 'fastify';

interface OwnCookie {
  name: string;
  /** Empty to remove the cookie. */
  value: string;
  /** Lifetime; 0 removes the cookie. */
  seconds: number;
  /** The cookie is sent to this path and those below it; '/' when left out. */
  path?: string;
  /** `Lax` cookies are also sent with a visit that comes from a link on another website; `Strict` ones are not. */
  sameSite: 'Lax' | 'Strict';
}

/** Sets a cookie that scripts cannot read. */
export const setCookie = (
  request: FastifyRequest,
  reply: FastifyReply,
  { name, value, seconds, path = '/', sameSite }: OwnCookie,
): void => {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${name}=${encodeURIComponent(value)}; Path=${path}; HttpOnly; SameSite=${sameSite}; Max-Age=${seconds}${secure}`,
  );
};
