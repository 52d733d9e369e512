import { MAX, type AnyObjectSchema } from 'api-client/entities';
import { ValidationError, type InferType, type SchemaFieldDescription } from 'yup';
import { badInput, Problem } from '../problem';
import { sanitizeRichText } from '../richText/sanitize';
import { storable } from './text';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface Rule {
  type: string;
  label: string;
  format?: string;
}

/** No field holds a list or an object, and yup's own text rules throw on them instead of refusing them. */
const refuseNested = (sent: [value: unknown, rule: Rule, name: string][]): void => {
  const nested = sent.filter(([value]) => typeof value === 'object' && value !== null);
  if (nested.length === 0) return;
  throw badInput(
    Object.fromEntries(
      nested.map(([, { type, label }, name]) => [name, `${label} must be ${KINDS[type] ?? 'given plainly'}.`]),
    ),
  );
};

const KINDS: Record<string, string> = { string: 'text', number: 'a number', boolean: 'true or false' };

/** One sent value made fit for the rules; null in a text field counts as left out. */
const prepared = (value: unknown, rule: Rule): unknown => {
  if (value === null) return rule.type === 'string' ? undefined : value;
  if (typeof value !== 'string') return value;
  const text = storable(value);
  // Sanitised before the rules count its length, as what counts is what is stored; beyond the limit they refuse it anyway.
  return rule.format === 'html' && text.length <= MAX.richText ? sanitizeRichText(text) : text;
};

const ruleOf = (field: SchemaFieldDescription, name: string): Rule => {
  if (!('meta' in field)) return { type: field.type, label: name };
  const { format } = (field.meta ?? {}) as { format?: string };
  return { type: field.type, label: field.label ?? name, format };
};

/** The first text for each wrong field, in the order of the fields. */
const fieldErrors = (error: ValidationError, fields: string[]): Record<string, string> => {
  const found = error.inner.length ? error.inner : [error];
  const texts = fields.map((field) => [field, found.find(({ path }) => path === field)?.message]);
  return Object.fromEntries(texts.filter(([, text]) => text));
};

/**
 * Reads a body by an entity's rules: trimmed, defaults filled in, rich text sanitised, unknown fields left out
 * (DECISIONS 9 and 10). Throws a 400 with a text for each wrong field.
 */
export const readDraft = <Rules extends AnyObjectSchema>(rules: Rules, body: unknown): InferType<Rules> => {
  if (!isRecord(body)) throw new Problem(400, 'Please send the fields as a JSON object.');
  const sent = Object.entries(rules.describe().fields).map(([name, field]): [unknown, Rule, string] => [
    Object.hasOwn(body, name) ? body[name] : undefined,
    ruleOf(field, name),
    name,
  ]);
  refuseNested(sent);
  const draft = Object.fromEntries(sent.map(([value, rule, name]) => [name, prepared(value, rule)]));
  try {
    return rules.validateSync(draft, { abortEarly: false, stripUnknown: true }) as InferType<Rules>;
  } catch (error) {
    if (error instanceof ValidationError) throw badInput(fieldErrors(error, Object.keys(rules.fields)));
    throw error;
  }
};
