import { array, type AnyObject, type ArraySchema } from 'yup';
import {
  isFilled,
  partText,
  tooManyEntries,
  type AnyEntry,
  type Entry,
  type EntryPart,
  type EntryShape,
} from './entries';
import { entriesOf } from './entryText';
import { object, optionalText, requiredText, tooLong } from './fields';

/** An error of a part of an entry. */
export interface EntryError<Name extends string = string> {
  /** Index of the entry. */
  at: number;
  part: Name;
  message: string;
}

const partRule = ({ label, max, required, digit, lines }: EntryPart) => {
  if (lines)
    return array()
      .of(object({ text: requiredText(label, max, 'line') }))
      .typeError(`${label} must be a list.`)
      .test('max', tooLong(label, max), (value) => partText(value).length <= max)
      .default([]);
  const rule = required ? requiredText(label, max, 'line') : optionalText(label, max, 'line');
  return digit
    ? rule.matches(/\d/, { message: `${label} must contain a digit.`, excludeEmptyString: true })
    : rule;
};

const isEntry = (entry: unknown): entry is AnyEntry =>
  typeof entry === 'object' && entry !== null && !Array.isArray(entry);

/**
 * A list of entries (see `EntryShape`), stored without empty entries; [] when left out. Also
 * accepts a list as text (entryText.ts). The path of an error names the part: `ways[1].number`.
 * @param check returns the error of entries that match their shape
 */
export const entriesField = <
  Name extends string,
  Item extends Record<Name, AnyEntry[string]> = Entry<Name>,
>(
  label: string,
  shape: EntryShape<Name>,
  check?: (entries: readonly Item[]) => EntryError<Name> | undefined,
): ArraySchema<Item[], AnyObject, Item[], 'd'> => {
  const { parts, maxEntries } = shape;
  const entry = object(Object.fromEntries(parts.map((part) => [part.name, partRule(part)])));
  const list = array()
    .transform((value: unknown, original: unknown) => {
      const entries: unknown = typeof original === 'string' ? entriesOf(shape, original) : value;
      if (!Array.isArray(entries)) return entries;
      // Sorts the parts as in the shape.
      return entries
        .filter((one) => !isEntry(one) || isFilled(one))
        .map((one) =>
          isEntry(one) ? Object.fromEntries(parts.map(({ name }) => [name, one[name]])) : one,
        );
    })
    .of(entry)
    .typeError(`${label} must be a list.`)
    .max(maxEntries, tooManyEntries(shape))
    .default([])
    .label(label)
    .meta({ shape }) as unknown as ArraySchema<Item[], AnyObject, Item[], 'd'>;
  if (!check) return list;
  return list.test('entries', (value, { createError, path }) => {
    const wrong = value.every((one) => entry.isValidSync(one)) && check(value);
    return (
      !wrong || createError({ path: `${path}[${wrong.at}].${wrong.part}`, message: wrong.message })
    );
  });
};
