import { organisation, proofOf, type Organisation } from '@charity-site/api-client/entities';
import { configureSite } from '@charity-site/api-client/http';
import { createSingletonScreen } from '../singletons/createSingletonScreen';

/** /admin/organisation */
export default createSingletonScreen<Organisation>({
  type: organisation,
  // Applies to the admin area, and to public pages that are opened later.
  onStored: (stored) => {
    if (stored)
      configureSite({ siteName: stored.name, tagline: stored.tagline, proof: proofOf(stored) });
  },
  words: {
    title: 'Name and Tagline',
    none: 'No name yet. Visitors see the name from the settings of the server.',
    confirm: 'Are you sure you want to delete the name and the tagline?',
  },
  fields: {
    name: { hint: 'As people know you. It is in the header of every page.' },
    tagline: {
      rows: 3,
      recommendedLength: 160,
      hint: 'One sentence: who you are and whom you serve. Search engines show it, too.',
    },
    registration: { hint: 'Optional. The number, and who issued it. Givers can look it up.' },
    founded: { hint: 'Optional. The year in which you began.' },
    legalForm: { hint: 'Optional. Such as: registered trust, or company limited by guarantee.' },
    treasurer: { hint: 'Optional. The name of the person who looks after the money.' },
    receiptPromise: { hint: 'Optional. One sentence, such as: We send a receipt within 14 days.' },
    cashRule: { hint: 'Optional. One sentence, such as: Nobody collects cash for us.' },
    reportYear: { hint: 'Optional. Such as 2025. Givers see a link to the report.' },
    report: { hint: 'Optional. Left empty, the link leads to the page Documents.' },
  },
});
