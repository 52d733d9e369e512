import { entriesOf, entriesText, type EntryShape } from './entries';
import { optionalText } from './fields';

/** The first thing that is wrong with the entries; undefined when nothing is. */
const firstError = (shape: EntryShape, text: string): string | undefined => {
  const entries = entriesOf(shape, text);
  if (entries.length > shape.most) return `There can be at most ${shape.most} entries.`;
  for (const [index, entry] of entries.entries())
    for (const { name, label, max, required } of shape.parts) {
      const part = entry[name] ?? '';
      const where = `${shape.noun} ${index + 1}: ${label}`;
      if (required && part === '') return `${where} is required.`;
      if (part.length > max) return `${where} can be at most ${max.toLocaleString('en')} characters long.`;
    }
  return undefined;
};

/** Maximum length of the whole text of entries, in characters. */
const MAX_TEXT = 20_000;

/** A text of entries (see `EntryShape`), stored without empty entries; '' when left out. */
export const entriesField = (label: string, shape: EntryShape) =>
  optionalText(label, MAX_TEXT)
    .transform((value: unknown) => (typeof value === 'string' ? entriesText(shape, entriesOf(shape, value)) : value))
    .test('entries', (value, { createError }) => {
      const message = firstError(shape, value ?? '');
      return message === undefined || createError({ message });
    });
