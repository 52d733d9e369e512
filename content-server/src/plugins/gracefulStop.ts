import { Server } from 'node:net';
import type { Socket } from 'node:net';
import plugin from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Takes no new connections, and ends each open one with its next answer. Resolves once none is left, or none has
     * asked anything for a while; `close()` comes next.
     */
    drain: () => Promise<void>;
  }
}

/** How long a connection may lie idle before a stop ends it, in ms. */
const IDLE_MAX = 2_000;

/**
 * Once the server is stopping, each answer ends its connection, so that the visitor's next request goes elsewhere. Ended
 * without an answer, a connection could be reset just as a request arrives on it.
 */
export const gracefulStop = plugin(async (app) => {
  const connections = new Set<Socket>();
  let stopping = false;
  let onLeft = () => {};

  app.addHook('onRequest', async ({ raw: { socket } }) => {
    if (connections.has(socket)) return;
    connections.add(socket);
    socket.once('close', () => {
      connections.delete(socket);
      onLeft();
    });
  });
  app.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    stopping = true;
  });

  app.decorate('drain', async () => {
    stopping = true;
    // Not http's own close, which ends idle connections at once.
    Server.prototype.close.call(app.server);
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, IDLE_MAX);
      onLeft = () => {
        if (connections.size > 0) return;
        clearTimeout(timer);
        resolve();
      };
      onLeft();
    });
  });
});
