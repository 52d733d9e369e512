import { singleton, type DraftOf } from './contentType';
import { entriesOf } from './entries';
import { entriesField } from './entriesField';
import { object } from './fields';
import { FIGURES } from './shapes';

/** The figures of Our Reach, a singleton (docs/product.md 6.1). Without figures the section is hidden. */
export const figures = singleton({
  path: 'figures',
  table: 'figures',
  item: 'Figures',
  rules: object({
    figures: entriesField('Figures', FIGURES).test('number', (value, { createError }) => {
      const at = entriesOf(FIGURES, value ?? '').findIndex(({ number }) => number !== '' && !/\d/.test(number));
      return at < 0 || createError({ message: `Figure ${at + 1}: Number must contain a digit.` });
    }),
  }),
});

export type Figures = DraftOf<typeof figures>;
