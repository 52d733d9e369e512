import { singleton, type DraftOf } from '../types/contentType';
import { PAGE_KEYS, type PageKey } from '../site/pagePaths';
import { choice, MAX, object, picture, requiredText } from '../fields/fields';

/** Labels of the page selector. */
export const PAGE_LABELS: Readonly<Record<PageKey, string>> = {
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
};

/** A page's hero: title and image (docs/product.md 6.1). */
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
