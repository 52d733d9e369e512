import { entriesOf, type EntryShape } from '@charity-site/api-client/entities';
import type { Control } from '../forms/fields';
import { EntriesField, type EntriesLook } from './EntriesField';

/** What a form shows for a field of entries: the entries, and in a closed row the first part of each. */
export const entriesControl = (shape: EntryShape, look: EntriesLook) => ({
  inShort: (value: string) =>
    entriesOf(shape, value)
      .map((entry) => Object.values(entry)[0])
      .join(', '),
  render: ({ value, ...control }: Control) => <EntriesField {...control} {...{ shape, look }} value={String(value)} />,
});
