import { PAGE_PATHS, type PageKey } from './pagePaths';

/** A page of the public site, and the screens of the administrator's area that edit it. */
export interface PublicPage {
  title: string;
  path: string;
  /** Left out for a page without a hero. */
  hero?: PageKey;
  /**
   * Path of each screen, followed by `#` and a field for one of its parts, in the order of the
   * page; each with what the page shows of it.
   */
  parts: Readonly<Record<string, string>>;
}

const ABOUT_US = 'How you began, vision, mission and values';

const withHero = <const Parts extends PublicPage['parts']>(
  title: string,
  hero: PageKey,
  parts: Parts,
) => ({
  title,
  path: PAGE_PATHS[hero],
  hero,
  parts,
});

const PAGES = [
  {
    title: 'Home',
    path: '/',
    parts: {
      'hero-carousel': 'The pictures at the top, one after the other',
      groups: 'Name and sentence of each group',
      quotes: 'The words in the middle',
      figures: 'The numbers under Our Reach',
      partners: 'The logos at the end',
    },
  },
  withHero('About', 'about', {
    'about-us': ABOUT_US,
    'executive-members': 'Chairperson, treasurer and the others: names and faces',
  }),
  withHero('Our Mission', 'mission', { 'about-us': ABOUT_US }),
  withHero('Who We Serve', 'who-we-serve', {
    groups: 'Older persons, youths, widows and the other groups',
  }),
  withHero('Donate', 'donation', {
    'giving#ways': 'Airtel Money, TNM Mpamba and other numbers; what a gift does',
    'donation-details': 'Bank, account number and Swift code',
  }),
  withHero('Get Involved', 'get-involved', { 'giving#joinIntro': 'Volunteers, events, gifts' }),
  withHero('Contact Us', 'contact-us', {
    'contact-details': 'Phone, email, address, Facebook and WhatsApp',
    'giving#contactIntro': 'The sentence above the contact form',
  }),
  withHero('News & Updates', 'updates', { updates: 'Every news item' }),
  withHero('Events', 'events', { events: 'The calendar' }),
  withHero('Our Projects', 'projects', { projects: 'Every project' }),
  withHero('Case Studies', 'case-studies', { 'case-studies': 'Every story' }),
  withHero('Use Cases', 'use-cases', { 'use-cases': 'Every use case' }),
  {
    title: 'Documents',
    path: '/documents',
    parts: { documents: 'Reports, statements and policies' },
  },
  {
    title: 'Privacy',
    path: '/privacy',
    parts: { privacy: 'What you promise about people’s data' },
  },
  {
    title: 'Safeguarding',
    path: '/safeguarding',
    parts: { safeguarding: 'How you protect children and adults' },
  },
] as const satisfies readonly PublicPage[];

type PlaceOf<Page> = Page extends { parts: infer Parts } ? keyof Parts : never;
type ScreenOf<Place> = Place extends `${infer Screen}#${string}` ? Screen : Place;

/** Path of a screen that edits a part of a page. */
export type EditingScreen = ScreenOf<PlaceOf<(typeof PAGES)[number]>>;

/** The public pages, in the order of the site's menu. */
export const PUBLIC_PAGES: readonly PublicPage[] = PAGES;

/** Path of the screen that edits a part. */
export const screenOfPart = (place: string): string => place.replace(/#.*/, '');

/** The public pages that show what a screen edits, in the order of the site's menu. */
export const pagesShowing = (screen: string): PublicPage[] =>
  PUBLIC_PAGES.filter(({ parts }) =>
    Object.keys(parts).some((place) => screenOfPart(place) === screen),
  );

/** The parts that all pages share. */
export const EVERY_PAGE: PublicPage = {
  title: 'Every page',
  path: '/',
  parts: {
    organisation: 'Name and tagline',
    logo: 'The sign in the header',
    colours: 'Of the whole site',
    'contact-details': 'Phone and email in header and footer',
  },
};
