/** A JSON schema; a symbol is a key that is not part of the JSON. */
export type JsonSchema = Record<string | symbol, unknown>;
