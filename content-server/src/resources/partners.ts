import { partnerRules } from '@charity-site/api-client/entities';
import { byOrder, publicRead, resource } from '../crud/resource';

export const partners = resource({
  path: 'partners',
  table: 'partners',
  items: 'partners',
  item: 'Partner',
  rules: partnerRules,
  searchIn: ['name'],
  sort: byOrder,
  access: publicRead,
});
