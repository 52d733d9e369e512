import { organisation, type Organisation } from '@charity-site/api-client/entities';
import { configureSite } from '@charity-site/api-client/http';
import { Facts } from '@charity-site/ui-kit';
import { text } from '../forms/fields';
import { RecordScreen, type RecordDescriptor } from './RecordScreen';

const descriptor: RecordDescriptor<Organisation> = {
  type: organisation,
  // The administrator's area shows the name, too.
  onStored: (stored) => {
    if (stored) configureSite({ siteName: stored.name, tagline: stored.tagline });
  },
  words: {
    heading: 'Manage Name and Tagline',
    thing: 'page',
    current: 'Current Name and Tagline',
    none: 'No name yet. Visitors see the name from the settings of the server.',
    submit: (exists) => (exists ? 'Update Name and Tagline' : 'Add Name and Tagline'),
    confirm: 'Are you sure you want to delete the name and the tagline?',
    saved: 'Name and tagline saved successfully!',
    deleted: 'Name and tagline deleted successfully!',
    failedFetch: 'Failed to fetch name and tagline.',
    failedSave: 'Failed to save name and tagline.',
    failedDelete: 'Failed to delete name and tagline.',
    deleteSaysWhy: true,
  },
  fields: [
    text('name', 'Organisation Name', { hint: 'As people know you. It is in the header of every page.' }),
    text('tagline', 'Tagline', {
      rows: 3,
      room: 160,
      hint: 'One sentence: who you are and whom you serve. Search engines show it, too.',
    }),
  ],
  show: ({ name, tagline }) => (
    <Facts
      facts={[
        ['Name', name],
        ['Tagline', tagline],
      ]}
    />
  ),
};

/** /admin/organisation (docs/product.md 5.22). */
export function OrganisationScreen() {
  return <RecordScreen descriptor={descriptor} />;
}
