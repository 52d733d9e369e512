import {
  entriesOf,
  entryShapeOf,
  formatOf,
  KIND_TESTS,
  LIST_TEXT_MAX,
  MAX,
  readMost,
  tooLong,
  tooManyEntries,
  type AnyObjectSchema,
  type EntryPart,
} from '@charity-site/api-client/entities';
import { ValidationError, type InferType } from 'yup';
import { badInput, HttpError } from '../httpError';
import { listColumn } from '../../db/texts/lists';
import { sanitizeRichText } from '../../db/texts/sanitize';
import { stripInvalidChars } from '../../db/texts/text';

/** A route whose body the rules have validated. */
export type ValidatedBody<Rules extends AnyObjectSchema> = { Body: InferType<Rules> };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of an entity by their rules. */
const fieldsOf = (rules: AnyObjectSchema) =>
  Object.entries(rules.describe().fields).map(([name, rule]) => ({
    name,
    type: rule.type,
    label: String(('label' in rule && rule.label) || name),
    format: formatOf(rule),
    shape: entryShapeOf(rule),
    initial: 'default' in rule ? rule.default : undefined,
    max:
      'tests' in rule
        ? Number(rule.tests.find((test) => test.name === 'max')?.params?.max ?? Infinity)
        : Infinity,
  }));

type Field = ReturnType<typeof fieldsOf>[number];

type Errors = Record<string, string>;

const KINDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
};

const wrongType = ({ label, type }: Pick<Field, 'label' | 'type'>): string =>
  `${label} must be ${KINDS[type] ?? 'given plainly'}.`;

const isLeftOut = (value: unknown): boolean => value === undefined || value === null;

/** The error of a part that the rules cannot read; undefined if they can. */
const unreadablePart = ({ label, max, lines }: EntryPart, part: unknown): string | undefined => {
  if (isLeftOut(part)) return undefined;
  if (lines && !Array.isArray(part)) return wrongType({ label, type: 'array' });
  const texts: unknown[] = lines
    ? (part as unknown[]).map((line) => (isRecord(line) ? line.text : line))
    : [part];
  let length = 0;
  for (const text of texts) {
    if (typeof text !== 'string') return wrongType({ label, type: 'string' });
    length += text.length + 1;
  }
  return length > readMost(max) ? tooLong(label, max)() : undefined;
};

const unreadableEntries = ({ name, label, type, shape }: Field, list: unknown): Errors => {
  if (!shape || isLeftOut(list)) return {};
  if (!Array.isArray(list)) return { [name]: wrongType({ label, type }) };
  if (list.length > readMost(shape.maxEntries)) return { [name]: tooManyEntries(shape) };
  const errors: Errors = {};
  for (const [at, entry] of list.entries()) {
    if (isRecord(entry))
      for (const part of shape.parts) {
        const error = unreadablePart(part, entry[part.name]);
        if (error) errors[`${name}[${at}].${part.name}`] = error;
      }
    else errors[`${name}[${at}]`] = `${shape.noun} ${at + 1} must be an object.`;
  }
  return errors;
};

/**
 * Errors for values that the rules cannot read: arrays and objects in place of texts, on which
 * yup's text rules throw, and texts and lists that are far too long.
 */
const unreadableErrors = (fields: readonly Field[], sent: Record<string, unknown>): Errors => {
  const errors: Errors = {};
  for (const field of fields) {
    const { name, label, type, max, shape } = field;
    const value = sent[name];
    const most = shape ? LIST_TEXT_MAX : max;
    const isText = typeof value === 'string' && (shape || type === 'string');
    if (isText && value.length > readMost(most)) errors[name] = tooLong(label, most)();
    else if (shape) Object.assign(errors, unreadableEntries(field, value));
    else if (
      typeof value === 'object' &&
      value !== null &&
      !(type === 'array' && Array.isArray(value))
    )
      errors[name] = wrongType({ label, type });
  }
  return errors;
};

/**
 * The sent value of a field. A list that was sent as text is split, unless the text is far too
 * long.
 */
const sentValue = ({ name, shape }: Field, body: Record<string, unknown>): unknown => {
  const value = Object.hasOwn(body, name) ? body[name] : undefined;
  const isReadable = typeof value === 'string' && value.length <= readMost(LIST_TEXT_MAX);
  return shape && isReadable ? entriesOf(shape, value) : value;
};

/** A value without characters that a database cannot store, also in the texts of entries. */
const storable = (value: unknown): unknown => {
  if (typeof value === 'string') return stripInvalidChars(value);
  if (Array.isArray(value)) return value.map(storable);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, storable(part ?? undefined)]),
  );
};

