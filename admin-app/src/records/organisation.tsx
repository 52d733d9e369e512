import { organisation, type Organisation } from '@charity-site/api-client/entities';
import { configureSite } from '@charity-site/api-client/http';
import { text } from '../forms/fields';
import type { RecordDescriptor } from './recordDescriptor';
import { RecordScreen } from './RecordScreen';
import { recordWords } from './recordWords';

const descriptor: RecordDescriptor<Organisation> = {
  type: organisation,
  // The administrator's area shows the name, too.
  onStored: (stored) => {
    if (stored) configureSite({ siteName: stored.name, tagline: stored.tagline });
  },
  words: recordWords('Name and Tagline', 'No name yet. Visitors see the name from the settings of the server.'),
  fields: [
    text('name', 'Organisation Name', { hint: 'As people know you. It is in the header of every page.' }),
    text('tagline', 'Tagline', {
      rows: 3,
      room: 160,
      hint: 'One sentence: who you are and whom you serve. Search engines show it, too.',
    }),
  ],
};

/** /admin/organisation. */
export function OrganisationScreen() {
  return <RecordScreen descriptor={descriptor} />;
}
