import { AMOUNTS, giving, PURPOSES, WAYS, type Giving } from '@charity-site/api-client/entities';
import { section, text } from '../forms/fields';
import { entries } from '../singletons/entries';
import { singletonScreen } from '../singletons/makeSingletonScreen';
import { singletonWords } from '../singletons/singletonWords';

const optional = (hint: string) => ({ rows: 3, required: false, hint: `Optional. ${hint}` });

/** /admin/giving */
export default singletonScreen<Giving>({
  type: giving,
  words: singletonWords(
    'Giving and Helping Texts',
    'No texts yet. Donate, Get Involved and Contact Us show their headings only.',
  ),
  fields: [
    ...section(
      'Start and End of Donate',
      text('donateIntro', 'Above the Bank Details', optional('The start of the page Donate: what gifts are used for.')),
      text(
        'donateStatement',
        'Our Word to Givers',
        optional('Promise only what you keep, such as a receipt for every gift.'),
      ),
    ),
    ...section(
      'Ways to Give',
      entries('ways', 'Ways to Give', WAYS, {
        hint: 'Mobile money and others, in the order of the page. The bank account is on the screen Donation Details.',
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
    ),
    ...section(
      'What a Gift Does',
      entries('amounts', 'What a Gift Does', AMOUNTS, {
        hint: 'Amounts with their currency, such as K5,000. Only what you can prove.',
        columns: 'minmax(0, 1fr) minmax(0, 2fr)',
      }),
    ),
    ...section(
      'How Gifts Are Used',
      entries('purposes', 'How Gifts Are Used', PURPOSES, {
        hint: 'What you spent gifts on in a year, in percent. Together they make 100.',
        columns: 'minmax(0, 2fr) minmax(0, 1fr)',
      }),
      text('purposesYear', 'Year of the Figures', { required: false, hint: 'Needed with How Gifts Are Used.' }),
      text('purposesSource', 'Source of the Figures', {
        required: false,
        hint: 'Needed with How Gifts Are Used. Such as Annual report 2025.',
      }),
    ),
    ...section(
      'Get Involved',
      text('joinIntro', 'Ways to Help', optional('The start of the page Get Involved.')),
      text('volunteer', 'Volunteer Your Time', optional('The text on this card.')),
      text('events', 'Participate in Events', optional('The text on this card.')),
      text('donation', 'Make a Donation', optional('The text on this card.')),
    ),
    ...section(
      'Contact Us',
      text('contactIntro', 'Above the Contact Form', optional('When can people expect an answer?')),
    ),
  ],
});
