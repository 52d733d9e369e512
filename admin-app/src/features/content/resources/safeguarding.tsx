import { safeguarding, type Policy } from '@charity-site/api-client/entities';
import { singletonScreen } from '../singletons/makeSingletonScreen';

/** /admin/safeguarding */
export default singletonScreen<Policy>({
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
