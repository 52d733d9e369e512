import { entriesOf, redirects, REDIRECTS, type Redirects } from '@charity-site/api-client/entities';
import { Facts } from '@charity-site/ui-kit';
import { entries } from './entries';
import { RecordScreen, type RecordDescriptor } from './RecordScreen';

const descriptor: RecordDescriptor<Redirects> = {
  type: redirects,
  words: {
    heading: 'Manage Redirects',
    thing: 'page',
    current: 'Current Redirects',
    none: 'No redirects yet. Add one for each page of an earlier website that others still link to.',
    submit: (exists) => (exists ? 'Update Redirects' : 'Add Redirects'),
    confirm: 'Are you sure you want to delete the redirects?',
    saved: 'Redirects saved successfully!',
    deleted: 'Redirects deleted successfully!',
    failedFetch: 'Failed to fetch redirects.',
    failedSave: 'Failed to save redirects.',
    failedDelete: 'Failed to delete redirects.',
    deleteSaysWhy: true,
  },
  fields: [
    entries('redirects', 'Redirects', REDIRECTS, {
      hint: 'For addresses at which this website has no page, such as /about.html. Pages whose titles you change need none: their old addresses keep working.',
    }),
  ],
  show: (value) => (
    <Facts facts={entriesOf(REDIRECTS, value.redirects).map(({ from, to }) => [from, to] as [string, string])} />
  ),
};

/** /admin/redirects (docs/product.md 5.24). */
export function RedirectsScreen() {
  return <RecordScreen descriptor={descriptor} />;
}
