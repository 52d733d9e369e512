import { Server } from 'node:net';
import type { Socket } from 'node:net';
import plugin from 'fastify-plugin';
import { isInternalCall } from './internalCalls';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Stops accepting connections and closes each open one after its next response. Resolves when
     * none is left, or after the idle timeout; call `close()` next.
     */
    shutDown: () => Promise<void>;
  }
}

/** Timeout of idle connections during a shutdown, in ms. */
const IDLE_TIMEOUT = 2_000;

/**
 * While the server stops, each response closes its connection. Closing a connection without a
 * response could reset it while a request arrives.
 */
export const gracefulShutdown = plugin(
  async (app) => {
    const connections = new Set<Socket>();
    let isStopping = false;
    let onClosed = () => {};

    app.addHook('onRequest', ({ raw: { socket } }, _reply, done) => {
      if (!connections.has(socket) && !isInternalCall()) {
        connections.add(socket);
        socket.once('close', () => {
          connections.delete(socket);
          onClosed();
        });
      }
      done();
    });
    app.addHook('onSend', (_request, reply, payload, done) => {
      if (isStopping) void reply.header('connection', 'close');
      done(null, payload);
    });
    app.addHook('preClose', async () => {
      isStopping = true;
    });

    app.decorate('shutDown', async () => {
      isStopping = true;
      // Not http's own close(), which closes idle connections at once.
      Server.prototype.close.call(app.server);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, IDLE_TIMEOUT);
        onClosed = () => {
          if (connections.size > 0) return;
          clearTimeout(timer);
          resolve();
        };
        onClosed();
      });
    });
  },
  { name: 'graceful-stop' },
);
