import { figures, FIGURES, FIRST_FIGURES, type Figures } from '@charity-site/api-client/entities';
import { entries } from './entries';
import type { RecordDescriptor } from './recordDescriptor';
import { RecordScreen } from './RecordScreen';
import { recordWords } from './recordWords';

const descriptor: RecordDescriptor<Figures> = {
  type: figures,
  first: { figures: FIRST_FIGURES },
  words: recordWords('Figures', 'No figures of your own yet. Visitors see four samples.'),
  fields: [
    entries('figures', 'Figures', FIGURES, {
      hint: 'Only numbers that you can prove. Name the year and where they come from. Without any figure, visitors do not see Our Reach.',
    }),
  ],
};

/** /admin/figures. */
export function FiguresScreen() {
  return <RecordScreen descriptor={descriptor} />;
}
