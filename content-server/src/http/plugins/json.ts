import plugin from 'fastify-plugin';
import { HttpError } from '../httpError';

/**
 * Largest JSON body in bytes: a rich text of 200,000 characters may take 12 bytes each, written as
 * \\u escapes.
 */
export const JSON_BODY_MAX = 3 * 1024 * 1024;

/**
 * Maximum depth of lists and objects in a body: more than any call needs, and less than the readers
 * of a body support.
 */
const DEPTH_MAX = 50;

const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((part) => isDeeper(part, levels - 1)));

/**
 * Parses JSON bodies; an empty body is undefined. The client sends the JSON content type on every
 * call, including DELETE without a body, which Fastify's own parser rejects (docs/product.md 7).
 */
export const json = plugin(
  async (app) => {
    const parse = app.getDefaultJsonParser('error', 'error');
    app.removeContentTypeParser(['application/json', 'text/plain']);
    app.addContentTypeParser<string>(
      'application/json',
      { parseAs: 'string' },
      (request, body, done) => {
        if (body.trim() === '') done(null, undefined);
        else
          void parse(request, body, (error, value) => {
            const rejection = isDeeper(value, DEPTH_MAX)
              ? new HttpError(400, 'The body is nested too deeply.')
              : null;
            done(error ?? rejection, value);
          });
      },
    );
  },
  { name: 'json' },
);
