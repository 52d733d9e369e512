import { caseStudyRules } from '@charity-site/api-client/entities';
import { newestBy, publicRead, resource } from '../crud/resource';

export const caseStudies = resource({
  path: 'case-studies',
  table: 'case_studies',
  items: 'caseStudies',
  item: 'Case study',
  rules: caseStudyRules,
  searchIn: ['title'],
  sort: newestBy('createdAt'),
  filter: 'category',
  access: publicRead,
});
