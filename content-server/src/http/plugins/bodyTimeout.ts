import plugin from 'fastify-plugin';

/**
 * One minute for any body, and more time as long as it arrives at 4 kB/s on average: a photo of 10
 * MB takes minutes on a slow connection. A slower body would only hold the connection.
 */
const BODY_TIME = {
  /** Minimum time for any body, in ms. */
  grace: 60_000,
  /** After that, the required average rate in bytes per second. */
  rate: 4096,
};

/**
 * Maximum time for a request to arrive, in ms: the largest upload at the slowest rate, with a
 * margin.
 */
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

/** Ends requests whose bodies arrive too slowly with a 408. */
export const bodyTimeout = plugin(
  async (app, options: Partial<typeof BODY_TIME>) => {
    const { grace, rate } = { ...BODY_TIME, ...options };
    app.addHook('onRequest', ({ raw }, reply, done) => {
      done();
      const hasBody =
        raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length']) > 0;
      if (!hasBody || raw.complete) return;
      const begun = Date.now();
      const { socket } = raw;
      const before = socket.bytesRead;

      const look = () => {
        if (raw.complete || socket.destroyed) return;
        const allowed = grace + ((socket.bytesRead - before) / rate) * 1000;
        const left = allowed - (Date.now() - begun);
        if (left > 0) {
          timer = setTimeout(look, left);
          return;
        }
        // Written to the socket directly, because Fastify waits for the body; Node does the same
        // on a timeout.
        if (!reply.raw.headersSent && socket.writable) socket.write(ANSWER);
        socket.destroySoon();
      };
      let timer = setTimeout(look, grace);
      reply.raw.once('close', () => clearTimeout(timer));
    });
  },
  { name: 'slow-bodies' },
);
