import { singleton, type DraftOf } from './contentType';
import { MAX, object, requiredText } from './fields';

/** The organisation's name and tagline, a singleton (docs/product.md 6.1). Until it is set, the name is that of the settings. */
export const organisation = singleton({
  path: 'organisation',
  table: 'organisation',
  item: 'Organisation',
  rules: object({
    name: requiredText('Organisation Name', MAX.name),
    tagline: requiredText('Tagline', 300),
  }),
  translatable: ['tagline'],
});

export type Organisation = DraftOf<typeof organisation>;
