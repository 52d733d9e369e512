import { figures, FIGURES, FIRST_FIGURES, type Figures } from '@charity-site/api-client/entities';
import { entries } from '../singletons/entries';
import { singletonScreen } from '../singletons/makeSingletonScreen';
import { singletonWords } from '../singletons/singletonWords';

/** /admin/figures */
export default singletonScreen<Figures>({
  type: figures,
  first: { figures: FIRST_FIGURES },
  words: singletonWords('Figures', 'No figures of your own yet. Visitors see four samples.'),
  fields: [
    entries('figures', 'Figures', FIGURES, {
      hint: 'Only numbers that you can prove. Name the year and where they come from. Without any figure, visitors do not see Our Reach.',
    }),
  ],
});
