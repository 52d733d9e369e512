import type { FastifyContextConfig, FastifySchema } from 'fastify';
import type { Audience } from '../audience';
import { requestSchemas, type RequestInput } from './requestSchemas';
import type { JsonSchema } from './jsonSchema';
import { errorSchema } from './toJsonSchema';

/** The answer of a page or a file. It is sent as it is, so the schema only says what it is. */
export const FILE: JsonSchema = { type: 'string', format: 'binary' };

/** An answer with an object that is sent as it is made. */
export const OBJECT: JsonSchema = { type: 'object', additionalProperties: true };

/** The answer without a body, such as a redirection. */
export const NOTHING: JsonSchema = { type: 'null' };

interface Hidden extends RequestInput {
  audience: Audience;
  answer: JsonSchema;
  status?: 200 | 201 | 202 | 204 | 301 | 303;
}

/**
 * The options, with audience and schemas, of a route that is not in /openapi.json: pages and files,
 * reports of browsers, and calls of the release command. Fastify validates requests and serialises
 * answers with them, as with those of `operations`.
 */
export const hiddenRoute = ({
  audience,
  answer,
  status = 200,
  ...taken
}: Hidden): { config: FastifyContextConfig; schema: FastifySchema } => ({
  config: { audience },
  schema: {
    hide: true,
    ...requestSchemas(taken),
    response: { [status]: answer, default: errorSchema },
  },
});
