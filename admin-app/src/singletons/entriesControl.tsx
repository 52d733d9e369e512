import { entriesOf, type EntryShape } from '@charity-site/api-client/entities';
import type { Control } from '../forms/fields';
import { EntriesField, type EntriesLook } from './EntriesField';

/** The control of a field of entries. A closed row shows the first part of each entry. */
export const entriesControl = (shape: EntryShape, look: EntriesLook) => ({
  inShort: (value: string) =>
    entriesOf(shape, value)
      .map((entry) => Object.values(entry)[0])
      .join(', '),
  render: ({ value, ...control }: Control) => <EntriesField {...control} {...{ shape, look }} value={String(value)} />,
});
