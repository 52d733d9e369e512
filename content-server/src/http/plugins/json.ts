import plugin from 'fastify-plugin';

/** Largest JSON body in bytes: a rich text of 200,000 characters may take 12 bytes each, written as \\u escapes. */
export const JSON_BODY_MAX = 3 * 1024 * 1024;

/**
 * JSON bodies; an empty body counts as none. The client sends the JSON content type on every call, including DELETE
 * without a body, which Fastify's own parser rejects (docs/product.md 7).
 */
export const json = plugin(async (app) => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.trim() === '') done(null, undefined);
    else void parse(request, body, done);
  });
});
