import { USE_CASE_CATEGORIES, useCases } from '@charity-site/api-client/entities';
import { articleParts } from '../articles/articleParts';
import { contentScreen } from '../list/makeContentScreen';

/** /admin/use-cases. */
export default contentScreen({
  ...articleParts(USE_CASE_CATEGORIES),
  type: useCases,
  words: {
    heading: 'Manage Use Cases',
    list: 'Existing Use Cases',
    item: 'Use case',
    title: 'Use Case',
    fetched: 'use cases',
    search: 'Search by title...',
    none: 'No use cases found.',
  },
});
