import type { JsonSchema } from './jsonSchema';
import {
  conflictSchema,
  createdSchema,
  errorSchema,
  messageSchema,
  notFoundSchema,
} from './toJsonSchema';

/**
 * Each error response of an API call, and 304: its name in /openapi.json, its meaning, and its
 * schema if it is not a message; null without a body.
 */
export const ERROR_RESPONSES: Record<
  number,
  { name: string; description: string; schema?: JsonSchema | null }
> = {
  304: {
    name: 'Unchanged',
    description: 'The caller has this answer: If-None-Match names it',
    schema: null,
  },
  400: { name: 'Unusable', description: 'What was sent cannot be used', schema: errorSchema },
  401: { name: 'NotSignedIn', description: 'Not signed in' },
  403: {
    name: 'ForAdministrators',
    description: 'Only for administrators',
    schema: errorSchema,
  },
  404: { name: 'NotFound', description: 'There is no such item', schema: notFoundSchema },
  409: { name: 'Impossible', description: 'Not possible as things are now' },
  410: { name: 'Gone', description: 'It is gone for good' },
  412: {
    name: 'Changed',
    description: 'Changed by someone else in the meantime',
    schema: conflictSchema,
  },
  413: { name: 'TooLarge', description: 'Too large' },
  415: { name: 'WrongType', description: 'Of a wrong type' },
  422: {
    name: 'KeyUsed',
    description: 'The Idempotency-Key was used with other content',
    schema: createdSchema,
  },
  429: { name: 'TooMany', description: 'Too many calls; Retry-After says when to come back' },
  503: {
    name: 'Unavailable',
    description: 'Not possible at the moment; Retry-After says when to come back',
  },
  507: { name: 'DiskFull', description: 'The disk is full' },
};

interface Operation {
  operationId?: string;
  tags?: string[];
  security?: object[];
  parameters?: unknown[];
  responses: Record<string, unknown>;
}

/** The part of /openapi.json with error responses. */
export interface OpenApiDocument {
  paths: Record<string, Record<string, Operation>>;
  tags?: object[];
  components?: { responses?: object; schemas?: object; parameters?: object };
}

/**
 * The error statuses of every call with this method and parameters. Bodies are read before the
 * call.
 */
const statusesOf = (method: string, { parameters = [] }: Operation): number[] => {
  if (method !== 'get') return [400, 413, 415, 503];
  return parameters.length > 0 ? [304, 400, 503] : [304, 503];
};

/**
 * The document with each error response once, in its components, and with those that follow from
 * the method of a call.
 */
export const withSharedErrorResponses = (document: OpenApiDocument): OpenApiDocument => {
  for (const operations of Object.values(document.paths))
    for (const [method, operation] of Object.entries(operations))
      for (const status of [
        ...Object.keys(operation.responses),
        ...statusesOf(method, operation),
      ]) {
        const response = ERROR_RESPONSES[Number(status)];
        if (response)
          operation.responses[status] = { $ref: `#/components/responses/${response.name}` };
      }
  const responses = Object.values(ERROR_RESPONSES).map(
    ({ name, description, schema = messageSchema }) => [
      name,
      { description, ...(schema && { content: { 'application/json': { schema } } }) },
    ],
  );
  return {
    ...document,
    components: { ...document.components, responses: Object.fromEntries(responses) },
  };
};
