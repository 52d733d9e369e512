import { CASE_STUDY_CATEGORIES } from './categories';
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

/** A case study (docs/product.md 6.1). */
export const caseStudies = contentType({
  path: 'case-studies',
  table: 'case_studies',
  items: 'caseStudies',
  item: 'Case study',
  label: 'Case Studies',
  rules: object({
    title: requiredText('Title', MAX.title),
    category: choice('Category', CASE_STUDY_CATEGORIES),
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
  pages: '/case-studies',
  publishing: true,
});

export type CaseStudyDraft = DraftOf<typeof caseStudies>;
export type CaseStudy = Stored<CaseStudyDraft>;
