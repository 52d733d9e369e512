import { executiveMemberRules } from '@charity-site/api-client/entities';
import { byOrder, publicRead, resource } from '../crud/resource';

export const executiveMembers = resource({
  path: 'executive-members',
  table: 'executive_members',
  items: 'members',
  item: 'Executive member',
  rules: executiveMemberRules,
  searchIn: ['name', 'title'],
  sort: byOrder,
  access: publicRead,
});
