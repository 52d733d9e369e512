import type { AnyObjectSchema } from '@charity-site/api-client/entities';
import type { SchemaFieldDescription } from 'yup';

export type JsonSchema = Record<string | symbol, unknown>;

/** Key under which a draft's schema carries the rules that it was made from; no JSON, so it is in no document. */
const RULES = Symbol('rules');

/** The rules that a draft's schema was made from; undefined for other schemas. */
export const rulesOf = (schema: unknown): AnyObjectSchema | undefined =>
  (schema as { [RULES]?: AnyObjectSchema } | null)?.[RULES];

/** What a rule's `meta.format` (api-client/entities/fields) is called in JSON Schema. */
const FORMATS: Record<string, JsonSchema> = {
  email: { format: 'email' },
  uri: { format: 'uri' },
  picture: { format: 'uri-reference' },
  date: { format: 'date' },
  'date-time': { format: 'date-time' },
  html: { contentMediaType: 'text/html' },
};

const limits = (type: string, tests: { name?: string; params?: Record<string, unknown> }[]): JsonSchema => {
  const named = type === 'string' ? { min: 'minLength', max: 'maxLength' } : { min: 'minimum', max: 'maximum' };
  return Object.fromEntries(
    tests.flatMap(({ name, params }) => (name === 'min' || name === 'max' ? [[named[name], params?.[name]]] : [])),
  );
};

/** A required field, unless its default would do; an empty text would not. */
const mustBeSent = (field: SchemaFieldDescription): boolean =>
  'tests' in field && !field.optional && (field.default === undefined || field.default === '');

const fieldSchema = (field: SchemaFieldDescription): JsonSchema => {
  if (!('tests' in field)) return {};
  const isRequired = field.tests.some(({ name }) => name === 'required');
  const whole = field.tests.some(({ name }) => name === 'integer');
  const { format } = (field.meta ?? {}) as { format?: string };
  return {
    type: whole ? 'integer' : field.type,
    ...(field.label && { title: field.label }),
    ...(isRequired && field.type === 'string' && { minLength: 1 }),
    ...limits(field.type, field.tests),
    ...(field.oneOf.length > 0 && { enum: field.oneOf }),
    ...(!mustBeSent(field) && field.default !== undefined && { default: field.default }),
    ...(format && FORMATS[format]),
  };
};

/**
 * The rules of an entity as the JSON Schema of what is sent: fields with a default may be left out. A body under this
 * schema is validated by the rules themselves (plugins/validation).
 */
export const draftSchema = (rules: AnyObjectSchema): JsonSchema => {
  const fields = Object.entries(rules.describe().fields);
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(([name, field]) => [name, fieldSchema(field)])),
    required: fields.filter(([, field]) => mustBeSent(field)).map(([name]) => name),
    [RULES]: rules,
  };
};

/** An answered field is what it is: a default would be added to answers that leave the field out. */
const answered = (field: SchemaFieldDescription): JsonSchema => {
  const { default: _default, ...schema } = fieldSchema(field);
  return schema;
};

const text = { type: 'string' };
const moment = { type: 'string', format: 'date-time' };

/**
 * The rules of an entity as the JSON Schema of what is answered.
 * @param extra the fields that the server adds
 * @param names the entity's fields that are answered; all of them unless given
 */
export const recordSchema = (rules: AnyObjectSchema, extra: JsonSchema, names?: readonly string[]): JsonSchema => {
  const fields = Object.entries(rules.describe().fields)
    .filter(([name]) => !names || names.includes(name))
    .map(([name, field]) => [name, answered(field)]);
  return { type: 'object', properties: { ...extra, ...(Object.fromEntries(fields) as JsonSchema) } };
};

/** What the server adds to every item of a list. */
export const STORED: JsonSchema = { _id: text, createdAt: moment, updatedAt: moment };

/** What a list of items with rich text answers besides, when it is asked for. */
export const EXCERPT: JsonSchema = { excerpt: { ...text, description: 'The start of the rich text as plain text' } };

/** What the server adds to a single record. */
export const SAVED: JsonSchema = { updatedAt: moment };

/** `{message}`, the answer of every delete and every error (docs/product.md 7.8). */
export const messageSchema: JsonSchema = { type: 'object', properties: { message: text }, required: ['message'] };

/** A refused body: the message and a text for each wrong field (docs/product.md 7.8). */
export const errorSchema: JsonSchema = {
  type: 'object',
  properties: { message: text, errors: { type: 'object', additionalProperties: text } },
  required: ['message'],
};

/** 412: whether the item holds already what was sent. */
export const conflictSchema: JsonSchema = {
  type: 'object',
  properties: { message: text, isStored: { type: 'boolean' } },
  required: ['message'],
};

/** 422: the item that was created under the same key. */
export const createdSchema: JsonSchema = {
  type: 'object',
  properties: {
    message: text,
    created: { type: 'object', properties: { _id: text, version: moment } },
  },
  required: ['message'],
};

/** The id in the address of an item, called `item` when there is none. */
export const idParam = (item: string): JsonSchema => ({ id: { ...text, format: 'uuid', title: item } });

/** A paged answer of `item`s under the name `items` (docs/product.md 7.2). */
export const pageSchema = (items: string, item: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: {
    [items]: { type: 'array', items: item },
    currentPage: { type: 'integer', minimum: 1 },
    totalPages: { type: 'integer', minimum: 1 },
    totalItems: { type: 'integer', minimum: 0 },
  },
});
