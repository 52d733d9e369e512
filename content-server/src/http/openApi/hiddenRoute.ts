import type { AnyObjectSchema } from 'yup';
import { objectOf, type JsonSchema } from './jsonSchema';
import type { FastifyContextConfig, FastifySchema } from 'fastify';
import type { Audience } from '../audience';
import { anyErrorSchema } from './errorResponses';

/** Input of a route: the properties of its query, path and headers, and the schema of its body. */
export interface RequestInput {
  query?: JsonSchema;
  params?: JsonSchema;
  headers?: JsonSchema;
  body?: JsonSchema | AnyObjectSchema;
}

/** The schemas with which Fastify validates a request (http/plugins/validation). */
export const requestSchemas = ({ query, params, headers, body }: RequestInput) => ({
  ...(query && { querystring: objectOf(query) }),
  ...(params && { params: objectOf(params) }),
  ...(headers && { headers: objectOf(headers) }),
  ...(body && { body }),
});

/**
 * The schemas with which Fastify serialises responses: one for success and one for all errors. Not
 * by status, because V8 reserves 5 kB for an object with the key 503, and Fastify has three of them
 * for each route.
 */
export const responseSchemas = (answer: JsonSchema, status = 200) => ({
  [`${String(status).charAt(0)}xx`]: answer,
  default: anyErrorSchema,
});

/** The response with a page or a file. It is sent unchanged; the schema only documents it. */
export const FILE: JsonSchema = { type: 'string', format: 'binary' };

/** A response with an object that is sent unchanged. */
export const OBJECT: JsonSchema = { type: 'object', additionalProperties: true };

/** A response without a body, such as a redirect. */
export const NOTHING: JsonSchema = { type: 'null' };

interface HiddenRoute extends RequestInput {
  audience: Audience;
  answer: JsonSchema;
  status?: 200 | 201 | 202 | 204 | 301 | 303;
}

/**
 * The options, with audience and schemas, of a route that is not in /openapi.json: pages and files,
 * browsers' reports, and calls of the release command. Fastify uses the schemas as those of
 * `operations`.
 */
export const hiddenRoute = ({
  audience,
  answer,
  status = 200,
  ...input
}: HiddenRoute): { config: FastifyContextConfig; schema: FastifySchema } => ({
  config: { audience },
  schema: {
    hide: true,
    ...requestSchemas(input),
    response: responseSchemas(answer, status),
  },
});
