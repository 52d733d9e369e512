/** Appearance of a public page while its calls are on their way, and after they failed. */
export interface PageStates {
  /** Its name in product/screens. */
  screen: string;
  /** Number of skeletons for images. */
  places?: number;
  /** Message about each failed call (docs/product.md 8), from the top to the bottom. */
  failures: readonly string[];
}

/** Cards on a page of a list (docs/product.md 3.6). */
const LIST_PAGE = 9;

const HERO = 'Error loading hero';

/** Such a failure interrupts nobody, because the page works without it. */
export const isQuiet = (failure: string): boolean => failure.startsWith(HERO);

const hero = (page: string) => `${HERO}: Failed to fetch ${page} page hero image.`;
const error = (what: string) => `Error: Failed to fetch ${what}.`;
const withHero = (page: string, ...parts: string[]) => [hero(page), ...parts.map(error)];

/** The public pages that read content (docs/product.md 2.1). */
export const PAGES: readonly PageStates[] = [
  {
    screen: 'home',
    places: 3 + 3 + 14,
    failures: ['hero slides', 'latest updates', 'groups', 'quote', 'case studies', 'figures', 'partners'].map(
      (part) => `Failed to fetch ${part}.`,
    ),
  },
  { screen: 'about', places: 4, failures: withHero('About', 'about us texts', 'executive members') },
  { screen: 'case-studies', places: LIST_PAGE, failures: withHero('Case Studies', 'case studies') },
  { screen: 'case-study', places: 1, failures: [error('case study details')] },
  { screen: 'who-we-serve', failures: withHero('Who We Serve', 'groups') },
  { screen: 'news', places: LIST_PAGE, failures: withHero('News & Updates', 'news and updates') },
  { screen: 'update', places: 1, failures: [error('update details')] },
  { screen: 'events', failures: withHero('Events', 'events') },
  { screen: 'event', places: 1, failures: [error('event details')] },
  { screen: 'use-cases', places: LIST_PAGE, failures: withHero('Use Cases', 'use cases') },
  { screen: 'use-case', places: 1, failures: [error('use case details')] },
  { screen: 'contact-us', failures: withHero('Contact Us', 'contact details') },
  { screen: 'donate', failures: withHero('Donation', 'donation bank details') },
  { screen: 'mission', failures: withHero('Mission', 'about us texts') },
  { screen: 'get-involved', failures: withHero('Get Involved') },
  // docs/product.md 3.6: 3 skeleton cards.
  { screen: 'projects', places: 3, failures: withHero('Projects', 'projects') },
  { screen: 'project', places: 1, failures: [error('project details')] },
  { screen: 'privacy', failures: [error('privacy page')] },
  { screen: 'safeguarding', failures: [error('safeguarding page')] },
  { screen: 'documents', failures: [error('documents')] },
];
