import { singleton, type DraftOf } from './contentType';
import { object, richText } from './fields';

const rules = object({ text: richText('Text') });

/** What the organisation does with what people tell it: the page Privacy, a singleton (docs/product.md 3.15). */
export const privacy = singleton({
  path: 'privacy',
  table: 'privacy',
  item: 'Privacy page',
  rules,
  translatable: ['text'],
});

/** How the organisation protects the people it works with: the page Safeguarding, a singleton (docs/product.md 3.15). */
export const safeguarding = singleton({
  path: 'safeguarding',
  table: 'safeguarding',
  item: 'Safeguarding page',
  rules,
  translatable: ['text'],
});

/** A page of one rich text. */
export type Policy = DraftOf<typeof privacy>;
