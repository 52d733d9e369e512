import plugin from 'fastify-plugin';

/** How long a body may take. */
export interface BodyTime {
  /** Whatever it holds, in ms. */
  grace: number;
  /** From then on, the bytes a second that it must have brought on average. */
  rate: number;
}

/**
 * A minute for any body, and no end to one that keeps coming at 4 kB a second: a photo of 10 MB over a thin line takes
 * minutes and is honest. A body at a byte a second holds a connection for nothing and is ended.
 */
const BODY_TIME: BodyTime = { grace: 60_000, rate: 4096 };

/** The longest that any request may take to arrive, in ms: the largest upload at the slowest rate, and some more. */
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

/** Ends requests whose bodies come too slowly, with a 408. */
export const slowBodies = plugin(async (app, options: Partial<BodyTime>) => {
  const { grace, rate } = { ...BODY_TIME, ...options };
  app.addHook('onRequest', async ({ raw }, reply) => {
    const hasBody = raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length']) > 0;
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
      // Past Fastify, which waits for the body: the same way in which Node ends a request that takes too long.
      if (!reply.raw.headersSent && socket.writable) socket.write(ANSWER);
      socket.destroySoon();
    };
    let timer = setTimeout(look, grace);
    reply.raw.once('close', () => clearTimeout(timer));
  });
});
