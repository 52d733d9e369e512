/**
 * Schema keyword with the words that follow "must be" in the error message for an invalid value.
 */
export const MUST_BE = 'x-must-be';

/** Schema keyword with the whole error message for an invalid value. */
export const ERROR_MESSAGE = 'x-refused-as';

/**
 * Schema keyword with the name of an object or a parameter in the components of /openapi.json
 * (http/openApi/components).
 */
export const NAME = 'x-name';

/** Schema keyword of a property that a response can leave out. */
export const OPTIONAL = 'x-optional';

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
