import { eventRules } from '@charity-site/api-client/entities';
import { newestBy, publicRead, resource } from '../crud/resource';

export const events = resource({
  path: 'events',
  table: 'events',
  items: 'events',
  item: 'Event',
  rules: eventRules,
  searchIn: ['title'],
  sort: newestBy('date'),
  access: publicRead,
});
