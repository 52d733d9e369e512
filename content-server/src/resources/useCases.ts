import { useCaseRules } from '@charity-site/api-client/entities';
import { newestBy, publicRead, resource } from '../crud/resource';

export const useCases = resource({
  path: 'use-cases',
  table: 'use_cases',
  items: 'useCases',
  item: 'Use case',
  rules: useCaseRules,
  searchIn: ['title'],
  sort: newestBy('createdAt'),
  filter: 'category',
  access: publicRead,
});
