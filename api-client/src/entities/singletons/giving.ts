import { singleton, type DraftOf } from '../types/contentType';
import { entriesField } from '../fields/entriesField';
import { object, optionalText } from '../fields/fields';
import { AMOUNTS, PURPOSES, WAYS, percentError, type Way } from './givingShapes';

const text = (label: string) => optionalText(label, 500);

/** A text that is required if there are purposes of gifts. */
const withPurposes = (label: string, max: number) =>
  optionalText(label, max).test(
    'with purposes',
    `${label} is required with How Gifts Are Used.`,
    (value, { parent }) => Boolean(value) || !(parent as { purposes?: unknown[] }).purposes?.length,
  );

/**
 * Texts of the pages Donate, Get Involved and Contact Us, a singleton (docs/product.md 6.1).
 */
export const giving = singleton({
  path: 'giving',
  table: 'giving',
  item: 'Giving and helping texts',
  rules: object({
    donateIntro: text('Above the Bank Details'),
    donateStatement: text('Our Word to Givers'),
    joinIntro: text('Ways to Help'),
    volunteer: text('Volunteer Your Time'),
    events: text('Participate in Events'),
    donation: text('Make a Donation'),
    contactIntro: text('Above the Contact Form'),
    ways: entriesField<keyof Way, Way>('Ways to Give', WAYS),
    reference: optionalText('Reference', 60),
    amounts: entriesField('What a Gift Does', AMOUNTS),
    purposes: entriesField('How Gifts Are Used', PURPOSES, percentError),
    purposesYear: withPurposes('Year of the Figures', 20),
    purposesSource: withPurposes('Source of the Figures', 120),
  }),
  translatable: [
    'donateIntro',
    'donateStatement',
    'joinIntro',
    'volunteer',
    'events',
    'donation',
    'contactIntro',
    'ways',
    'amounts',
    'purposes',
    'purposesSource',
  ],
});

export type Giving = DraftOf<typeof giving>;
