import rateLimit from '@fastify/rate-limit';
import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import plugin from 'fastify-plugin';
import type { RateLimits } from '../../process/settings/config';
import { HttpError } from '../httpError';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Route options that limit the calls of one client IP: `...app.rateLimited('signIn')`.
     * @param group routes with the same group share a counter; by default all of a kind
     */
    rateLimited: (
      kind: keyof RateLimits,
      group?: string,
    ) => Pick<RouteShorthandOptions, 'preParsing'>;
    /** Counts a call that is limited only after its body is read. Throws a 429. */
    countCall: (
      kind: keyof RateLimits,
      request: FastifyRequest,
      reply: FastifyReply,
    ) => Promise<void>;
  }
}

type Count = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/**
 * Limits sign-ins and public writes per client IP and minute. A 429 has a Retry-After header.
 * Reads and the administrator's calls are not limited. The counters are in this process's memory.
 */
export const rateLimits = plugin(
  async (app, { limits }: { limits: RateLimits }) => {
    await app.register(rateLimit, {
      global: false,
      errorResponseBuilder: (_request, { after }) =>
        new HttpError(429, `Too many attempts. Try again in ${after}.`),
    });
    const groups = new Map<string, Count>();

    // One counter per group. The library's route options would create one per route.
    const countOf = (kind: keyof RateLimits, group: string = kind): Count => {
      const existing = groups.get(group);
      if (existing) return existing;
      const limit = app.rateLimit({ max: limits[kind], timeWindow: '1 minute' });
      const count: Count = async (request, reply) => void (await limit.call(app, request, reply));
      groups.set(group, count);
      return count;
    };

    app.decorate('rateLimited', (kind, group) => {
      const count = countOf(kind, group);
      return { preParsing: async (request, reply) => count(request, reply) };
    });
    app.decorate('countCall', (kind, ...call) => countOf(kind)(...call));
  },
  { name: 'rate-limits' },
);
