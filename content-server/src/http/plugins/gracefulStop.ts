import { Server } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import plugin from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Stops accepting connections and closes each open one after its next response. Resolves when none is left or all
     * are idle; call `close()` next.
     */
    drain: () => Promise<void>;
  }
}

/** Time that an idle connection may stay open during a stop, in ms. */
const IDLE_MAX = 2_000;

/**
 * While the server stops, each response closes its connection. Closing a connection without a response could reset it
 * while a request arrives.
 */
export const gracefulStop = plugin(async (app) => {
  let stopping = false;
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (stopping) void reply.header('connection', 'close');
    done(null, payload);
  });
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.decorate('drain', async () => {
    stopping = true;
    // Not http's own close(), which closes idle connections at once.
    const closed = new Promise((resolve) => Server.prototype.close.call(app.server, resolve));
    await Promise.race([closed, setTimeout(IDLE_MAX, undefined, { ref: false })]);
  });
});
