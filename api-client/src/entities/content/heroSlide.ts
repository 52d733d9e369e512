import { byOrder, contentType, type DraftOf } from '../types/contentType';
import {
  MAX,
  object,
  optionalPage,
  optionalText,
  order,
  picture,
  requiredText,
  type Stored,
} from '../fields/fields';

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
    link: optionalPage('Link'),
    linkText: optionalText('Link Text', MAX.title).test(
      'needed',
      'Link Text is required when there is a link.',
      (value, { parent }) => Boolean(value) || !(parent as { link?: string }).link,
    ),
    image: picture('Please select an image file.'),
    order: order(),
  }),
  translatable: ['title', 'subtitle', 'linkText'],
  searchIn: ['title'],
  sort: byOrder,
  shownOn: '/',
  publishing: true,
});

export type HeroSlideDraft = DraftOf<typeof heroSlides>;
export type HeroSlide = Stored<HeroSlideDraft>;
