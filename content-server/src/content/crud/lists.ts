import {
  CONTENT_TYPES,
  entriesOf,
  entriesText,
  shapeOf,
  SINGLETONS,
  type AnyDefinition,
  type EntryShape,
} from '@charity-site/api-client/entities';
import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { badInput } from '../../http/httpError';
import { named } from '../../http/openApi/toJsonSchema';
import type { JsonSchema } from '../../http/openApi/jsonSchema';

/** Lists of all definitions by field name; each name is used once. */
const LISTS = new Map<string, EntryShape>();
for (const definition of [...CONTENT_TYPES, ...SINGLETONS])
  for (const field of Object.keys(definition.rules.fields)) {
    const shape = shapeOf(definition, field);
    if (shape) LISTS.set(field, shape);
  }

/** Query parameter of routes whose responses contain lists. */
export const listsParameter: Record<'lists', JsonSchema> = {
  lists: named('AnsweredLists', {
    type: 'string',
    enum: ['objects'],
    description:
      'Answers lists, such as figures, as arrays of objects, and names the part in an error. Without it, a list is a text: one entry a line, its parts joined by " | ".',
  }),
};

/** The parameter for the routes of a definition; undefined for one without lists. */
export const listsQuery = ({ rules }: AnyDefinition): typeof listsParameter | undefined =>
  Object.keys(rules.fields).some((field) => LISTS.has(field)) ? listsParameter : undefined;

const asText = (shape: EntryShape, list: unknown): string =>
  entriesText(shape, entriesOf(shape, list));

const withLists = (
  response: unknown,
  inForm: (shape: EntryShape, list: unknown) => unknown,
): unknown => {
  if (Array.isArray(response)) return response.map((one) => withLists(one, inForm));
  if (typeof response !== 'object' || response === null) return response;
  const fields = Object.entries(response).map(([name, value]): [string, unknown] => {
    const shape = LISTS.get(name);
    const isList = typeof value === 'string' || Array.isArray(value);
    return [name, shape && isList ? inForm(shape, value) : withLists(value, inForm)];
  });
  return Object.fromEntries(fields);
};

/** A response with its lists as objects. Rows store them as JSON. */
export const withObjects = (response: unknown): unknown => withLists(response, entriesOf);

/** A response with its lists as text. */
export const withTexts = (response: unknown): unknown => withLists(response, asText);

/** Errors of parts as errors of their lists: 'Figure 2: Number is required.' */
const errorsOfLists = (errors: Record<string, string>): Record<string, string> => {
  const ofLists: Record<string, string> = {};
  for (const [path, message] of Object.entries(errors)) {
    const [, field = path, at] = /^(\w+)\[(\d+)\]\./.exec(path) ?? [];
    const noun = LISTS.get(field)?.noun;
    ofLists[field] ??= noun && at !== undefined ? `${noun} ${Number(at) + 1}: ${message}` : message;
  }
  return ofLists;
};

const hasLists = ({ routeOptions }: FastifyRequest): boolean => {
  const { properties = {} } = (routeOptions.schema?.querystring ?? {}) as { properties?: object };
  return 'lists' in properties;
};

/**
 * Converts the lists of responses to the form that the caller reads. It can be removed only with
 * the conversion itself (api-client/entities/fields/entryText).
 */
export const lists = plugin(
  async (app) => {
    app.addHook('preSerialization', async (request, _reply, payload) => {
      if (!hasLists(request)) return payload;
      const { errors } = (payload ?? {}) as { errors?: Record<string, string> };
      const isOfObjects = (request.query as { lists?: string }).lists === 'objects';
      if (!errors) return isOfObjects ? withObjects(payload) : withTexts(payload);
      if (isOfObjects) return payload;
      const { message, errors: ofLists } = badInput(errorsOfLists(errors));
      return { ...(payload as object), message, errors: ofLists };
    });
  },
  { name: 'lists' },
);
