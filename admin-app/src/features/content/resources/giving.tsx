import { giving, type Giving } from '@charity-site/api-client/entities';
import { createSingletonScreen } from '../singletons/createSingletonScreen';

const optional = (hint: string) => ({ rows: 3, hint: `Optional. ${hint}` });

/** /admin/giving */
export default createSingletonScreen<Giving>({
  type: giving,
  words: {
    title: 'Giving and Helping Texts',
    none: 'No texts yet. Donate, Get Involved and Contact Us show their headings only.',
  },
  fields: {
    donateIntro: optional('The start of the page Donate: what gifts are used for.'),
    donateStatement: optional('Promise only what you keep, such as a receipt for every gift.'),
    ways: {
      hint: 'Mobile money and others, in the order of the page. The bank account is on the screen Donation Details.',
      hints: {
        name: 'Such as Airtel Money or TNM Mpamba.',
        number: 'Givers copy it without a remark in brackets.',
        accountName: 'Optional. What givers see before they confirm.',
        steps: 'Optional. One step on each line.',
      },
    },
    reference: {
      hint: 'Optional. What givers write as the reference of every gift, such as GIFT.',
    },
    amounts: {
      hint: 'Amounts with their currency, such as K5,000. Only what you can prove.',
      columns: 'minmax(0, 1fr) minmax(0, 2fr)',
    },
    purposes: {
      hint: 'What you spent gifts on in a year, in percent. Together they make 100.',
      columns: 'minmax(0, 2fr) minmax(0, 1fr)',
    },
    purposesYear: { hint: 'Needed with How Gifts Are Used.' },
    purposesSource: { hint: 'Needed with How Gifts Are Used. Such as Annual report 2025.' },
    joinIntro: optional('The start of the page Get Involved.'),
    volunteer: optional('The text on this card.'),
    events: optional('The text on this card.'),
    donation: optional('The text on this card.'),
    contactIntro: optional('When can people expect an answer?'),
  },
  sections: {
    'Start and End of Donate': ['donateIntro', 'donateStatement'],
    'Ways to Give': ['ways', 'reference'],
    'What a Gift Does': ['amounts'],
    'How Gifts Are Used': ['purposes', 'purposesYear', 'purposesSource'],
    'Get Involved': ['joinIntro', 'volunteer', 'events', 'donation'],
    'Contact Us': ['contactIntro'],
  },
});
