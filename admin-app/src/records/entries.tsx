import type { EntryShape } from '@charity-site/api-client/entities';
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
  render: ({ value, onChange, error }) => (
    <EntriesField label={label} shape={shape} look={look} value={String(value)} onChange={onChange} error={error} />
  ),
});
