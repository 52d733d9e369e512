import type { FastifyReply } from 'fastify';
import type { Registry } from '@charity-site/registry';

const HEADER = 'content-security-policy';

/** Whether a text is exactly one origin, so that the registry cannot add other words to the policy. */
const isOrigin = (text: string): boolean => {
  try {
    const { origin, protocol } = new URL(text);
    return origin === text && /^https?:$/.test(protocol);
  } catch {
    return false;
  }
};

/**
 * Adds the registry's origins to the content security policy, for scripts, styles, images, fonts and manifests. Without
 * any, the policy stays unchanged.
 * @param sockets WebSocket URLs that the page may open, such as `ws://localhost:3001`
 */
export const allowOrigins = (
  reply: FastifyReply,
  { origins = [] }: Registry,
  sockets: readonly string[] = [],
): void => {
  const allowed = origins.filter(isOrigin);
  const policy = reply.getHeader(HEADER);
  if (allowed.length === 0 || typeof policy !== 'string') return;
  const widened = policy
    .split(';')
    .map((directive) => {
      const [, kind] = /^(default|script|style|img|connect)-src /.exec(directive.trim()) ?? [];
      return kind ? [directive, ...allowed, ...(kind === 'connect' ? sockets : [])].join(' ') : directive;
    })
    .join(';');
  reply.header(HEADER, widened);
};
