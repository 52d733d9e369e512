import { CASE_STUDY_CATEGORIES, caseStudies } from '@charity-site/api-client/entities';
import { articleParts } from '../articles/articleParts';
import { contentScreen } from '../list/makeContentScreen';

/** /admin/case-studies. */
export default contentScreen({
  ...articleParts(CASE_STUDY_CATEGORIES),
  type: caseStudies,
  words: {
    heading: 'Manage Case Studies',
    list: 'Existing Case Studies',
    item: 'Case study',
    title: 'Case Study',
    fetched: 'case studies',
    search: 'Search by title...',
    none: 'No case studies found.',
  },
});
