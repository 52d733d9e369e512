import { singleton, type DraftOf } from './contentType';
import { object, optionalText } from './fields';

const text = (label: string) => optionalText(label, 500);

/** What the organisation says to givers and helpers: Donate, Get Involved and Contact Us; a singleton (docs/product.md 6.1). */
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
  }),
});

export type Giving = DraftOf<typeof giving>;
