import { safeguarding } from '@charity-site/api-client/entities';
import { policyScreen } from '../singletons/policyScreen';

/** /admin/safeguarding */
export default policyScreen({
  page: 'Safeguarding',
  type: safeguarding,
  none: 'No text yet. Visitors read that you have not published a statement.',
  hint: 'How you protect children and adults, and who to tell. Your telephone number and email address follow it.',
});
