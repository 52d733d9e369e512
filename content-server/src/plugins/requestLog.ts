import plugin from 'fastify-plugin';

/**
 * One line a request: what was asked, what was answered, how long it took (milliseconds). No headers, bodies or
 * queries, so that no token, password or searched name reaches the log. Files are logged at debug only.
 */
export const requestLog = plugin(async (app) => {
  app.addHook('onResponse', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const line = { method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    if (path.startsWith('/api/')) request.log.info(line);
    else request.log.debug(line);
  });
});
