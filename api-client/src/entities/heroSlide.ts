import { byOrder, contentType, publicRead, type DraftOf } from './contentType';
import { MAX, object, optionalText, order, picture, requiredText, type Stored } from './fields';

/** A slide of the home page's carousel (docs/product.md 6.1). */
export const heroSlides = contentType({
  path: 'hero-slides',
  table: 'hero_slides',
  items: 'slides',
  item: 'Hero slide',
  label: 'Hero Carousel',
  rules: object({
    title: requiredText('Title', MAX.title),
    subtitle: optionalText('Subtitle', MAX.title),
    image: picture('Please select an image file.'),
    order: order(),
  }),
  searchIn: ['title'],
  sort: byOrder,
  shownOn: '/',
  publishing: true,
  access: publicRead,
});

export type HeroSlideDraft = DraftOf<typeof heroSlides>;
export type HeroSlide = Stored<HeroSlideDraft>;
