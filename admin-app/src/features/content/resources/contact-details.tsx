import { contactDetails, type ContactDetails } from '@charity-site/api-client/entities';
import { createSingletonScreen } from '../singletons/createSingletonScreen';

const LINK_FIELD = { hint: 'Optional. Paste the full link.' };

/** /admin/contact-details */
export default createSingletonScreen<ContactDetails>({
  type: contactDetails,
  words: {
    none: 'No contact details yet. Visitors see the site’s fallback phone and email.',
    confirm: 'Are you sure you want to delete all contact details?',
    deleted: 'Contact details removed successfully!',
  },
  fields: {
    phone: { type: 'tel' },
    email: {},
    address: { rows: 3 },
    whatsapp: { type: 'tel', hint: 'Optional. With the country code, such as +265 1 000 000.' },
    facebook: LINK_FIELD,
    instagram: LINK_FIELD,
    linkedin: LINK_FIELD,
    twitter: LINK_FIELD,
    pressName: {
      hint: 'Optional. The name or the role of the person whom press and partners reach.',
    },
    pressEmail: { hint: 'Optional. An email address.' },
    pressPhone: { type: 'tel', hint: 'Optional. A telephone number.' },
  },
  show: 'fields',
});
