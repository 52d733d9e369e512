import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { Config } from '../../process/settings/config';
import { noteIn, noteTables, statementsHere, type Statements } from '../../db/statements';
import { tagAnswer } from '../../http/headers/tagged';
import type { JsonSchema } from '../../http/openApi/shapes';
import { sendable } from './cachedPage';
import type { Call } from './ends';
import { pageCache, type PageCache } from './pageCache';
import { sendCached } from './sendCached';

declare module 'fastify' {
  interface FastifyInstance {
    /** Cache of pages and of answers to visitors. */
    kept: PageCache;
  }
  interface FastifyRequest {
    /** The call whose answer will be kept, the key of the answer, and its statements so far. */
    keeping?: { key: string; asking: Call; statements: Statements };
  }
}

/**
 * True if every visitor gets the same answer to a request: the call is described and needs no
 * token. Requests with a token or for drafts are neither kept nor answered from the cache.
 */
const isForVisitors = ({
  method,
  headers,
  query,
  routeOptions: { url = '', schema },
}: FastifyRequest): boolean =>
  method === 'GET' &&
  url.startsWith('/api/') &&
  schema?.summary !== undefined &&
  schema.security === undefined &&
  headers.authorization === undefined &&
  !Object.hasOwn(query as object, 'drafts');

/**
 * The key of a call's answer: its path, and the parameters that the call knows, in their documented
 * order. Others, such as those of campaigns, change no answer.
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
 * Keeps the answers to visitors' calls until the tables that they were made from change, in the
 * cache that pages have, and answers them at once (decision 0018). Before http/plugins/etags, which
 * answers 304 in place of a text.
 */
export const keptAnswers = plugin(async (app, { site: { timeZone } }: Pick<Config, 'site'>) => {
  const onFault = (error: unknown) => app.log.error(error, 'A page could not be rendered again.');
  const cache = pageCache(app.database, { timeZone, onFault });
  app.decorate('kept', cache);
  app.addHook('onClose', async () => cache.stop());

  // After the validation: a wrong query is refused, whatever is kept.
  app.addHook('preHandler', (request, reply, done) => {
    if (!isForVisitors(request)) {
      done();
      return;
    }
    const key = keyOf(request);
    cache.find(key).then((found) => {
      if ('page' in found) {
        noteTables(found.reads);
        sendCached(request, reply, found.page);
        return;
      }
      // Of a call in this process, the caller notes the statements.
      const statements = statementsHere() ?? new Map<string, readonly string[]>();
      request.keeping = { key, asking: found, statements };
      noteIn(statements, done);
    }, done);
  });

  app.addHook('onSend', async ({ keeping }, reply, payload: unknown) => {
    if (!keeping || typeof payload !== 'string' || reply.statusCode !== 200) return payload;
    const etag = tagAnswer(reply, payload);
    const body = Buffer.from(payload);
    const reads = app.tablesIn(keeping.statements);
    const page = sendable(
      { status: 200, type: String(reply.getHeader('content-type')), etag },
      body,
    );
    if (reads.length > 0) await cache.keep(keeping.key, { page, reads }, keeping.asking);
    return body;
  });
});
