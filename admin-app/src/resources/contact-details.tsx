import { contactDetails, type ContactDetails } from '@charity-site/api-client/entities';
import { text } from '../forms/fields';
import { singletonScreen } from '../singletons/makeSingletonScreen';
import { singletonWords } from '../singletons/singletonWords';

const optionalLink = { required: false, type: 'url', hint: 'Optional. Paste the full link.' } as const;

/** /admin/contact-details */
export default singletonScreen<ContactDetails>({
  type: contactDetails,
  words: singletonWords(
    'Contact Details',
    'No contact details yet. Visitors see the site’s fallback phone and email.',
    {
      confirm: 'Are you sure you want to delete all contact details?',
      deleted: 'Contact details removed successfully!',
    },
  ),
  fields: [
    text('phone', 'Phone', { type: 'tel' }),
    text('email', 'Email', { type: 'email' }),
    text('address', 'Address', { rows: 3 }),
    text('whatsapp', 'WhatsApp', {
      required: false,
      type: 'tel',
      hint: 'Optional. With the country code, such as +265 1 000 000.',
    }),
    text('facebook', 'Facebook', optionalLink),
    text('instagram', 'Instagram', optionalLink),
    text('linkedin', 'LinkedIn', optionalLink),
    text('twitter', 'Twitter', optionalLink),
    text('pressName', 'Press Contact', {
      required: false,
      hint: 'Optional. The name or the role of the person whom press and partners reach.',
    }),
    text('pressEmail', 'Press Mail', { required: false, type: 'email', hint: 'Optional. An email address.' }),
    text('pressPhone', 'Press Number', { required: false, type: 'tel', hint: 'Optional. A telephone number.' }),
  ],
  show: 'fields',
});
