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
const ERROR_RESPONSES: Record<
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

/** The schema of all error responses, with the fields of each. */
export const anyErrorSchema: JsonSchema = {
  type: 'object',
  properties: Object.assign(
    {},
    ...Object.values(ERROR_RESPONSES).map(({ schema }) => (schema ?? messageSchema).properties),
  ),
};

/** The field of an operation with its statuses, the one of success first. */
export const STATUSES = 'x-statuses';

interface Operation {
  [STATUSES]?: number[];
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
const statusesOf = (
  method: string,
  { parameters = [] }: Pick<Operation, 'parameters'>,
): number[] => {
  if (method !== 'get') return [400, 413, 415, 503];
  return parameters.length > 0 ? [304, 400, 503] : [304, 503];
};

/** An operation with a response for each of its statuses. */
const withStatuses = (
  method: string,
  { [STATUSES]: [success = 200, ...errors] = [], responses, ...operation }: Operation,
) => ({
  ...operation,
  responses: Object.fromEntries([
    [success, responses['2XX']],
    ...[...errors, ...statusesOf(method, operation)].map((status) => [
      status,
      { $ref: `#/components/responses/${ERROR_RESPONSES[status]?.name}` },
    ]),
  ]) as Operation['responses'],
});

const mapped = <From, To>(object: Record<string, From>, map: (key: string, value: From) => To) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(key, value)]));

/**
 * The document with each error response once, in its components, and with those that follow from
 * the method of a call.
 */
export const withSharedErrorResponses = (document: OpenApiDocument): OpenApiDocument => {
  const paths = mapped(document.paths, (_path, operations) => mapped(operations, withStatuses));
  const responses = Object.values(ERROR_RESPONSES).map(
    ({ name, description, schema = messageSchema }) => [
      name,
      { description, ...(schema && { content: { 'application/json': { schema } } }) },
    ],
  );
  return {
    ...document,
    paths,
    components: { ...document.components, responses: Object.fromEntries(responses) },
  };
};
