import type { FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { JsonSchema } from '../../http/openApi/jsonSchema';

declare module 'fastify' {
  interface FastifyRequest {
    /** True for a page whose query is the one that it declares. */
    isDeclaredQuery: boolean;
  }
}

/**
 * Lifetimes in shared caches, in seconds (RFC 9213, 5861). A page is checked every second, so a
 * saved text is public at once; what the server cannot answer is served for an hour, a file for a
 * day.
 */
const PAGE = 'max-age=1, stale-while-revalidate=60, stale-if-error=3600';
const FILE = 'max-age=3600, stale-while-revalidate=60, stale-if-error=86400';

const STATUSES = [200, 301, 304];

/** Cache-Control of files that browsers cache for a day or longer. */
const LONG = /max-age=\d{5,}/;

/** Parameters of searches, whose answers are as many as visitors invent. */
const SEARCHES = ['q', 'search'];

/** True for no query, for the declared one of a page, and for the documented one of a call. */
const isKnownQuery = ({ url, isDeclaredQuery, routeOptions }: FastifyRequest): boolean => {
  const names = new URLSearchParams(url.split('?')[1]).keys();
  const { properties = {} } = (routeOptions.schema?.querystring ?? {}) as {
    properties?: JsonSchema;
  };
  return [...names].every(
    (name) => !SEARCHES.includes(name) && (isDeclaredQuery || Object.hasOwn(properties, name)),
  );
};

/** True if everybody gets this response, now and for as long as a shared cache keeps it. */
const isShared = (request: FastifyRequest, reply: FastifyReply): boolean =>
  /^(GET|HEAD)$/.test(request.method) &&
  STATUSES.includes(reply.statusCode) &&
  request.headers.authorization === undefined &&
  request.headers.cookie === undefined &&
  // A canary sets Cache-Control after this hook.
  [undefined, 'everybody'].includes(request.shownTo) &&
  /^(no-cache|public)/.test(String(reply.getHeader('cache-control'))) &&
  !reply.hasHeader('set-cookie') &&
  !reply.hasHeader('cache-status') &&
  isKnownQuery(request);

/** Says how long shared caches may keep an answer, for public ones only (decision 0079). */
export const sharedCaches = plugin(
  async (app) => {
    app.decorateRequest('isDeclaredQuery', false);
    app.addHook('onSend', (request, reply, _payload, done) => {
      if (isShared(request, reply)) {
        const isFile = LONG.test(String(reply.getHeader('cache-control')));
        void reply.header('cdn-cache-control', isFile ? FILE : PAGE);
      }
      done();
    });
  },
  { name: 'shared-caches', dependencies: ['etags', 'picture-access'] },
);
