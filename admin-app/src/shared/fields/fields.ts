import { entriesOf, type AnyEntry, type EntryShape } from '@charity-site/api-client/entities';
import type { SelectOption } from '@charity-site/ui-kit';
import type { ReactNode } from 'react';

interface BaseField<Name extends string> {
  name: Name;
  label: string;
  hint?: string | undefined;
  /** Title of the form's collapsible row that contains the field. */
  section?: string | undefined;
}

/** Props of the component that renders a custom field. */
export interface Control extends Pick<BaseField<string>, 'name' | 'label'> {
  hint: string | undefined;
  value: unknown;
  onChange: (value: unknown) => void;
  error: string | undefined;
  /** The values of all fields. */
  values: Record<string, unknown>;
  /** True if a row with the same title already labels the field. */
  isNamed: boolean;
}

/** Options of the parts of entries. */
export interface EntriesOptions {
  /** Hints below parts. */
  hints?: Partial<Record<string, string>>;
  /** Widths of the parts, side by side on wide screens, as in `grid-template-columns`. */
  columns?: string;
  /** Choices of the parts that are selected from a list. */
  partOptions?: Partial<Record<string, readonly { value: string; label: string }[]>>;
}

/** One field of a form; see `buildFields`. */
export type FormField<Name extends string> = BaseField<Name> &
  (
    | {
        kind: 'text';
        type?: 'email' | 'url' | 'tel' | undefined;
        /** Number of lines. With 1, a long text wraps but cannot contain line breaks. */
        rows?: number;
        required?: boolean;
        /** Recommended maximum number of characters; longer texts are only advised against. */
        recommendedLength?: number;
      }
    | { kind: 'order' }
    | { kind: 'richText' }
    | {
        kind: 'picture';
        required?: boolean;
        /** True if the form has a field for the alternative text; default true. */
        described?: boolean;
      }
    | { kind: 'document' }
    | { kind: 'date' }
    | { kind: 'dateTime'; required?: boolean }
    | {
        kind: 'select';
        options: readonly SelectOption[];
        emptyOption?: string | undefined;
        required?: boolean;
      }
    | {
        kind: 'entries';
        shape: EntryShape;
        entriesOptions?: EntriesOptions;
        /** In a translation: the language, and the entries in English. */
        translated?: { language: string; english: AnyEntry[] };
      }
    | {
        kind: 'custom';
        render: (control: Control) => ReactNode;
        /** Renders the value in a comparison of versions; by default as it is. */
        renderValue?: (value: string) => ReactNode;
      }
  );

/** Name of the value with a picture's alternative text; undefined if the field has none. */
export const altOf = (field: FormField<string>): string | undefined =>
  field.kind === 'picture' && field.described !== false ? `${field.name}Alt` : undefined;

/** True if two values of a field are equal. Lists are compared by content. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Parses the form's entries. Autosaves and versions from before 2027 store them as text. */
export const withEntries = (
  fields: readonly FormField<string>[],
  values: Record<string, unknown>,
): Record<string, unknown> => {
  const result = { ...values };
  for (const field of fields)
    if (field.kind === 'entries' && field.name in result)
      result[field.name] = entriesOf(field.shape, result[field.name]);
  return result;
};

/**
 * The values of a form's fields, including the alternative texts of pictures.
 * @param defaults values of a new record; missing ones are empty
 */
export const valuesOf = (
  fields: readonly FormField<string>[],
  record: object | null,
  defaults: object = {},
): Record<string, unknown> => {
  const stored = new Map<string, unknown>(Object.entries({ ...defaults, ...record }));
  const values = Object.fromEntries(
    fields.flatMap((field) => {
      const alt = altOf(field);
      const value = stored.get(field.name) ?? (field.kind === 'order' ? 0 : '');
      return [[field.name, value], ...(alt ? [[alt, stored.get(alt) ?? '']] : [])];
    }),
  );
  return withEntries(fields, values);
};

/**
 * The values that a form saves. Unchanged alternative texts are left out, so that newer ones are
 * not overwritten.
 */
export const savedValues = (
  fields: readonly FormField<string>[],
  initial: Record<string, unknown>,
  values: Record<string, unknown>,
): Record<string, unknown> => {
  const saved = { ...values };
  for (const field of fields) {
    const alt = altOf(field);
    if (alt === undefined) continue;
    // A newly chosen picture starts with an empty text, which is not a change.
    const before = values[field.name] === initial[field.name] ? initial[alt] : '';
    if (values[alt] === before) saved[alt] = undefined;
  }
  return saved;
};
