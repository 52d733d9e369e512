import { singleton, type DraftOf } from './contentType';
import { entriesField } from './entriesField';
import { object } from './fields';
import { FIGURES } from './shapes';

/** The figures of Our Reach, a singleton (docs/product.md 6.1). Without figures the section is hidden. */
export const figures = singleton({
  path: 'figures',
  table: 'figures',
  item: 'Figures',
  rules: object({ figures: entriesField('Figures', FIGURES) }),
  translatable: ['figures'],
});

export type Figures = DraftOf<typeof figures>;
