import { entriesOf, type AnyEntry, type EntryShape } from '@charity-site/api-client/entities';
import type { SelectOption } from '@charity-site/ui-kit';
import type { ReactNode } from 'react';

interface BaseField<Name extends string> {
  name: Name;
  label: string;
  hint?: string | undefined;
  /** Title of the row of the form that holds the field. */
  section?: string | undefined;
}

/** Properties of the component that renders a field of its own kind. */
export interface Control extends Pick<BaseField<string>, 'name' | 'label'> {
  hint: string | undefined;
  value: unknown;
  onChange: (value: unknown) => void;
  error: string | undefined;
  /** The values of all fields. */
  values: Record<string, unknown>;
  /** True when a row with the same title already names the field. */
  isNamed: boolean;
}

/** Appearance of the parts of entries. */
export interface EntriesLook {
  /** Hints below parts. */
  hints?: Partial<Record<string, string>>;
  /** Widths of the parts, side by side on wide screens, as in `grid-template-columns`. */
  columns?: string;
  /** Parts that are chosen from a list. */
  partOptions?: Partial<Record<string, readonly { value: string; label: string }[]>>;
}

/** One field of a form; see `buildFields`. */
export type FormField<Name extends string> = BaseField<Name> &
  (
    | {
        kind: 'text';
        type?: 'email' | 'url' | 'tel' | undefined;
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
    | {
        kind: 'choice';
        options: readonly SelectOption[];
        emptyOption?: string | undefined;
        required?: boolean;
      }
    | {
        kind: 'entries';
        shape: EntryShape;
        look?: EntriesLook;
        /** In a translation: its language, and the entries in English. */
        translated?: { language: string; english: AnyEntry[] };
      }
    | {
        kind: 'own';
        render: (control: Control) => ReactNode;
        /** The value as a comparison of versions shows it; the value itself by default. */
        shown?: (value: string) => ReactNode;
      }
  );

/** The value with the alternative text of a picture; undefined where it is not asked for. */
export const altOf = (field: FormField<string>): string | undefined =>
  field.kind === 'picture' && field.described !== false ? `${field.name}Alt` : undefined;

/** True if two values of a field are equal. Lists are compared by content. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * The values of a form with lists as entries. Texts that were kept before 2027 have them as text.
 */
export const withEntries = (
  fields: readonly FormField<string>[],
  values: Record<string, unknown>,
): Record<string, unknown> => {
  const read = { ...values };
  for (const field of fields)
    if (field.kind === 'entries' && field.name in read)
      read[field.name] = entriesOf(field.shape, read[field.name]);
  return read;
};

/**
 * The values of a form's fields, with the alternative texts of its pictures, as a record has them.
 * @param first those of a new record; missing ones are empty
 */
export const valuesOf = (
  fields: readonly FormField<string>[],
  record: object | null,
  first: object = {},
): Record<string, unknown> => {
  const given = new Map<string, unknown>(Object.entries({ ...first, ...record }));
  const values = Object.fromEntries(
    fields.flatMap((field) => {
      const alt = altOf(field);
      const value = given.get(field.name) ?? (field.kind === 'order' ? 0 : '');
      return [[field.name, value], ...(alt ? [[alt, given.get(alt) ?? '']] : [])];
    }),
  );
  return withEntries(fields, values);
};

/**
 * The values that a form saves: without alternative texts that nobody changed, because newer ones
 * stay.
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
    // An empty text says nothing about a picture that is chosen now.
    const before = values[field.name] === initial[field.name] ? initial[alt] : '';
    if (values[alt] === before) saved[alt] = undefined;
  }
  return saved;
};
