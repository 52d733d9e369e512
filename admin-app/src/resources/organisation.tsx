import { organisation, proofOf, type Organisation } from '@charity-site/api-client/entities';
import { configureSite } from '@charity-site/api-client/http';
import { text } from '../forms/fields';
import { singletonScreen } from '../singletons/makeSingletonScreen';
import { singletonWords } from '../singletons/singletonWords';

const optional = (name: keyof Organisation, label: string, hint: string) =>
  text(name, label, { required: false, hint: `Optional. ${hint}` });

/** /admin/organisation */
export default singletonScreen<Organisation>({
  type: organisation,
  // The administrator's area shows the name, and the public pages that follow show the rest.
  onStored: (stored) => {
    if (stored) configureSite({ siteName: stored.name, tagline: stored.tagline, proof: proofOf(stored) });
  },
  words: singletonWords('Name and Tagline', 'No name yet. Visitors see the name from the settings of the server.', {
    confirm: 'Are you sure you want to delete the name and the tagline?',
  }),
  fields: [
    text('name', 'Organisation Name', { hint: 'As people know you. It is in the header of every page.' }),
    text('tagline', 'Tagline', {
      rows: 3,
      room: 160,
      hint: 'One sentence: who you are and whom you serve. Search engines show it, too.',
    }),
    optional('registration', 'Registration Number', 'The number, and who gave it. Givers can look it up.'),
    optional('treasurer', 'Treasurer', 'The name of the person who keeps the money.'),
    optional('receiptPromise', 'Promise of a Receipt', 'One sentence, such as: We send a receipt within 14 days.'),
    optional('cashRule', 'Rule about Cash', 'One sentence, such as: Nobody collects cash for us.'),
    optional('reportYear', 'Year of the Last Report', 'Such as 2025. Givers see a link to the report.'),
    optional('report', 'Address of the Last Report', 'Left empty, the link leads to the page Documents.'),
  ],
});
