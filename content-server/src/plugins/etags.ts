import etag from '@fastify/etag';
import plugin from 'fastify-plugin';

/** Length in characters from which a text is encoded once, because hashing and sending would each encode it. */
const LONG = 256 * 1024;

/**
 * Adds an ETag of the content to every answer without one, and answers 304 when the browser has the same answer. The ETag
 * of items and singletons is their version (crud/version).
 */
export const etags = plugin(async (app) => {
  // Only for successful reads, because @fastify/etag would also answer 304 to writes and errors with the same tag.
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') delete request.headers['if-none-match'];
    if (reply.statusCode !== 200) delete request.headers['if-none-match'];
    done(null, typeof payload === 'string' && payload.length > LONG ? Buffer.from(payload) : payload);
  });
  // Weak, because compressed and uncompressed answers have the same tag.
  await app.register(etag, { weak: true });
});
