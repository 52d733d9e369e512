import { singleton, type DraftOf } from '../types/contentType';
import { MAX, object, requiredText } from '../fields/fields';

/** The landing page's quote, a singleton (docs/product.md 6.1). */
export const quote = singleton({
  path: 'quote',
  table: 'quote',
  item: 'Quote',
  rules: object({ text: requiredText('Text', 1000), author: requiredText('Author', MAX.name) }),
  translatable: ['text', 'author'],
});

export type Quote = DraftOf<typeof quote>;
