import type { ReactNode } from 'react';

interface BaseField<Name extends string> {
  name: Name;
  label: string;
  hint?: string;
}

interface Control {
  value: unknown;
  onChange: (value: unknown) => void;
  error: string | undefined;
}

/** One field of a form, as a descriptor names it. `Name` is a field of the entity: a misspelt one does not compile. */
export type FormField<Name extends string> = BaseField<Name> &
  (
    | {
        kind: 'text';
        type?: 'text' | 'email' | 'url' | 'tel';
        rows?: number;
        required?: boolean;
        autoComplete?: string;
      }
    | { kind: 'order' }
    | { kind: 'richText' }
    | { kind: 'picture'; required?: boolean }
    | { kind: 'date' }
    | { kind: 'moment' }
    | { kind: 'choice'; options: readonly string[]; emptyOption: string }
    | { kind: 'own'; render: (control: Control) => ReactNode }
  );

type Extra<Kind extends FormField<string>['kind']> = Omit<
  Extract<FormField<string>, { kind: Kind }>,
  'kind' | 'name' | 'label'
>;

/** A line of text, or several with `rows`. Required unless said otherwise. */
export const text = <Name extends string>(name: Name, label: string, extra: Extra<'text'> = {}): FormField<Name> => ({
  kind: 'text',
  name,
  label,
  required: true,
  ...extra,
});

/** Text with headings, lists, links and pictures. */
export const richText = <Name extends string>(name: Name, label: string, hint?: string): FormField<Name> => ({
  kind: 'richText',
  name,
  label,
  hint,
});

/** A picture; `hint` names the recommended size. */
export const picture = <Name extends string>(name: Name, label: string, extra: Extra<'picture'>): FormField<Name> => ({
  kind: 'picture',
  name,
  label,
  ...extra,
});

/** A calendar date, `YYYY-MM-DD`. */
export const date = <Name extends string>(name: Name, label: string): FormField<Name> => ({
  kind: 'date',
  name,
  label,
});

/** A moment, stored in UTC, entered in the site's time zone, which the field names. */
export const moment = <Name extends string>(name: Name, label: string): FormField<Name> => ({
  kind: 'moment',
  name,
  label,
});

/** One out of a fixed list. */
export const choice = <Name extends string>(
  name: Name,
  label: string,
  options: readonly string[],
): FormField<Name> => ({
  kind: 'choice',
  name,
  label,
  options,
  emptyOption: `Choose a ${label.toLowerCase()}`,
});

/** The place among its like; lists with it can also be ordered by Move up and Move down. */
export const order = (): FormField<'order'> => ({
  kind: 'order',
  name: 'order',
  label: 'Order',
  hint: 'Smaller numbers come first.',
});
