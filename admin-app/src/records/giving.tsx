import { givingQuery, singletonCalls } from '@charity-site/api-client';
import { giving, type Giving } from '@charity-site/api-client/entities';
import { Facts } from '@charity-site/ui-kit';
import { text } from '../forms/fields';
import { RecordScreen, type RecordDescriptor } from './RecordScreen';

const optional = (hint: string) => ({ rows: 3, required: false, hint: `Optional. ${hint}` });

const descriptor: RecordDescriptor<Giving> = {
  calls: singletonCalls(giving),
  query: givingQuery,
  rules: giving.rules,
  blank: {
    donateIntro: '',
    donateStatement: '',
    joinIntro: '',
    volunteer: '',
    events: '',
    donation: '',
    contactIntro: '',
  },
  words: {
    heading: 'Manage Giving and Helping Texts',
    thing: 'page',
    current: 'Current Giving and Helping Texts',
    none: 'No texts yet. Donate, Get Involved and Contact Us show their headings only.',
    submit: (exists) => (exists ? 'Update Giving and Helping Texts' : 'Add Giving and Helping Texts'),
    confirm: 'Are you sure you want to delete the giving and helping texts?',
    saved: 'Giving and helping texts saved successfully!',
    deleted: 'Giving and helping texts deleted successfully!',
    failedFetch: 'Failed to fetch giving and helping texts.',
    failedSave: 'Failed to save giving and helping texts.',
    failedDelete: 'Failed to delete giving and helping texts.',
    deleteSaysWhy: true,
  },
  fields: [
    text(
      'donateIntro',
      'Above the Bank Details',
      optional('What gifts are used for, and what to write as the reference.'),
    ),
    text(
      'donateStatement',
      'Our Word to Givers',
      optional('Promise only what you keep, such as a receipt for every gift.'),
    ),
    text('joinIntro', 'Ways to Help', optional('The start of the page Get Involved.')),
    text('volunteer', 'Volunteer Your Time', optional('The text on this card.')),
    text('events', 'Participate in Events', optional('The text on this card.')),
    text('donation', 'Make a Donation', optional('The text on this card.')),
    text('contactIntro', 'Above the Contact Form', optional('When can people expect an answer?')),
  ],
  show: (value) => (
    <Facts
      facts={[
        ['Above the bank details', value.donateIntro],
        ['Our word to givers', value.donateStatement],
        ['Ways to help', value.joinIntro],
        ['Volunteer Your Time', value.volunteer],
        ['Participate in Events', value.events],
        ['Make a Donation', value.donation],
        ['Above the contact form', value.contactIntro],
      ]}
    />
  ),
};

/** /admin/giving (docs/product.md 5.22). */
export function GivingScreen() {
  return <RecordScreen descriptor={descriptor} />;
}
