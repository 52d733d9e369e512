import { entryShapeOf, formatOf } from '@charity-site/api-client/entities';
import type { SchemaFieldDescription } from 'yup';
import { TEXT, type JsonSchema } from './jsonSchema';

/** The words and the `format` of each `meta.format` of a rule (api-client/entities/fields). */
const FORMATS: Record<string, { words: string; format?: string }> = {
  email: { words: 'An e-mail address', format: 'email' },
  uri: { words: 'A web address', format: 'uri' },
  picture: {
    words: 'The address of a picture: /uploads/… or a web address',
    format: 'uri-reference',
  },
  document: { words: 'The address of a PDF document: /uploads/…', format: 'uri-reference' },
  date: { words: 'A day such as 2026-11-21', format: 'date' },
  'date-time': { words: 'A time such as 2026-11-21T08:30:00.000Z', format: 'date-time' },
  html: { words: 'Rich text as HTML' },
  alt: { words: 'Alternative text of the picture, stored with it; left out, it stays as it is' },
};

const LIMITS: Record<string, { min: string; max: string }> = {
  string: { min: 'minLength', max: 'maxLength' },
  array: { min: 'minItems', max: 'maxItems' },
  number: { min: 'minimum', max: 'maximum' },
};

const limits = (
  type: string,
  tests: { name?: string; params?: Record<string, unknown> }[],
): JsonSchema =>
  Object.fromEntries(
    tests.flatMap(({ name, params }) =>
      name === 'min' || name === 'max' ? [[LIMITS[type]?.[name] ?? name, params?.[name]]] : [],
    ),
  );

/** True if a field must be sent: it is required and has no valid default. */
const mustBeSent = (field: SchemaFieldDescription): boolean =>
  'tests' in field && !field.optional && (field.default === undefined || field.default === '');

/** True if the rules of a field reject ''. */
export const isRequired = (field: SchemaFieldDescription): boolean =>
  'tests' in field && field.tests.some(({ name }) => name === 'required');

/**
 * Format and description of a text. If it can be '', it has no format, because '' would be invalid.
 */
const formatSchema = (field: SchemaFieldDescription, canBeEmpty: boolean): JsonSchema => {
  const kind = formatOf(field) ?? '';
  const { words, format } = FORMATS[kind] ?? {};
  if (!words) return {};
  return {
    description: canBeEmpty ? `${words}; '' for none` : words,
    ...(format && !canBeEmpty && { format }),
  };
};

/** A list: objects, or text for callers that do not request objects. */
const listSchema = (field: SchemaFieldDescription): JsonSchema => ({
  ...('label' in field && field.label && { title: field.label }),
  anyOf: [
    { type: 'array', ...('tests' in field && limits('array', field.tests)), ...innerSchema(field) },
    TEXT,
  ],
});

/** The fields of an object, or the entries of a list, within a field. */
const innerSchema = (field: SchemaFieldDescription): JsonSchema => {
  if ('fields' in field) return objectSchema(field.fields);
  if (!('innerType' in field)) return {};
  const [inner] = [field.innerType].flat();
  return { items: inner ? fieldSchema(inner) : {} };
};

const fieldSchema = (field: SchemaFieldDescription): JsonSchema => {
  if (!('tests' in field)) return {};
  if (entryShapeOf(field)) return listSchema(field);
  const whole = field.tests.some(({ name }) => name === 'integer');
  return {
    type: whole ? 'integer' : field.type,
    ...(field.label && { title: field.label }),
    ...(isRequired(field) && field.type === 'string' && { minLength: 1 }),
    ...limits(field.type, field.tests),
    ...(field.oneOf.length > 0 && { enum: field.oneOf }),
    ...(!mustBeSent(field) &&
      field.default !== undefined &&
      !('fields' in field) && { default: field.default }),
    ...formatSchema(field, !isRequired(field)),
    ...innerSchema(field),
  };
};

/** The JSON Schema of an object in a request, from the rules of its fields. */
export const objectSchema = (described: Record<string, SchemaFieldDescription>): JsonSchema => {
  const fields = Object.entries(described);
  const required = fields.filter(([, field]) => mustBeSent(field)).map(([name]) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(([name, field]) => [name, fieldSchema(field)])),
    // OpenAPI 3.0 has no empty list here.
    ...(required.length > 0 && { required }),
  };
};

/**
 * The schema of a response's field. It has no default, which would be added to responses without
 * the field, and no limits, because earlier versions had others.
 * @param inDrafts whether a draft can lack it
 */
export const answeredSchema = (field: SchemaFieldDescription, inDrafts: boolean): JsonSchema => {
  if (!('tests' in field)) return {};
  if (entryShapeOf(field)) return listSchema(field);
  const { type, title } = fieldSchema(field);
  const canBeEmpty = inDrafts || !isRequired(field);
  const choices =
    inDrafts && field.type === 'string' ? [...new Set([...field.oneOf, ''])] : field.oneOf;
  return {
    type,
    ...(title !== undefined && { title }),
    ...(field.oneOf.length > 0 && { enum: choices }),
    ...formatSchema(field, canBeEmpty),
  };
};
