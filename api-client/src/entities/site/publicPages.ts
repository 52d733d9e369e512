import { PAGE_PATHS, type PageKey } from './pagePaths';

/** A page of the public site, and the admin screens that edit it. */
export interface PublicPage {
  title: string;
  path: string;
  /** Left out for a page without a hero. */
  hero?: PageKey;
  /** Paths of the screens in the order of the page, with `#` and a field for a part of a screen. */
  parts: readonly string[];
}

const withHero = <const Parts extends PublicPage['parts']>(
  title: string,
  hero: PageKey,
  parts: Parts,
) => ({ title, path: PAGE_PATHS[hero], hero, parts });

const PAGES = [
  {
    title: 'Home',
    path: '/',
    parts: ['hero-carousel', 'groups', 'quotes', 'figures', 'partners'],
  },
  withHero('About', 'about', ['about-us', 'executive-members']),
  withHero('Our Mission', 'mission', ['about-us']),
  withHero('Who We Serve', 'who-we-serve', ['groups']),
  withHero('Donate', 'donation', ['giving#ways', 'donation-details']),
  withHero('Get Involved', 'get-involved', ['giving#joinIntro']),
  withHero('Contact Us', 'contact-us', ['contact-details', 'giving#contactIntro']),
  withHero('News & Updates', 'updates', ['updates']),
  withHero('Events', 'events', ['events']),
  withHero('Our Projects', 'projects', ['projects']),
  withHero('Case Studies', 'case-studies', ['case-studies']),
  withHero('Use Cases', 'use-cases', ['use-cases']),
  { title: 'Documents', path: '/documents', parts: ['documents'] },
  { title: 'Privacy', path: '/privacy', parts: ['privacy'] },
  { title: 'Safeguarding', path: '/safeguarding', parts: ['safeguarding'] },
  { title: 'Accessibility', path: '/accessibility', parts: ['accessibility'] },
] as const satisfies readonly PublicPage[];

type ScreenOf<Part> = Part extends `${infer Screen}#${string}` ? Screen : Part;

/** Path of an admin screen that edits a part of a page. */
export type EditingScreen = ScreenOf<(typeof PAGES)[number]['parts'][number]>;

/** The public pages, in the order of the admin area. */
export const PUBLIC_PAGES: readonly PublicPage[] = PAGES;

/** Path of the screen that edits a part. */
export const screenOfPart = (part: string): string => part.replace(/#.*/, '');
