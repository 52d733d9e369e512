import { redirects, type Redirects } from '@charity-site/api-client/entities';
import { createSingletonScreen } from '../singletons/createSingletonScreen';

/** /admin/redirects */
export default createSingletonScreen<Redirects>({
  type: redirects,
  words: {
    none: 'No redirects yet. Add one for each page of an earlier website that others still link to.',
  },
  fields: {
    redirects: {
      hint: 'For addresses at which this website has no page, such as /about.html. Pages whose titles you change need none: their old addresses keep working.',
    },
  },
});
