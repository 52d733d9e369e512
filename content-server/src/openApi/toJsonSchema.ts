import { formatOf, type AnyObjectSchema } from '@charity-site/api-client/entities';
import type { SchemaFieldDescription } from 'yup';

export type JsonSchema = Record<string | symbol, unknown>;

/** Key of the rules in a draft's schema. A symbol is not part of the JSON, so it is not in /openapi.json. */
const RULES = Symbol('rules');

/** The rules of a request body. */
interface BodyRules {
  rules: AnyObjectSchema;
  /** The rules of a body with the status 'draft'; undefined where nothing can be a draft. */
  whenDraft?: AnyObjectSchema;
}

/** The rules of a draft's schema; undefined for other schemas. */
export const rulesOf = (schema: unknown): BodyRules | undefined => (schema as { [RULES]?: BodyRules } | null)?.[RULES];

/** The JSON Schema of each `meta.format` of a rule (api-client/entities/fields). */
const FORMATS: Record<string, JsonSchema> = {
  email: { format: 'email' },
  uri: { format: 'uri' },
  picture: { format: 'uri-reference' },
  document: { format: 'uri-reference' },
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

/** Whether a field must be sent: it is required and its default is not valid, such as an empty text. */
const mustBeSent = (field: SchemaFieldDescription): boolean =>
  'tests' in field && !field.optional && (field.default === undefined || field.default === '');

const fieldSchema = (field: SchemaFieldDescription): JsonSchema => {
  if (!('tests' in field)) return {};
  const isRequired = field.tests.some(({ name }) => name === 'required');
  const whole = field.tests.some(({ name }) => name === 'integer');
  const format = formatOf(field);
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
 * The JSON Schema of a request body from an entity's rules. Fields with a default are optional. Bodies with this schema are
 * validated by the rules themselves (plugins/validation).
 */
export const draftSchema = (rules: AnyObjectSchema, whenDraft?: AnyObjectSchema): JsonSchema => {
  const fields = Object.entries(rules.describe().fields);
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(([name, field]) => [name, fieldSchema(field)])),
    required: fields.filter(([, field]) => mustBeSent(field)).map(([name]) => name),
    [RULES]: { rules, whenDraft } satisfies BodyRules,
  };
};

/** The schema of an answered field, without a default, which would be added to answers without the field. */
const answered = (field: SchemaFieldDescription): JsonSchema => {
  const { default: _default, ...schema } = fieldSchema(field);
  return schema;
};

const text = { type: 'string' };
const moment = { type: 'string', format: 'date-time' };

/**
 * The JSON Schema of an answer from an entity's rules.
 * @param extra the fields that the server adds
 * @param names the entity's fields in the answer; all by default
 */
export const recordSchema = (rules: AnyObjectSchema, extra: JsonSchema, names?: readonly string[]): JsonSchema => {
  const fields = Object.entries(rules.describe().fields)
    .filter(([name]) => !names || names.includes(name))
    .map(([name, field]) => [name, answered(field)]);
  return { type: 'object', properties: { ...extra, ...(Object.fromEntries(fields) as JsonSchema) } };
};

/** The fields that the server adds to every item of a list. */
export const STORED: JsonSchema = { _id: text, createdAt: moment, updatedAt: moment };

/** The additional field of items with pages of their own. */
export const ADDRESSED: JsonSchema = {
  slug: { ...text, description: "The readable last part of the page's address; '' while it is a draft" },
};

/** The additional field of items with rich text, which a list returns when it is requested. */
export const EXCERPT: JsonSchema = { excerpt: { ...text, description: 'The start of the rich text as plain text' } };

/** The field that the server adds to a singleton. */
export const SAVED: JsonSchema = { updatedAt: moment };

/** `{message}`, the answer to every delete and every error (docs/product.md 7.8). */
export const messageSchema: JsonSchema = { type: 'object', properties: { message: text }, required: ['message'] };

/** Answer to the deletion of a singleton: the message, and its id in the trash. */
export const trashedSchema: JsonSchema = { type: 'object', properties: { message: text, trashed: text } };

/** Answer to an invalid body: the message, and one for each invalid field (docs/product.md 7.8). */
export const errorSchema: JsonSchema = {
  type: 'object',
  properties: { message: text, errors: { type: 'object', additionalProperties: text } },
  required: ['message'],
};

/** 412: whether the item already has the sent values. */
export const conflictSchema: JsonSchema = {
  type: 'object',
  properties: { message: text, isStored: { type: 'boolean' } },
  required: ['message'],
};

/** 422: the item that was created with the same key. */
export const createdSchema: JsonSchema = {
  type: 'object',
  properties: {
    message: text,
    created: { type: 'object', properties: { _id: text, version: moment } },
  },
  required: ['message'],
};

/** The id in the address of an item. @param item its name in the error message */
export const idParam = (item: string): JsonSchema => ({ id: { ...text, format: 'uuid', title: item } });

/** The parameter of a path that takes an id, or a slug that the item has or had. */
export const addressParam = (item: string): JsonSchema => ({
  id: { ...text, title: item, description: 'An id, or a slug that the item has or had' },
});

/** A paged answer with an array named `items` (docs/product.md 7.2). */
export const pageSchema = (items: string, item: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: {
    [items]: { type: 'array', items: item },
    currentPage: { type: 'integer', minimum: 1 },
    totalPages: { type: 'integer', minimum: 1 },
    totalItems: { type: 'integer', minimum: 0 },
  },
});
