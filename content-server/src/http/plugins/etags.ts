import { Readable } from 'node:stream';
import plugin from 'fastify-plugin';
import { matchesEtag, setEtag } from '../headers/etag';

/**
 * Length in characters from which a text is encoded once, because hashing and sending would each
 * encode it.
 */
const LONG = 256 * 1024;

/**
 * Adds an ETag of the content to every generated response, and responds with 304 if the browser has
 * the same content. Files have their own ETag (http/headers/fileHeaders).
 */
export const etags = plugin(
  async (app) => {
    app.addHook('onSend', (_request, _reply, payload, done) => {
      done(
        null,
        typeof payload === 'string' && payload.length > LONG ? Buffer.from(payload) : payload,
      );
    });
    app.addHook('onSend', (request, reply, payload, done) => {
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      const isHere =
        (typeof payload === 'string' || payload instanceof Buffer) && payload.length > 0;
      const etag = isHere ? setEtag(reply, payload) : String(reply.getHeader('etag') ?? '');
      const isKnown =
        (isHere || payload instanceof Readable) &&
        matchesEtag(request, etag) &&
        isRead &&
        reply.statusCode === 200;
      if (isKnown) reply.code(304);
      if (isKnown && payload instanceof Readable) payload.destroy();
      // A strong ETag is that of the bytes.
      if (etag.startsWith('"')) request.headers['x-no-compression'] = 'decided';
      done(null, isKnown ? '' : payload);
    });
  },
  // A 304 has no body that could be cached.
  { name: 'etags', dependencies: ['api-cache'] },
);
