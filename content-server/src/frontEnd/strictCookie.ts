import type { FastifyReply, FastifyRequest } from 'fastify';

interface StrictCookie {
  name: string;
  /** Empty to remove the cookie. */
  value: string;
  /** It is sent to this path and those below it. */
  path: string;
  /** Lifetime; 0 removes the cookie. */
  seconds: number;
}

/** Sets a cookie that scripts cannot read and other websites cannot use. */
export const setStrictCookie = (
  request: FastifyRequest,
  reply: FastifyReply,
  { name, value, path, seconds }: StrictCookie,
): void => {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${name}=${encodeURIComponent(value)}; Path=${path}; HttpOnly; SameSite=Strict; Max-Age=${seconds}${secure}`,
  );
};
