import { CASE_STUDY_CATEGORIES, caseStudies } from '@charity-site/api-client/entities';
import { choice, picture, richText, text } from '../forms/fields';
import { contentScreen } from '../list/makeContentScreen';
import { longDate } from '../site/time';

/** /admin/case-studies (docs/product.md 5.5). */
export default contentScreen({
  type: caseStudies,
  blank: () => ({ title: '', category: '', image: '', content: '' }),
  words: {
    heading: 'Manage Case Studies',
    list: 'Existing Case Studies',
    item: 'Case study',
    title: 'Case Study',
    fetched: 'case studies',
    search: 'Search by title...',
    none: 'No case studies found.',
  },
  card: (item) => ({
    title: item.title,
    picture: item.image,
    notes: [item.category, longDate(item.createdAt)],
    preview: item.excerpt,
  }),
  fields: [
    text('title', 'Title', { room: 90 }),
    choice('category', 'Category', CASE_STUDY_CATEGORIES),
    picture('image', 'Upload Image', { hint: 'Optional. Best at 1600 × 900 pixels.' }),
    richText('content', 'Content'),
  ],
  categories: CASE_STUDY_CATEGORIES,
});
