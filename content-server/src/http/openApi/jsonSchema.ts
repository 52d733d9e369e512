/** A JSON schema; a symbol is a key that is not part of the JSON. */
export type JsonSchema = Record<string | symbol, unknown>;

export const TEXT: JsonSchema = { type: 'string' };
export const BOOLEAN: JsonSchema = { type: 'boolean' };
export const COUNT: JsonSchema = { type: 'integer', minimum: 0 };

/** An instant in UTC ISO 8601. */
export const INSTANT: JsonSchema = { type: 'string', format: 'date-time' };

/** The schema of a list. */
export const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items });

/**
 * The schema of an object. With a type argument it must contain every field of the type, because a
 * response contains no others.
 */
export const objectOf: {
  (properties: JsonSchema): JsonSchema;
  <Type>(properties: Record<keyof Type, JsonSchema>): JsonSchema;
} = (properties: object): JsonSchema => ({ type: 'object', properties });
