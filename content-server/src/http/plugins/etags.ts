import etag from '@fastify/etag';
import plugin from 'fastify-plugin';
import { hasTag } from '../headers/tagged';

/** Length in characters from which a text is encoded once, because hashing and sending would each encode it. */
const LONG = 256 * 1024;

/**
 * Adds an ETag of the content to every answer without one, and answers 304 when the browser has the same answer. The ETag
 * of items and singletons is their version (content/crud/version).
 */
export const etags = plugin(async (app) => {
  app.addHook('onSend', (_request, _reply, payload, done) => {
    done(null, typeof payload === 'string' && payload.length > LONG ? Buffer.from(payload) : payload);
  });
  // Weak, because compressed and uncompressed answers have the same tag. It would answer 304 to one tag only, and to writes.
  await app.register(etag, { weak: true, replyWith304: false });
  app.addHook('onSend', (request, reply, payload, done) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const isHere = typeof payload === 'string' || payload instanceof Buffer;
    const isKnown =
      isRead && isHere && reply.statusCode === 200 && hasTag(request, String(reply.getHeader('etag') ?? ''));
    if (isKnown) reply.code(304);
    done(null, isKnown ? '' : payload);
  });
});
