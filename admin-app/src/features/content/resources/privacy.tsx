import { DEFAULT_PRIVACY, privacy, type Policy } from '@charity-site/api-client/entities';
import { createSingletonScreen } from '../singletons/createSingletonScreen';

/** /admin/privacy */
export default createSingletonScreen<Policy>({
  type: privacy,
  first: { text: DEFAULT_PRIVACY },
  words: {
    none: 'No text of your own yet. Visitors read the text that came with the website, which is in the form.',
    confirm: 'Are you sure you want to delete the text of the page Privacy?',
  },
  fields: {
    text: {
      hint: 'What you store about people, why and for how long. Your telephone number and email address follow it.',
    },
  },
});
