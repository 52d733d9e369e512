import { singleton, type DraftOf } from '../types/contentType';
import { object, richText } from '../fields/fields';

const rules = object({ text: richText('Text') });

/**
 * The organisation's use of personal data: the page Privacy, a singleton (docs/product.md 3.15).
 */
export const privacy = singleton({
  path: 'privacy',
  table: 'privacy',
  item: 'Privacy page',
  rules,
  translatable: ['text'],
});

/**
 * The organisation's protection of the people it works with: the page Safeguarding, a singleton
 * (docs/product.md 3.15).
 */
export const safeguarding = singleton({
  path: 'safeguarding',
  table: 'safeguarding',
  item: 'Safeguarding page',
  rules,
  translatable: ['text'],
});

/** A page of one rich text. */
export type Policy = DraftOf<typeof privacy>;
