import { FIRST_PRIVACY, privacy } from '@charity-site/api-client/entities';
import { policyScreen } from '../singletons/policyScreen';

/** /admin/privacy */
export default policyScreen({
  page: 'Privacy',
  type: privacy,
  first: { text: FIRST_PRIVACY },
  none: 'No text of your own yet. Visitors read the text that came with the website, which is in the form.',
  hint: 'What you store about people, why and for how long. Your telephone number and email address follow it.',
});
