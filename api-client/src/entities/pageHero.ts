import { singleton, type DraftOf } from './contentType';
import { choice, MAX, object, picture, requiredText } from './fields';

/** The pages that can have a hero, with the labels the administrator chooses from (docs/product.md 5.9). */
export const PAGE_LABELS = {
  about: 'About Page',
  'who-we-serve': 'Who We Serve Page',
  'case-studies': 'Case Studies Page',
  updates: 'News/Updates Page',
  events: 'Events Page',
  'use-cases': 'Use Cases Page',
  'contact-us': 'Contact Us Page',
  donation: 'Donation Page',
  mission: 'Mission Page',
  'get-involved': 'Get Involved Page',
  projects: 'Projects Page',
} as const;

export type PageKey = keyof typeof PAGE_LABELS;

/** The page keys, in the order of the page selector. */
export const PAGE_KEYS = Object.keys(PAGE_LABELS) as [PageKey, ...PageKey[]];

/** A page's hero: title and image, one for each page (docs/product.md 6.1). */
export const pageHeroes = singleton({
  path: 'page-hero',
  table: 'page_heroes',
  item: 'Page hero',
  rules: object({
    pageIdentifier: choice('Page', PAGE_KEYS),
    title: requiredText('Title', MAX.title),
    image: picture('Please select an image file or ensure a current image URL exists.'),
  }),
  translatable: ['title'],
});

export type PageHero = DraftOf<typeof pageHeroes>;
