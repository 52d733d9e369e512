import type { FastifyReply } from 'fastify';
import type { Registry } from '@charity-site/registry';

const HEADER = 'content-security-policy';

/** A whole origin and nothing else: what stands in the registry must not add words of its own to the policy. */
const isOrigin = (text: string): boolean => {
  try {
    const { origin, protocol } = new URL(text);
    return origin === text && /^https?:$/.test(protocol);
  } catch {
    return false;
  }
};

/**
 * Lets a page take remotes from the origins that the registry names, besides the site's own: their
 * scripts, styles, pictures, fonts and manifests. A registry without any leaves the policy as it is.
 * @param sockets WebSocket addresses that the page may keep open besides, such as `ws://localhost:3001`
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
