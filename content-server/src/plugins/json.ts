import plugin from 'fastify-plugin';

/** Largest JSON body in bytes: a rich text of 200,000 characters may take 12 bytes each, written as \\u escapes. */
export const JSON_BODY_MAX = 3 * 1024 * 1024;

/**
 * JSON bodies; an empty one counts as none. The one client of the product names JSON on every call (docs/product.md 7),
 * a DELETE without a body among them, which Fastify's own parser refuses.
 */
export const json = plugin(async (app) => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.trim() === '') done(null, undefined);
    else parse(request, body, done);
  });
});
