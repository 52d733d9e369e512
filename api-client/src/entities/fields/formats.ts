import type { SchemaFieldDescription } from 'yup';
import type { EntryShape } from './entries';
import type { AnyObjectSchema } from './fields';

/**
 * The description of one field's rule; undefined where there is no such field. Costs less than the
 * description of all.
 */
export const ruleOf = (
  { fields }: AnyObjectSchema,
  field: string,
): SchemaFieldDescription | undefined => fields[field]?.describe();

/** Format of a field's text: rich text, the address of a picture, a day, and so on. */
export const formatOf = (rule: SchemaFieldDescription | undefined): string | undefined =>
  rule && 'meta' in rule ? (rule.meta as { format?: string } | undefined)?.format : undefined;

/** The shape of a list; undefined for any other rule. */
export const entryShapeOf = (rule: SchemaFieldDescription | undefined): EntryShape | undefined =>
  rule && 'meta' in rule ? (rule.meta as { shape?: EntryShape } | undefined)?.shape : undefined;

/** The names of the fields with one of these formats. */
export const fieldsOfFormat = (rules: AnyObjectSchema, ...formats: string[]): string[] =>
  Object.entries(rules.describe().fields)
    .filter(([, rule]) => formats.includes(formatOf(rule) ?? ''))
    .map(([name]) => name);

/** The names of the fields with rich text. */
export const richTextsOf = (rules: AnyObjectSchema): string[] => fieldsOfFormat(rules, 'html');
