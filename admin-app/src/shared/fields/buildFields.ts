import { formatOf, ruleOf, shapeOf } from '@charity-site/api-client/entities';
import type { AnyObjectSchema } from 'yup';
import type { EntriesLook, FormField } from './fields';

type Own<Kind extends FormField<string>['kind']> = Omit<
  Extract<FormField<string>, { kind: Kind }>,
  'kind' | 'name' | 'required'
>;

/**
 * The look of a field in a form. Its kind, its label and if it must be filled in follow from its
 * rules.
 */
export type FieldOptions = Partial<Own<'text'> & Own<'picture'> & Own<'choice'> & Own<'own'>> &
  EntriesLook;

/** The fields of a form in their order. A misspelt one does not compile. */
export type FieldLooks<Draft extends object> = { readonly [Name in keyof Draft]?: FieldOptions };

/**
 * The rows of a long form, by their titles, with their fields. A row opens and says in a line what
 * is in it.
 */
export type Sections<Draft extends object> = Readonly<
  Record<string, readonly (keyof Draft & string)[]>
>;

const KINDS: Partial<Record<string, 'richText' | 'picture' | 'document' | 'date' | 'moment'>> = {
  html: 'richText',
  picture: 'picture',
  document: 'document',
  date: 'date',
  'date-time': 'moment',
};

const TYPES: Partial<Record<string, 'email' | 'url'>> = { email: 'email', uri: 'url' };

const fieldOf = (rules: AnyObjectSchema, name: string, look: FieldOptions): FormField<string> => {
  const rule = ruleOf(rules, name);
  if (!rule || !('optional' in rule)) throw new Error(`There are no rules of ${name}.`);
  const { label = rule.label ?? name, render, options = rule.oneOf, ...others } = look;
  const field = { name, label, required: !rule.optional, ...others };
  if (render) return { ...field, kind: 'own', render };
  const shape = shapeOf({ rules }, name);
  if (shape) return { ...field, kind: 'entries', shape, look };
  const format = formatOf(rule) ?? '';
  const kind = KINDS[format];
  if (kind) return { ...field, kind };
  if (rule.type === 'number')
    return { hint: 'Smaller numbers come first.', ...field, kind: 'order' };
  if (look.options) return { ...field, kind: 'choice', options: look.options };
  if (options.length > 0)
    return {
      ...field,
      kind: 'choice',
      options: options.map(String),
      emptyOption: `Choose a ${label.toLowerCase()}`,
    };
  return { type: TYPES[format], ...field, kind: 'text' };
};

/** The fields of a form, made of the rules of a definition. */
export const buildFields = <Draft extends object>(
  rules: AnyObjectSchema,
  looks: FieldLooks<Draft>,
  sections: Sections<Draft> = {},
): FormField<keyof Draft & string>[] => {
  const sectionOf = (name: string) =>
    Object.keys(sections).find((title) => sections[title]?.some((one) => one === name));
  return Object.entries<FieldOptions | undefined>(looks).map(
    ([name, look]) =>
      ({ ...fieldOf(rules, name, look ?? {}), section: sectionOf(name) }) as FormField<
        keyof Draft & string
      >,
  );
};
