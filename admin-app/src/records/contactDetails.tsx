import { contactDetails, type ContactDetails } from '@charity-site/api-client/entities';
import { Facts } from '@charity-site/ui-kit';
import { text } from '../forms/fields';
import { RecordScreen, type RecordDescriptor } from './RecordScreen';

const optionalLink = {
  required: false,
  type: 'url',
  hint: 'Optional. Paste the full link.',
} as const;

const descriptor: RecordDescriptor<ContactDetails> = {
  type: contactDetails,
  words: {
    heading: 'Manage Contact Details',
    thing: 'page',
    current: 'Current Contact Details',
    none: 'No contact details yet. Visitors see the site’s fallback phone and email.',
    submit: (exists) => (exists ? 'Update Contact Details' : 'Add Contact Details'),
    confirm: 'Are you sure you want to delete all contact details?',
    saved: 'Contact details saved successfully!',
    deleted: 'Contact details removed successfully!',
    failedFetch: 'Failed to fetch contact details.',
    failedSave: 'Failed to save contact details.',
    failedDelete: 'Failed to delete contact details.',
    deleteSaysWhy: true,
  },
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
  show: (value) => (
    <Facts
      facts={[
        ['Phone', value.phone],
        ['Email', value.email],
        ['Address', value.address],
        ['WhatsApp', value.whatsapp],
        ['Facebook', value.facebook],
        ['Instagram', value.instagram],
        ['LinkedIn', value.linkedin],
        ['Twitter', value.twitter],
        ['Press Contact', value.pressName],
        ['Press Mail', value.pressEmail],
        ['Press Number', value.pressPhone],
      ]}
    />
  ),
};

/** /admin/contact-details (docs/product.md 5.9). */
export function ContactDetailsScreen() {
  return <RecordScreen descriptor={descriptor} />;
}
