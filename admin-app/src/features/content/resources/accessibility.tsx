import {
  accessibility,
  DEFAULT_ACCESSIBILITY,
  type Policy,
} from '@charity-site/api-client/entities';
import { createSingletonScreen } from '../singletons/createSingletonScreen';

/** /admin/accessibility */
export default createSingletonScreen<Policy>({
  type: accessibility,
  first: { text: DEFAULT_ACCESSIBILITY },
  words: {
    none: 'No text of your own yet. Visitors read the text that came with the website, which is in the form.',
    confirm: 'Are you sure you want to delete the text of the page Accessibility?',
  },
  fields: {
    text: {
      hint: 'For whom the website works, and what does not work yet. Your telephone number and email address follow it.',
    },
  },
});
