import { figures, DEFAULT_FIGURES, type Figures } from '@charity-site/api-client/entities';
import { createSingletonScreen } from '../singletons/createSingletonScreen';

/** /admin/figures */
export default createSingletonScreen<Figures>({
  type: figures,
  first: { figures: DEFAULT_FIGURES },
  words: { none: 'No figures of your own yet. Visitors see four samples.' },
  fields: {
    figures: {
      hint: 'Only numbers that you can prove. Name the year and where they come from. Without any figure, visitors do not see Our Reach.',
    },
  },
});
