import { redirects, REDIRECTS, type Redirects } from '@charity-site/api-client/entities';
import { entries } from '../singletons/entries';
import { singletonScreen } from '../singletons/makeSingletonScreen';
import { singletonWords } from '../singletons/singletonWords';

/** /admin/redirects */
export default singletonScreen<Redirects>({
  type: redirects,
  words: singletonWords(
    'Redirects',
    'No redirects yet. Add one for each page of an earlier website that others still link to.',
  ),
  fields: [
    entries('redirects', 'Redirects', REDIRECTS, {
      hint: 'For addresses at which this website has no page, such as /about.html. Pages whose titles you change need none: their old addresses keep working.',
    }),
  ],
});
