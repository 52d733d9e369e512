import { entriesOf, type EntryShape } from '@charity-site/api-client/entities';
import type { FormField } from '../forms/fields';
import { EntriesField, type EntriesLook } from './EntriesField';

/** A field of entries, each with the parts of the shape. */
export const entries = <Name extends string, Part extends string>(
  name: Name,
  label: string,
  shape: EntryShape<Part>,
  look: EntriesLook<Part> = {},
): FormField<Name> => ({
  kind: 'own',
  name,
  label,
  inShort: (value) =>
    entriesOf(shape, value)
      .map((entry) => Object.values<string>(entry)[0])
      .join(', '),
  render: ({ value, onChange, error, isNamed }) => (
    <EntriesField {...{ label, shape, look, onChange, error, isNamed }} value={String(value)} />
  ),
});
