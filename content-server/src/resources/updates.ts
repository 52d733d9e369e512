import { updateRules } from '@charity-site/api-client/entities';
import { newestBy, publicRead, resource } from '../crud/resource';

export const updates = resource({
  path: 'updates',
  table: 'updates',
  items: 'updates',
  item: 'Update',
  rules: updateRules,
  searchIn: ['title'],
  sort: newestBy('date'),
  dependants: { table: 'comments', by: 'updateId' },
  access: publicRead,
});
