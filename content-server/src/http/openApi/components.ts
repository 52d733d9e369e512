import { NAME, OPTIONAL, type JsonSchema } from './jsonSchema';

/** Shared parts of /openapi.json, by their names. */
export interface Components {
  schemas: Record<string, JsonSchema>;
  parameters: Record<string, JsonSchema>;
}

const isObject = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const mapped = (value: JsonSchema, change: (part: unknown) => unknown): JsonSchema =>
  Object.fromEntries(Object.entries(value).map(([key, part]) => [key, change(part)]));

/** Adds `required` to response objects: all properties that are not marked as optional. */
export const withRequired = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(withRequired);
  if (!isObject(schema)) return schema;
  const { properties, required } = schema;
  if (schema.type !== 'object' || !isObject(properties) || required)
    return mapped(schema, withRequired);
  const always = Object.entries(properties)
    .filter(([, property]) => !(property as JsonSchema)[OPTIONAL])
    .map(([name]) => name);
  return mapped({ ...schema, ...(always.length > 0 && { required: always }) }, withRequired);
};

/** @throws Error when two different parts have one name */
const referenceTo = (
  kind: keyof Components,
  name: string,
  part: JsonSchema,
  components: Components,
): JsonSchema => {
  const existing = components[kind][name];
  if (existing && JSON.stringify(existing) !== JSON.stringify(part))
    throw new Error(`Two different ${kind} of /openapi.json have the name ${name}.`);
  components[kind][name] = part;
  return { $ref: `#/components/${kind}/${name}` };
};

/**
 * Replaces each named object, and each parameter with a named schema, by a reference to the
 * components, and adds it to these. Removes our own schema keywords.
 */
export const withReferences = (part: unknown, components: Components): unknown => {
  if (Array.isArray(part)) return part.map((one) => withReferences(one, components));
  if (!isObject(part)) return part;
  if (
    isObject(part.schema) &&
    typeof part.name === 'string' &&
    typeof part.schema[NAME] === 'string'
  ) {
    const { [NAME]: name, ...schema } = part.schema;
    return referenceTo('parameters', String(name), { ...part, schema }, components);
  }
  const { [NAME]: name, [OPTIONAL]: _optional, ...rest } = part;
  if (typeof name !== 'string') return mapped(rest, (one) => withReferences(one, components));
  const { nullable, ...schema } = rest;
  const replaced = mapped(schema, (one) => withReferences(one, components));
  const reference = referenceTo('schemas', name, replaced, components);
  // OpenAPI 3.0 ignores keywords beside a reference. This is its null.
  return nullable ? { anyOf: [reference, { type: 'object', nullable, enum: [null] }] } : reference;
};
