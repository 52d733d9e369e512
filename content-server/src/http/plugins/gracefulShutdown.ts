import { Server } from 'node:net';
import type { Socket } from 'node:net';
import plugin from 'fastify-plugin';
import { isInternalCall } from './internalCalls';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Stops accepting connections and closes each open one after its next response. Resolves when
     * none is left or all are idle; call `close()` next.
     */
    shutDown: () => Promise<void>;
  }
}

/** Time that an idle connection may stay open during a stop, in ms. */
const IDLE_MAX = 2_000;

/**
 * While the server stops, each response closes its connection. Closing a connection without a
 * response could reset it while a request arrives.
 */
export const gracefulShutdown = plugin(
  async (app) => {
    const connections = new Set<Socket>();
    let stopping = false;
    let onLeft = () => {};

    app.addHook('onRequest', ({ raw: { socket } }, _reply, done) => {
      if (!connections.has(socket) && !isInternalCall()) {
        connections.add(socket);
        socket.once('close', () => {
          connections.delete(socket);
          onLeft();
        });
      }
      done();
    });
    app.addHook('onSend', (_request, reply, payload, done) => {
      if (stopping) void reply.header('connection', 'close');
      done(null, payload);
    });
    app.addHook('preClose', async () => {
      stopping = true;
    });

    app.decorate('shutDown', async () => {
      stopping = true;
      // Not http's own close(), which closes idle connections at once.
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
  },
  { name: 'graceful-stop' },
);
