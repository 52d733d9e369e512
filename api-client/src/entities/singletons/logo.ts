import { singleton, type DraftOf } from '../types/contentType';
import { MAX, object, picture, requiredText } from '../fields/fields';

/** The charity's logo, a singleton (docs/product.md 6.1). */
export const logo = singleton({
  path: 'logo',
  table: 'logo',
  item: 'Logo',
  rules: object({
    url: picture('Please select an image file or ensure a current logo URL exists.', 'Logo'),
    altText: requiredText('Alt Text', MAX.title),
  }),
});

export type Logo = DraftOf<typeof logo>;
