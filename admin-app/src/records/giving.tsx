import { AMOUNTS, entriesOf, giving, PURPOSES, WAYS, type Giving } from '@charity-site/api-client/entities';
import { Facts } from '@charity-site/ui-kit';
import { text } from '../forms/fields';
import { entries } from './entries';
import { RecordScreen, type RecordDescriptor } from './RecordScreen';

const optional = (hint: string) => ({ rows: 3, required: false, hint: `Optional. ${hint}` });

const descriptor: RecordDescriptor<Giving> = {
  type: giving,
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
    text('donateIntro', 'Above the Bank Details', optional('The start of the page Donate: what gifts are used for.')),
    entries('ways', 'Ways to Give', WAYS, {
      hint: 'Mobile money and others, in the order of the page. The bank account is on the screen Donation Details.',
      rows: { steps: 5 },
      hints: {
        name: 'Such as Airtel Money or TNM Mpamba.',
        number: 'Givers copy it without a remark in brackets.',
        accountName: 'Optional. What givers see before they confirm.',
        steps: 'Optional. One step on each line.',
      },
    }),
    text('reference', 'Reference', {
      required: false,
      hint: 'Optional. What givers write as the reference of every gift, such as GIFT.',
    }),
    text(
      'donateStatement',
      'Our Word to Givers',
      optional('Promise only what you keep, such as a receipt for every gift.'),
    ),
    entries('amounts', 'What a Gift Does', AMOUNTS, {
      hint: 'Amounts with their currency, such as K5,000. Only what you can prove.',
      columns: 'minmax(0, 1fr) minmax(0, 2fr)',
    }),
    entries('purposes', 'How Gifts Are Used', PURPOSES, {
      hint: 'What you spent gifts on in a year, in percent. Together they make 100.',
      columns: 'minmax(0, 2fr) minmax(0, 1fr)',
    }),
    text('purposesYear', 'Year of the Figures', { required: false, hint: 'Needed with How Gifts Are Used.' }),
    text('purposesSource', 'Source of the Figures', {
      required: false,
      hint: 'Needed with How Gifts Are Used. Such as Annual report 2025.',
    }),
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
        ...entriesOf(WAYS, value.ways).map(({ name, number }) => [name, number] as const),
        ['Reference', value.reference],
        ['Our word to givers', value.donateStatement],
        ...entriesOf(AMOUNTS, value.amounts).map(({ amount, text: does }) => [amount, does] as const),
        ...entriesOf(PURPOSES, value.purposes).map(({ name, percent }) => [name, percent] as const),
        ['Year and source', [value.purposesYear, value.purposesSource].filter(Boolean).join(', ')],
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
