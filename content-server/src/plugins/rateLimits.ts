import rateLimit from '@fastify/rate-limit';
import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
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
    /** Counts a call that is limited only after its body was read. Throws a 429. */
    countCall: (kind: keyof RateLimits, request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  }
}

type Count = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/**
 * Limits sign-in and public writes for each address, a minute at a time; a 429 says in Retry-After when to come back.
 * Reads and the administrator's calls are not throttled. Counted in the memory of this process.
 */
export const rateLimits = plugin(async (app, { limits }: { limits: RateLimits }) => {
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: (_request, { after }) => new HttpError(429, `Too many attempts. Try again in ${after}.`),
  });
  const groups = new Map<string, Count>();

  // One counter a group: the library's own route options would make one for each route.
  const counting = (kind: keyof RateLimits): Count => {
    const count = app.rateLimit({ max: limits[kind], timeWindow: '1 minute' });
    return async (request, reply) => {
      await count.call(app, request, reply);
    };
  };

  const countOf = (kind: keyof RateLimits, group: string = kind): Count => {
    const count = groups.get(group) ?? counting(kind);
    groups.set(group, count);
    return count;
  };

  app.decorate('rateLimited', (kind: keyof RateLimits, group?: string) => {
    const count = countOf(kind, group);
    return { preParsing: async (request: FastifyRequest, reply: FastifyReply) => count(request, reply) };
  });
  app.decorate('countCall', (kind: keyof RateLimits, request: FastifyRequest, reply: FastifyReply) =>
    countOf(kind)(request, reply),
  );
});
