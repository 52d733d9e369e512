import { heroSlideRules } from '@charity-site/api-client/entities';
import { byOrder, publicRead, resource } from '../crud/resource';

export const heroSlides = resource({
  path: 'hero-slides',
  table: 'hero_slides',
  items: 'slides',
  item: 'Hero slide',
  rules: heroSlideRules,
  searchIn: ['title'],
  sort: byOrder,
  access: publicRead,
});
