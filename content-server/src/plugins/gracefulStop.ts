import plugin from 'fastify-plugin';

/**
 * Once the server is closing, the answers still under way end their connections. Kept alive, they would hold the stop
 * up for as long as a browser holds its connections.
 */
export const gracefulStop = plugin(async (app) => {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
});
