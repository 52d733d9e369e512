import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { Config } from '../../process/settings/config';
import { runTracked, trackTables, currentTracking, type Statements } from '../../db/queryTracking';
import { setEtag } from '../../http/headers/etag';
import type { JsonSchema } from '../../http/openApi/jsonSchema';
import { toCachedResponse } from './cachedResponse';
import type { Lookup } from './expiry';
import { responseCache, type ResponseCache } from './responseCache';
import { sendCached } from './sendCached';

declare module 'fastify' {
  interface FastifyInstance {
    /** Cache of pages and of API responses. */
    responseCache: ResponseCache;
  }
  interface FastifyRequest {
    /** Where the response to this request will be cached, and its statements so far. */
    pendingCacheEntry?: { key: string; lookup: Lookup; statements: Statements };
  }
}

/**
 * True if every visitor gets the same response: the call is documented and needs no token. Requests
 * with a token or for drafts neither use nor fill the cache.
 */
const isForVisitors = ({
  method,
  headers,
  query,
  routeOptions: { url = '', schema, config },
}: FastifyRequest): boolean =>
  method === 'GET' &&
  url.startsWith('/api/') &&
  schema?.summary !== undefined &&
  (config.audience === 'public' || config.audience === 'published') &&
  headers.authorization === undefined &&
  !Object.hasOwn(query as object, 'drafts');

/**
 * The cache key: the path, and the documented parameters in their documented order. Other
 * parameters, such as those of campaigns, change no response.
 */
const keyOf = ({ url, query, routeOptions }: FastifyRequest): string => {
  const [path = '', search] = url.split('?');
  if (search === undefined) return path;
  const { properties = {} } = (routeOptions.schema?.querystring ?? {}) as {
    properties?: JsonSchema;
  };
  const sent = query as Record<string, unknown>;
  const names = Object.keys(properties).filter((name) => Object.hasOwn(sent, name));
  return names.length === 0
    ? path
    : JSON.stringify([path, names.map((name) => [name, sent[name]])]);
};

/**
 * Caches the responses to visitors' calls until their tables change, in the cache of the pages
 * (decision 0018).
 */
export const apiCache = plugin(
  async (app, { site: { timeZone } }: Pick<Config, 'site'>) => {
    const onError = (error: unknown) => app.log.error(error, 'A page could not be rendered again.');
    const cache = responseCache(app.database, { timeZone, onError });
    app.decorate('responseCache', cache);
    // Before the renderers end.
    app.addHook('preClose', async () => cache.stop());

    // After the validation: an invalid query is rejected even if a response is cached.
    app.addHook('preHandler', (request, reply, done) => {
      if (!isForVisitors(request)) {
        done();
        return;
      }
      const key = keyOf(request);
      cache.lookUp(key).then((found) => {
        if ('response' in found) {
          trackTables(found.tables);
          sendCached(request, reply, found.response);
          return;
        }
        // The caller of an internal call tracks its statements.
        const statements = currentTracking() ?? new Map<string, readonly string[]>();
        request.pendingCacheEntry = { key, lookup: found, statements };
        runTracked(statements, done);
      }, done);
    });

    app.addHook('onSend', async ({ pendingCacheEntry: pending }, reply, payload: unknown) => {
      if (!pending || typeof payload !== 'string' || reply.statusCode !== 200) return payload;
      const etag = setEtag(reply, payload);
      const body = Buffer.from(payload);
      const tables = app.resolveTables(pending.statements);
      const response = toCachedResponse(
        { status: 200, type: String(reply.getHeader('content-type')), etag },
        body,
      );
      if (tables.length > 0) await cache.store(pending.key, { response, tables }, pending.lookup);
      return body;
    });
  },
  { name: 'api-cache', dependencies: ['internal-calls'] },
);
