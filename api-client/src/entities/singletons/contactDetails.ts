import { singleton, type DraftOf } from '../types/contentType';
import {
  email,
  MAX,
  object,
  optionalEmail,
  optionalText,
  optionalUrl,
  requiredText,
} from '../fields/fields';

/** An optional WhatsApp number. WhatsApp links need the country code. */
const whatsapp = () =>
  optionalText('WhatsApp', 30, 'number').matches(/^\+(?:[\s()./\p{Pd}]*\d){8,15}$/u, {
    message: 'WhatsApp must be a number with the country code, such as +265 1 000 000.',
    excludeEmptyString: true,
  });

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
    whatsapp: whatsapp(),
    pressName: optionalText('Press Contact', MAX.name),
    pressEmail: optionalEmail('Press Mail'),
    pressPhone: optionalText('Press Number', MAX.name),
  }),
});

export type ContactDetails = DraftOf<typeof contactDetails>;
