import { createHmac } from 'node:crypto';
import type { FastifyRequest, RouteShorthandOptions } from 'fastify';
import plugin from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../db/database';
import type { RateLimits } from '../../process/settings/config';
import { ipNetwork } from '../headers/request';
import { tooManyAttempts } from '../httpError';

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
    countCall: (kind: keyof RateLimits, request: FastifyRequest, group?: string) => Promise<void>;
  }
}

/** Period in which calls are counted, in ms. */
const WINDOW = 60 * 1000;

/** Maximum number of clients over their limit that this process remembers. */
const BLOCKED_MAX = 10_000;

/**
 * Counts a call in a counter of all processes, which starts again after a minute.
 * @returns time until then in ms, and the calls since it started
 */
const countIn = async (database: Database, key: string, now: number) => {
  const since = new Date(now).toISOString();
  const start = new Date(now - WINDOW).toISOString();
  const counter = await database
    .insertInto('attempts')
    .values({ key, count: 1, level: 0, since, lockedUntil: '' })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({
        count: eb
          .case()
          .when('attempts.since', '>', start)
          .then(eb('attempts.count', '+', 1))
          .else(1)
          .end(),
        since: eb
          .case()
          .when('attempts.since', '>', start)
          .then(eb.ref('attempts.since'))
          .else(since)
          .end(),
      })),
    )
    .returning(['count', 'since'])
    .executeTakeFirstOrThrow();
  return { count: counter.count, wait: Date.parse(counter.since) + WINDOW - now };
};

/**
 * Limits sign-ins and public writes per client IP and minute. A 429 has a Retry-After header.
 * Reads and the administrator's calls are not limited. The counters are in the database, so that
 * the limits hold over all processes.
 */
export const rateLimits = plugin(
  async (app, { limits, tokenSecret }: { limits: RateLimits; tokenSecret: string }) => {
    // A flood does not write.
    const blocked = new LRUCache<string, number>({ max: BLOCKED_MAX });

    app.decorate('countCall', async (kind, { ip }, group = kind) => {
      // IP addresses are not stored in plain text.
      const key = createHmac('sha256', tokenSecret)
        .update(`calls ${group} ${ipNetwork(ip)}`)
        .digest('base64url');
      const now = Date.now();
      const blockedFor = (blocked.get(key) ?? 0) - now;
      if (blockedFor > 0) throw tooManyAttempts(blockedFor);
      const { count, wait } = await countIn(app.database, key, now);
      if (count <= limits[kind]) return;
      blocked.set(key, now + wait);
      throw tooManyAttempts(wait);
    });
    app.decorate('rateLimited', (kind, group) => ({
      preParsing: async (request) => app.countCall(kind, request, group),
    }));
  },
  { name: 'rate-limits' },
);
