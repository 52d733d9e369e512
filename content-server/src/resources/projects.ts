import { projectRules } from '@charity-site/api-client/entities';
import { newestBy, publicRead, resource } from '../crud/resource';

export const projects = resource({
  path: 'projects',
  table: 'projects',
  items: 'projects',
  item: 'Project',
  rules: projectRules,
  searchIn: ['title'],
  sort: newestBy('initiatedDate'),
  access: publicRead,
});
