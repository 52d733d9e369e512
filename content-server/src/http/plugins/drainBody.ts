import { Readable } from 'node:stream';
import type { IncomingMessage } from 'node:http';
import plugin from 'fastify-plugin';

/** Maximum of a body that is read after the response, in bytes, and the timeout for it, in ms. */
const DRAIN_MAX = 16 * 1024 * 1024;
const DRAIN_TIMEOUT = 2_000;

/** Reads and discards the rest of a body up to the limit. */
const drain = (request: IncomingMessage): Promise<void> =>
  new Promise((resolve) => {
    let bytes = 0;
    const end = () => {
      clearTimeout(timer);
      request.off('data', count).off('end', end).off('close', end).off('error', end);
      resolve();
    };
    const count = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > DRAIN_MAX) end();
    };
    const timer = setTimeout(end, DRAIN_TIMEOUT);
    request.unpipe();
    request.on('data', count).on('end', end).on('close', end).on('error', end).resume();
  });

async function* thenDrain(
  response: string | Buffer,
  request: IncomingMessage,
): AsyncGenerator<string | Buffer> {
  yield response;
  await drain(request);
}

/**
 * Sends an early response (too large, not signed in) completely, then reads the rest of the body
 * for a while before closing. Closing at once would reset the connection and lose the response.
 */
export const drainBody = plugin(
  async (app) => {
    app.addHook('onSend', ({ raw }, reply, payload, done) => {
      const hasBody =
        raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length']) > 0;
      if (
        !hasBody ||
        // An internal call ends its body and never sets `complete`.
        raw.readableEnded ||
        raw.complete ||
        raw.destroyed ||
        !(typeof payload === 'string' || payload instanceof Buffer)
      ) {
        done(null, payload);
        return;
      }
      void reply.header('connection', 'close').header('content-length', Buffer.byteLength(payload));
      done(null, Readable.from(thenDrain(payload, raw), { objectMode: false }));
    });
  },
  { name: 'unread-body' },
);
