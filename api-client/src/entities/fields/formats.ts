import type { SchemaFieldDescription } from 'yup';
import type { EntryShape } from './entries';
import type { AnyObjectSchema } from './fields';

/** Describes one field's rule, which is cheaper than describing all; undefined if missing. */
export const ruleOf = (
  { fields }: AnyObjectSchema,
  field: string,
): SchemaFieldDescription | undefined => fields[field]?.describe();

/** Format of a field's text, such as 'html', 'picture' or 'date'. */
export const formatOf = (rule: SchemaFieldDescription | undefined): string | undefined =>
  rule && 'meta' in rule ? (rule.meta as { format?: string } | undefined)?.format : undefined;

/** The shape of a list; undefined for other rules. */
export const entryShapeOf = (rule: SchemaFieldDescription | undefined): EntryShape | undefined =>
  rule && 'meta' in rule ? (rule.meta as { shape?: EntryShape } | undefined)?.shape : undefined;

/** Names of the fields with one of these formats. */
export const fieldsOfFormat = (rules: AnyObjectSchema, ...formats: string[]): string[] =>
  Object.entries(rules.describe().fields)
    .filter(([, rule]) => formats.includes(formatOf(rule) ?? ''))
    .map(([name]) => name);

/** Names of the fields with rich text. */
export const richTextsOf = (rules: AnyObjectSchema): string[] => fieldsOfFormat(rules, 'html');
