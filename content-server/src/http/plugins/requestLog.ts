import plugin from 'fastify-plugin';
import { isInternalCall } from './internalCalls';

/** The token in the path of a page that gives a place back. */
const TOKEN = /^(\/places\/).+/i;

/**
 * Logs one line per request: method, path, status and duration in ms. No headers, bodies or
 * queries, so that the log contains no tokens, passwords or search terms. Files are logged at debug
 * level, internal calls not at all.
 */
export const requestLog = plugin(
  async (app) => {
    app.addHook('onResponse', (request, reply, done) => {
      done();
      if (isInternalCall()) return;
      const path = (request.url.split('?', 1)[0] ?? '').replace(TOKEN, '$1…');
      const line = {
        method: request.method,
        path,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      };
      if (path.startsWith('/api/')) request.log.info(line);
      else request.log.debug(line);
    });
  },
  { name: 'request-log' },
);
