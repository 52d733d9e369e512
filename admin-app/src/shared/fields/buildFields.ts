import { formatOf, ruleOf, shapeOf } from '@charity-site/api-client/entities';
import type { AnyObjectSchema } from 'yup';
import type { EntriesOptions, FormField } from './fields';

type OptionsOf<Kind extends FormField<string>['kind']> = Omit<
  Extract<FormField<string>, { kind: Kind }>,
  'kind' | 'name' | 'required'
>;

/** Options of a form field. Its kind, default label and `required` follow from its rule. */
export type FieldOptions = Partial<
  OptionsOf<'text'> & OptionsOf<'picture'> & OptionsOf<'select'> & OptionsOf<'custom'>
> &
  EntriesOptions;

/** The options of a form's fields, in display order. A misspelt name does not compile. */
export type FormFieldOptions<Draft extends object> = {
  readonly [Name in keyof Draft]?: FieldOptions;
};

/** The collapsible rows of a long form: field names by row title. */
export type Sections<Draft extends object> = Readonly<
  Record<string, readonly (keyof Draft & string)[]>
>;

const KIND_OF_FORMAT: Partial<
  Record<string, 'richText' | 'picture' | 'document' | 'date' | 'dateTime'>
> = {
  html: 'richText',
  picture: 'picture',
  document: 'document',
  date: 'date',
  'date-time': 'dateTime',
};

const INPUT_TYPE_OF_FORMAT: Partial<Record<string, 'email' | 'url'>> = {
  email: 'email',
  uri: 'url',
};

const fieldOf = (
  rules: AnyObjectSchema,
  name: string,
  fieldOptions: FieldOptions,
): FormField<string> => {
  const rule = ruleOf(rules, name);
  if (!rule || !('optional' in rule)) throw new Error(`There are no rules of ${name}.`);
  const { label = rule.label ?? name, render, options = rule.oneOf, ...others } = fieldOptions;
  const field = { name, label, required: !rule.optional, ...others };
  if (render) return { ...field, kind: 'custom', render };
  const shape = shapeOf({ rules }, name);
  if (shape) return { ...field, kind: 'entries', shape, entriesOptions: fieldOptions };
  const format = formatOf(rule) ?? '';
  const kind = KIND_OF_FORMAT[format];
  if (kind) return { ...field, kind };
  if (rule.type === 'number')
    return { hint: 'Smaller numbers come first.', ...field, kind: 'order' };
  if (fieldOptions.options) return { ...field, kind: 'select', options: fieldOptions.options };
  if (options.length > 0)
    return {
      ...field,
      kind: 'select',
      options: options.map(String),
      emptyOption: `Choose a ${label.toLowerCase()}`,
    };
  return { type: INPUT_TYPE_OF_FORMAT[format], ...field, kind: 'text' };
};

/** Builds the fields of a form from the rules of a definition. */
export const buildFields = <Draft extends object>(
  rules: AnyObjectSchema,
  fieldOptions: FormFieldOptions<Draft>,
  sections: Sections<Draft> = {},
): FormField<keyof Draft & string>[] => {
  const sectionOf = (name: string) =>
    Object.keys(sections).find((title) => sections[title]?.some((one) => one === name));
  return Object.entries<FieldOptions | undefined>(fieldOptions).map(
    ([name, options]) =>
      ({ ...fieldOf(rules, name, options ?? {}), section: sectionOf(name) }) as FormField<
        keyof Draft & string
      >,
  );
};
