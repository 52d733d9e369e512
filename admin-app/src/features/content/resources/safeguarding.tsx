import { safeguarding, type Policy } from '@charity-site/api-client/entities';
import { createSingletonScreen } from '../singletons/createSingletonScreen';

/** /admin/safeguarding */
export default createSingletonScreen<Policy>({
  type: safeguarding,
  words: {
    none: 'No text yet. Visitors read that you have not published a statement.',
    confirm: 'Are you sure you want to delete the text of the page Safeguarding?',
  },
  fields: {
    text: {
      hint: 'How you protect children and adults, and who to tell. Your telephone number and email address follow it.',
    },
  },
});
