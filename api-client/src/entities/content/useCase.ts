import { USE_CASE_CATEGORIES } from './categories';
import { contentType, newestBy, type DraftOf } from '../types/contentType';
import {
  choice,
  MAX,
  object,
  optionalPicture,
  requiredText,
  richText,
  type Stored,
} from '../fields/fields';
import { projectId } from '../fields/itemId';

/** A use case (docs/product.md 6.1). */
export const useCases = contentType({
  path: 'use-cases',
  table: 'use_cases',
  items: 'useCases',
  item: 'Use case',
  label: 'Use Cases',
  rules: object({
    title: requiredText('Title', MAX.title),
    category: choice('Category', USE_CASE_CATEGORIES),
    image: optionalPicture(),
    content: richText('Content'),
    project: projectId(),
  }),
  translatable: ['title', 'content'],
  searchIn: ['title'],
  sort: newestBy('createdAt'),
  filter: 'category',
  excerptFrom: 'content',
  card: ['title', 'category', 'image', 'createdAt', 'excerpt', 'slug'],
  pages: '/use-cases',
  publishing: true,
});

export type UseCaseDraft = DraftOf<typeof useCases>;
export type UseCase = Stored<UseCaseDraft>;
