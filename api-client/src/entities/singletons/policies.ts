import { singleton, type DraftOf } from '../types/contentType';
import { object, richText } from '../fields/fields';

const rules = object({ text: richText('Text') });

/** The page Privacy: use of personal data, a singleton (docs/product.md 3.15). */
export const privacy = singleton({
  path: 'privacy',
  table: 'privacy',
  item: 'Privacy page',
  rules,
  translatable: ['text'],
});

/** The page Safeguarding: protection of people, a singleton (docs/product.md 3.15). */
export const safeguarding = singleton({
  path: 'safeguarding',
  table: 'safeguarding',
  item: 'Safeguarding page',
  rules,
  translatable: ['text'],
});

/**
 * The page Accessibility: what everybody can use, a singleton (docs/product.md 3.15).
 */
export const accessibility = singleton({
  path: 'accessibility',
  table: 'accessibility',
  item: 'Accessibility page',
  rules,
  translatable: ['text'],
});

/** A page of one rich text. */
export type Policy = DraftOf<typeof privacy>;
