import rateLimit from '@fastify/rate-limit';
import type { RouteShorthandOptions } from 'fastify';
import plugin from 'fastify-plugin';
import type { RateLimits } from '../config';
import { Problem } from '../problem';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Route options that limit how often one address may call it: `...app.limited('signIn')`.
     * @param group what is counted together; all calls of a kind unless told
     */
    limited: (kind: keyof RateLimits, group?: string) => Pick<RouteShorthandOptions, 'config'>;
  }
}

/**
 * Limits sign-in and public writes for each address, a minute at a time; a 429 says in Retry-After when to come back.
 * Reads and the administrator's calls are not throttled (CONVENTIONS, Server).
 */
export const rateLimits = plugin(async (app, { limits }: { limits: RateLimits }) => {
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: (_request, { after }) => new Problem(429, `Too many attempts. Try again in ${after}.`),
  });
  app.decorate('limited', (kind: keyof RateLimits, group: string = kind) => ({
    config: { rateLimit: { max: limits[kind], timeWindow: '1 minute', groupId: group } },
  }));
});
