import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Sets a cookie that scripts cannot read. Browsers also send it with a visit that comes from a link on another website,
 * unlike a strict one.
 */
export const setOwnCookie = (
  request: FastifyRequest,
  reply: FastifyReply,
  { name, value, seconds }: { name: string; value: string; seconds: number },
): void => {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${name}=${encodeURIComponent(value)}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure}`,
  );
};