/** Prepares a sent value for validation. Null in a text or list counts as left out. */
const prepared = ({ type, format, shape }: Field, value: unknown): unknown => {
  if (value === null) return type === 'string' || shape ? undefined : value;
  if (shape) return storable(value);
  if (typeof value !== 'string') return value;
  const text = stripInvalidChars(value);
  // Sanitised before validation, because the limit applies to the stored text. Longer texts are
  // rejected anyway.
  return format === 'html' && text.length <= MAX.richText ? sanitizeRichText(text) : text;
};

/** The first message of each invalid field, or part of an entry, in the order of the fields. */
const fieldErrors = (error: ValidationError, fields: string[]): Errors => {
  const inner = error.inner.length ? error.inner : [error];
  const errors: Errors = {};
  for (const field of fields)
    for (const { path = '', message } of inner)
      if (path === field || path.startsWith(`${field}[`)) errors[path] ??= message;
  return errors;
};

/**
 * Creates a validator of request bodies from an entity's rules. The result is trimmed, has defaults
 * and sanitised rich text, and no unknown fields (docs/product.md 6.3, 6.6). The error is a 400
 * with a message for each invalid field.
 * @param whenDraft the rules of a body with the status 'draft'
 */
export const bodyValidator = <Rules extends AnyObjectSchema>(rules: Rules, whenDraft?: Rules) => {
  const fields = fieldsOf(rules);

  return (body: unknown, context?: object): { value: InferType<Rules> } | { error: HttpError } => {
    if (!isRecord(body))
      return { error: new HttpError(400, 'Please send the fields as a JSON object.') };
    const sent = Object.fromEntries(fields.map((field) => [field.name, sentValue(field, body)]));
    const unreadable = unreadableErrors(fields, sent);
    if (Object.keys(unreadable).length > 0) return { error: badInput(unreadable) };
    const values = Object.fromEntries(
      fields.map((field) => [field.name, prepared(field, sent[field.name])]),
    );
    try {
      const checked = body.status === 'draft' && whenDraft ? whenDraft : rules;
      return {
        value: checked.validateSync(values, {
          abortEarly: false,
          stripUnknown: true,
          ...(context && { context }),
        }),
      };
    } catch (error) {
      if (error instanceof ValidationError)
        return { error: badInput(fieldErrors(error, Object.keys(rules.fields))) };
      throw error;
    }
  };
};

/**
 * Validates fields that are not a request body, such as those from an archive. Throws the error of
 * `bodyValidator`.
 */
export const validateFields = <Rules extends AnyObjectSchema>(
  rules: Rules,
  body: unknown,
  context?: object,
): InferType<Rules> => {
  const read = bodyValidator(rules)(body, context);
  if ('error' in read) throw read.error;
  return read.value;
};

/** A stored value with sanitised rich text; undefined if its type is not that of its field. */
const storedValue = (field: Field, value: unknown): string | number | undefined => {
  const { type, format, shape } = field;
  if (shape) {
    const list = typeof value === 'string' ? entriesOf(shape, value) : value;
    const isReadable =
      Array.isArray(list) && Object.keys(unreadableEntries(field, list)).length === 0;
    return isReadable ? listColumn(storable(list) as unknown[]) : undefined;
  }
  if (typeof value === 'number') return type === 'number' ? value : undefined;
  if (typeof value !== 'string' || type !== 'string') return undefined;
  const text = stripInvalidChars(value);
  return format === 'html' ? sanitizeRichText(text) : text;
};

/** The known fields of a stored version, with sanitised rich text, without validation. */
export const cleanFields = (
  rules: AnyObjectSchema,
  fields: Record<string, unknown>,
): Record<string, string | number> =>
  Object.fromEntries(
    fieldsOf(rules).flatMap((field) => {
      const value = storedValue(field, fields[field.name]);
      return value === undefined ? [] : [[field.name, value]];
    }),
  );

/**
 * All fields of a stored row, with sanitised rich text. A missing one gets its default.
 * @param onRejected called with the reason if the rules reject the row, which earlier rules may
 * have accepted
 * @throws HttpError for a value that no version has stored: of another type, or not of its field's
 * kind
 */
export const storedFields = (
  rules: AnyObjectSchema,
  row: Record<string, unknown>,
  onRejected: (reason: string) => void,
): Record<string, string | number> => {
  const read = fieldsOf(rules).map((field) => {
    const { name, initial } = field;
    const value = storedValue(field, row[name] ?? initial);
    // PostgreSQL's integers have 32 bits.
    if (value === undefined || (typeof value === 'number' && value !== Math.trunc(value % 2 ** 31)))
      throw badInput({ [name]: wrongType(field) });
    return [name, value] as const;
  });
  const fields = Object.fromEntries(read);
  try {
    rules.validateSync(fields, { abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const rejection = badInput(fieldErrors(error, Object.keys(fields)));
    if ([error, ...error.inner].some(({ type = '' }) => KIND_TESTS.has(type))) throw rejection;
    onRejected(rejection.message);
  }
  return fields;
};
