import { entriesOf, entriesText, type Entry, type EntryShape } from './entries';
import { optionalText } from './fields';

/** The first thing that is wrong with the entries; undefined when nothing is. */
const firstError = (shape: EntryShape, entries: readonly Entry[]): string | undefined => {
  if (entries.length > shape.most)
    return shape.most === 1 ? 'There can be only one entry.' : `There can be at most ${shape.most} entries.`;
  for (const [index, entry] of entries.entries())
    for (const { name, label, max, required } of shape.parts) {
      const part = entry[name] ?? '';
      const where = `${shape.noun} ${index + 1}: ${label}`;
      if (required && part === '') return `${where} is required.`;
      if (part.length > max) return `${where} can be at most ${max.toLocaleString('en')} characters long.`;
    }
  for (const [index, entry] of entries.entries())
    for (const { name, label, digit } of shape.parts)
      if (digit && !/\d/.test(entry[name] ?? '')) return `${shape.noun} ${index + 1}: ${label} must contain a digit.`;
  return undefined;
};

/** Maximum length of the whole text of entries, in characters. */
const MAX_TEXT = 20_000;

/**
 * A text of entries (see `EntryShape`), stored without empty entries; '' when left out.
 * @param check returns what is wrong with entries that fit their shape; '<noun> <number>: <label> …' shows at that part
 */
export const entriesField = <Name extends string>(
  label: string,
  shape: EntryShape<Name>,
  check?: (entries: readonly Entry<Name>[]) => string | undefined,
) =>
  optionalText(label, MAX_TEXT)
    .transform((value: unknown) => (typeof value === 'string' ? entriesText(shape, entriesOf(shape, value)) : value))
    .meta({ shape })
    .test('entries', (value, { createError }) => {
      const entries = entriesOf(shape, value ?? '');
      const message = firstError(shape, entries) ?? check?.(entries);
      return message === undefined || createError({ message });
    });
