import type { SelectOption } from '@charity-site/ui-kit';
import type { ReactNode } from 'react';

interface BaseField<Name extends string> {
  name: Name;
  label: string;
  hint?: string;
  /** Title of the row of the form that holds the field; see `section`. */
  section?: string;
}

interface Control {
  value: unknown;
  onChange: (value: unknown) => void;
  error: string | undefined;
  /** The values of all fields. */
  values: Record<string, unknown>;
  /** True when a row with the same title already names the field. */
  isNamed: boolean;
}

/** One field of a form in a descriptor. `Name` must be a field of the entity; a misspelt one does not compile. */
export type FormField<Name extends string> = BaseField<Name> &
  (
    | {
        kind: 'text';
        type?: 'text' | 'email' | 'url' | 'tel';
        /** Number of lines; with one, a long text wraps and still is a single line. */
        rows?: number;
        required?: boolean;
        /** Number of characters up to which the text looks good in its place; more is possible. */
        room?: number;
      }
    | { kind: 'order' }
    | { kind: 'richText' }
    | {
        kind: 'picture';
        required?: boolean;
        /** True when the form asks for an alternative text; it does by default. */
        described?: boolean;
      }
    | { kind: 'document' }
    | { kind: 'date' }
    | { kind: 'moment'; required?: boolean }
    | { kind: 'choice'; options: readonly SelectOption[]; emptyOption?: string; required?: boolean }
    | {
        kind: 'own';
        render: (control: Control) => ReactNode;
        /** The value in a few words; the value itself by default. */
        inShort?: (value: string) => string;
        /** The value as a comparison of versions shows it; the value itself by default. */
        shown?: (value: string) => ReactNode;
      }
  );

type Extra<Kind extends FormField<string>['kind']> = Omit<
  Extract<FormField<string>, { kind: Kind }>,
  'kind' | 'name' | 'label'
>;

/** A single-line text, or a multi-line one with `rows`. Required by default. */
export const text = <Name extends string>(name: Name, label: string, extra: Extra<'text'> = {}): FormField<Name> => ({
  kind: 'text',
  name,
  label,
  required: true,
  ...extra,
});

/** Fields of a long form that one row holds. It opens and says in a line what is in them. */
export const section = <Name extends string>(title: string, ...fields: FormField<Name>[]): FormField<Name>[] =>
  fields.map((field) => ({ ...field, section: title }));

/** Rich text. */
export const richText = <Name extends string>(name: Name, label: string, hint?: string): FormField<Name> => ({
  kind: 'richText',
  name,
  label,
  hint,
});

/**
 * The values of a form's fields, as a record has them.
 * @param first those of a new record; missing ones are empty
 */
export const valuesOf = (
  fields: readonly FormField<string>[],
  record: object | null,
  first: object = {},
): Record<string, unknown> => {
  const given = new Map<string, unknown>(Object.entries({ ...first, ...record }));
  return Object.fromEntries(fields.map(({ name, kind }) => [name, given.get(name) ?? (kind === 'order' ? 0 : '')]));
};

/** The value with the alternative text of a picture; undefined where it is not asked for. */
export const altOf = (field: FormField<string>): string | undefined =>
  field.kind === 'picture' && field.described !== false ? `${field.name}Alt` : undefined;

/** The initial alternative texts of a form's pictures, from what is stored. */
export const altsOf = (fields: readonly FormField<string>[], stored: object | null): Record<string, string> => {
  const values = new Map<string, unknown>(Object.entries(stored ?? {}));
  return Object.fromEntries(
    fields.flatMap((field) => {
      const alt = altOf(field);
      return alt ? [[alt, String(values.get(alt) ?? '')]] : [];
    }),
  );
};

/** An image; `hint` names the recommended size. */
export const picture = <Name extends string>(name: Name, label: string, extra: Extra<'picture'>): FormField<Name> => ({
  kind: 'picture',
  name,
  label,
  ...extra,
});

/** A PDF document. */
export const document = <Name extends string>(name: Name, label: string): FormField<Name> => ({
  kind: 'document',
  name,
  label,
});

/** A calendar date, `YYYY-MM-DD`. */
export const date = <Name extends string>(name: Name, label: string): FormField<Name> => ({
  kind: 'date',
  name,
  label,
});

/** An instant, stored in UTC and entered in the site's time zone, which the field names. Required by default. */
export const moment = <Name extends string>(
  name: Name,
  label: string,
  extra: Extra<'moment'> = {},
): FormField<Name> => ({ kind: 'moment', name, label, ...extra });

/** One option of a fixed list. */
export const choice = <Name extends string>(
  name: Name,
  label: string,
  options: readonly string[],
): FormField<Name> => ({ kind: 'choice', name, label, options, emptyOption: `Choose a ${label.toLowerCase()}` });

/** Position in the list; such lists also have Move up and Move down. */
export const order = (): FormField<'order'> => ({
  kind: 'order',
  name: 'order',
  label: 'Order',
  hint: 'Smaller numbers come first.',
});
