import { singleton, type DraftOf } from '../types/contentType';
import { entriesField } from '../fields/entriesField';
import { object } from '../fields/fields';
import { FIGURES } from '../fields/shapes';

/** The figures of Our Reach, a singleton (docs/product.md 6.1). If empty, the section is hidden. */
export const figures = singleton({
  path: 'figures',
  table: 'figures',
  item: 'Figures',
  rules: object({ figures: entriesField('Figures', FIGURES) }),
  translatable: ['figures'],
});

export type Figures = DraftOf<typeof figures>;
