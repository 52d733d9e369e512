import rateLimit from '@fastify/rate-limit';
import type { preParsingAsyncHookHandler, RouteShorthandOptions } from 'fastify';
import plugin from 'fastify-plugin';
import type { RateLimits } from '../config';
import { HttpError } from '../httpError';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Route options that limit how often one address may call it: `...app.rateLimited('signIn')`.
     * @param group what is counted together; all calls of a kind unless told
     */
    rateLimited: (kind: keyof RateLimits, group?: string) => Pick<RouteShorthandOptions, 'preParsing'>;
  }
}

/**
 * Limits sign-in and public writes for each address, a minute at a time; a 429 says in Retry-After when to come back.
 * Reads and the administrator's calls are not throttled. Counted in the memory of this process.
 */
export const rateLimits = plugin(async (app, { limits }: { limits: RateLimits }) => {
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: (_request, { after }) => new HttpError(429, `Too many attempts. Try again in ${after}.`),
  });
  const groups = new Map<string, preParsingAsyncHookHandler>();

  // One counter a group: the library's own route options would make one for each route.
  const counting = (kind: keyof RateLimits): preParsingAsyncHookHandler => {
    const count = app.rateLimit({ max: limits[kind], timeWindow: '1 minute' });
    return async (request, reply) => {
      await count.call(app, request, reply);
    };
  };

  app.decorate('rateLimited', (kind: keyof RateLimits, group: string = kind) => {
    const preParsing = groups.get(group) ?? counting(kind);
    groups.set(group, preParsing);
    return { preParsing };
  });
});
