import etag from '@fastify/etag';
import plugin from 'fastify-plugin';

/** From this length on, in characters, a text is turned into bytes once: hashing and sending would do so each. */
const LONG = 256 * 1024;

/**
 * Gives every answer without an ETag one of its content, and answers 304 to a browser that has the same answer already.
 * Items and singletons have an ETag of their own, their version (crud/version).
 */
export const etags = plugin(async (app) => {
  // Only for reads that succeed: @fastify/etag would turn a write or an error with the same tag into a 304, too.
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') delete request.headers['if-none-match'];
    if (reply.statusCode !== 200) delete request.headers['if-none-match'];
    return typeof payload === 'string' && payload.length > LONG ? Buffer.from(payload) : payload;
  });
  // Weak, because an answer is sent under the same tag with and without compression.
  await app.register(etag, { weak: true });
});
