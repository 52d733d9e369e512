import { singleton, type DraftOf } from './contentType';
import { email, MAX, object, optionalUrl, requiredText } from './fields';

/** The charity's contact details, a singleton (docs/product.md 6.1). */
export const contactDetails = singleton({
  path: 'contact-details',
  table: 'contact_details',
  item: 'Contact details',
  rules: object({
    phone: requiredText('Phone', MAX.name),
    email: email(),
    address: requiredText('Address', 500),
    facebook: optionalUrl('Facebook'),
    instagram: optionalUrl('Instagram'),
    linkedin: optionalUrl('LinkedIn'),
    twitter: optionalUrl('Twitter'),
  }),
});

export type ContactDetails = DraftOf<typeof contactDetails>;
