import type { AnyDefinition, AnyObjectSchema } from '@charity-site/api-client/entities';
import { answeredSchema, isRequired, objectSchema } from './fieldSchema';
import {
  NAME,
  OPTIONAL,
  COUNT,
  INSTANT,
  BOOLEAN,
  TEXT,
  listOf,
  objectOf,
  type JsonSchema,
} from './jsonSchema';

/**
 * Key of the rules in a body's schema. A symbol is not part of the JSON, so it is not in
 * /openapi.json.
 */
const RULES = Symbol('rules');

/** The rules of a request body. */
interface BodyRules {
  rules: AnyObjectSchema;
  /** The rules of a body with the status 'draft'; undefined if there are no drafts. */
  whenDraft?: AnyObjectSchema;
}

/** The rules of a body's schema; undefined for other schemas. */
export const rulesOf = (schema: unknown): BodyRules | undefined =>
  (schema as { [RULES]?: BodyRules } | null)?.[RULES];

/** An object or a parameter that /openapi.json has once, under this name. */
export const named = (name: string, schema: JsonSchema): JsonSchema => ({
  ...schema,
  [NAME]: name,
});

/** The name of a definition's records in /openapi.json: 'CaseStudy'. */
export const recordName = ({ item }: Pick<AnyDefinition, 'item'>): string =>
  item
    .split(/\W+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** A property that responses can leave out. Properties of responses are required by default. */
export const optional = (schema: JsonSchema): JsonSchema => ({ ...schema, [OPTIONAL]: true });

/**
 * The JSON Schema of a request body from an entity's rules. Fields with a default are optional.
 * Bodies with this schema are validated by the rules themselves (http/plugins/validation).
 */
export const draftSchema = (rules: AnyObjectSchema, whenDraft?: AnyObjectSchema): JsonSchema => ({
  ...objectSchema(rules.describe().fields),
  [RULES]: { rules, whenDraft } satisfies BodyRules,
});

/** Options of `recordSchema`. */
interface RecordOptions {
  /** The fields that the server adds. */
  extra: JsonSchema;
  /** The entity's fields in the response; all by default. */
  names?: readonly string[];
  /** The entity's fields that a response can leave out. */
  optional?: readonly string[];
  /** The rules of a draft, which can lack fields; undefined if there are no drafts. */
  whenDraft?: AnyObjectSchema;
}

/** The JSON Schema of a response from an entity's rules. */
export const recordSchema = (rules: AnyObjectSchema, options: RecordOptions): JsonSchema => {
  const { extra, names, optional: optionalNames = [], whenDraft } = options;
  const incomplete = whenDraft?.describe().fields;
  const fields = Object.entries(rules.describe().fields)
    .filter(([name]) => !names || names.includes(name))
    .map(([name, field]) => {
      const draftField = incomplete?.[name];
      const schema = answeredSchema(field, draftField !== undefined && !isRequired(draftField));
      return [name, optionalNames.includes(name) ? optional(schema) : schema];
    });
  return objectOf({ ...extra, ...(Object.fromEntries(fields) as JsonSchema) });
};

/** The fields that the server adds to every item of a list. */
export const STORED: JsonSchema = { _id: TEXT, createdAt: INSTANT, updatedAt: INSTANT };

/** The additional field of items with pages of their own. */
export const ADDRESSED: JsonSchema = {
  slug: optional({
    ...TEXT,
    description: "The readable last part of the page's address; '' while it is a draft",
  }),
};

/** The additional field of items with rich text, which a list returns on request. */
export const EXCERPT: JsonSchema = {
  excerpt: optional({ ...TEXT, description: 'The start of the rich text as plain text' }),
};

/** The field that the server adds to a singleton. */
export const SAVED: JsonSchema = { updatedAt: INSTANT };

/** A response with a message and further fields. */
const withMessage = (more: Record<string, JsonSchema> = {}): JsonSchema => ({
  ...objectOf({ message: TEXT, ...more }),
  required: ['message'],
});

/** `{message}`, the response to every delete and every error (docs/product.md 7.8). */
export const messageSchema: JsonSchema = named('Done', withMessage());

/** Response to the deletion of a singleton: the message, and its id in the trash. */
export const trashedSchema: JsonSchema = named(
  'Trashed',
  objectOf({ message: TEXT, trashed: TEXT }),
);

/**
 * Response to an invalid body: the message, and one for each invalid field (docs/product.md 7.8).
 */
export const errorSchema: JsonSchema = withMessage({
  errors: { type: 'object', additionalProperties: TEXT },
});

/** 404: the title of the item, if it has ended. */
export const notFoundSchema: JsonSchema = withMessage({ ended: TEXT });

/** 412: whether the item already has the sent values. */
export const conflictSchema: JsonSchema = withMessage({ isStored: BOOLEAN });

/** 422: the item that was created with the same key. */
export const createdSchema: JsonSchema = withMessage({
  created: objectOf({ _id: TEXT, version: INSTANT }),
});

/** A route with the id of an item in its path. */
export type ById = { Params: { id: string } };

/** The path parameter with the id of an item. @param item its name in the error message */
export const idParam = (item: string): JsonSchema => ({
  id: { ...TEXT, format: 'uuid', title: item },
});

/** The path parameter with an id, or a current or former slug of an item. */
export const addressParam = (item: string): JsonSchema => ({
  id: { ...TEXT, title: item, description: 'An id, or a slug that the item has or had' },
});

/**
 * A paged response with an array named `items` (docs/product.md 7.2). @param more further fields
 */
export const pageSchema = (items: string, item: JsonSchema, more: JsonSchema = {}): JsonSchema =>
  objectOf({
    [items]: listOf(item),
    currentPage: { type: 'integer', minimum: 1 },
    totalPages: { type: 'integer', minimum: 1 },
    totalItems: COUNT,
    ...more,
  });
