import plugin from 'fastify-plugin';

/**
 * One minute for any body, and more time as long as it arrives at 4 kB/s on average: a photo of 10
 * MB takes minutes on a slow connection. A slower body would only occupy the connection.
 */
const BODY_LIMITS = {
  /** Minimum time for any body, in ms. */
  grace: 60_000,
  /** After that, the required average rate in bytes per second. */
  rate: 4096,
};

/** Timeout for a whole request, in ms: the largest upload at the slowest rate, with a margin. */
export const REQUEST_TIMEOUT = 60 * 60_000;

const MESSAGE = JSON.stringify({ message: 'The data came too slowly. Please try again.' });
const ANSWER = [
  'HTTP/1.1 408 Request Timeout',
  'Connection: close',
  'Content-Type: application/json; charset=utf-8',
  `Content-Length: ${Buffer.byteLength(MESSAGE)}`,
  '',
  MESSAGE,
].join('\r\n');

/** Responds with a 408 to requests whose bodies arrive too slowly, and closes them. */
export const bodyTimeout = plugin(
  async (app, options: Partial<typeof BODY_LIMITS>) => {
    const { grace, rate } = { ...BODY_LIMITS, ...options };
    app.addHook('onRequest', ({ raw }, reply, done) => {
      done();
      const hasBody =
        raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length']) > 0;
      if (!hasBody || raw.complete) return;
      const startedAt = Date.now();
      const { socket } = raw;
      const bytesBefore = socket.bytesRead;

      const check = () => {
        if (raw.complete || socket.destroyed) return;
        const allowed = grace + ((socket.bytesRead - bytesBefore) / rate) * 1000;
        const left = allowed - (Date.now() - startedAt);
        if (left > 0) {
          timer = setTimeout(check, left);
          return;
        }
        // Written to the socket directly, because Fastify waits for the body; Node does the same
        // on a timeout.
        if (!reply.raw.headersSent && socket.writable) socket.write(ANSWER);
        socket.destroySoon();
      };
      let timer = setTimeout(check, grace);
      reply.raw.once('close', () => clearTimeout(timer));
    });
  },
  { name: 'slow-bodies' },
);
