import type { AnyObjectSchema } from 'yup';
import { objectOf, type JsonSchema } from './jsonSchema';

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
