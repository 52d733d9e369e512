import { USE_CASE_CATEGORIES, useCases } from '@charity-site/api-client/entities';
import { choice, picture, richText, text } from '../forms/fields';
import { contentScreen } from '../list/makeContentScreen';
import { longDate } from '../site/time';

/** /admin/use-cases (docs/product.md 5.5). */
export default contentScreen({
  type: useCases,
  blank: () => ({ title: '', category: '', image: '', content: '' }),
  words: {
    heading: 'Manage Use Cases',
    list: 'Existing Use Cases',
    item: 'Use case',
    title: 'Use Case',
    fetched: 'use cases',
    search: 'Search by title...',
    none: 'No use cases found.',
  },
  card: (item) => ({
    title: item.title,
    picture: item.image,
    notes: [item.category, longDate(item.createdAt)],
    preview: item.excerpt,
  }),
  fields: [
    text('title', 'Title', { room: 90 }),
    choice('category', 'Category', USE_CASE_CATEGORIES),
    picture('image', 'Upload Image', { hint: 'Optional. Best at 1600 × 900 pixels.' }),
    richText('content', 'Content'),
  ],
  categories: USE_CASE_CATEGORIES,
});
