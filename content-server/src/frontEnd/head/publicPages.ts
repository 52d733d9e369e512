import { CONTENT_TYPES, type AnyContentType, type PageKey } from '@charity-site/api-client/entities';

/** One sentence about the organisation: the home page's description, and that of pages without words of their own. */
export const TAGLINE =
  'A Christian charity walking beside older persons, youths, widows, families in need and students across Malawi.';

/** A page with an address of its own. */
export interface StaticPage {
  path: string;
  /** The fallback title; `{site}` stands for the organisation's name. Left out on the home page. */
  title?: string;
  description: string;
  /** The key of the page's banner, whose title and picture stand for the page where it is set. */
  hero?: PageKey;
}

/** A content type whose items have pages of their own, at `<pages>/<id>`. */
export type ItemPages = AnyContentType & { pages: string };

/**
 * The public site's pages (docs/product.md 2.1), in the words the browser shows (public-site/src/texts). The server cannot
 * ask a remote for its routes, so a new public page has a row here, and its path in `federation.pages` of public-site/package.json; tests compare the three.
 */
export const STATIC_PAGES: readonly StaticPage[] = [
  { path: '/', description: TAGLINE },
  {
    path: '/about',
    title: 'About {site}',
    description: 'Who we are, what moves us, and the people who lead our work in Malawi.',
    hero: 'about',
  },
  {
    path: '/case-studies',
    title: 'Case Studies',
    description: 'Stories of people and villages whose lives have changed, told in detail.',
    hero: 'case-studies',
  },
  {
    path: '/who-we-serve',
    title: 'Who We Serve',
    description: 'Older persons, youths, widows, less privileged families and needy students in Malawi.',
    hero: 'who-we-serve',
  },
  {
    path: '/news',
    title: 'News & Updates',
    description: 'What has happened lately in our work across Malawi.',
    hero: 'updates',
  },
  {
    path: '/events',
    title: 'Our Events',
    description: 'Our calendar: where and when you can meet us, lend a hand or pray with us.',
    hero: 'events',
  },
  {
    path: '/use-cases',
    title: 'Our Use Cases',
    description: 'How tools, training and ideas are put to use in the communities we serve.',
    hero: 'use-cases',
  },
  { path: '/contact-us', title: 'Contact Us', description: 'Write, call or visit us.', hero: 'contact-us' },
  {
    path: '/donate',
    title: 'Support Our Mission',
    description: 'Bank details for gifts to our work with vulnerable people in Malawi.',
    hero: 'donation',
  },
  {
    path: '/mission',
    title: 'Our Mission',
    description: 'Our vision, our mission and the six values we hold to.',
    hero: 'mission',
  },
  {
    path: '/get-involved',
    title: 'Get Involved',
    description: 'Volunteer, join an event or make a gift: three ways to become part of the work.',
    hero: 'get-involved',
  },
  {
    path: '/projects',
    title: 'Our Projects',
    description: 'What we are building, planting, teaching and mending, and how far we have come.',
    hero: 'projects',
  },
];

/** The content types whose items have pages (docs/product.md 2.1). */
export const ITEM_PAGES: readonly ItemPages[] = CONTENT_TYPES.filter(
  (type): type is ItemPages => type.pages !== undefined,
);

/** What an address leads to. */
export type Destination =
  | { kind: 'static'; page: StaticPage }
  | { kind: 'item'; pages: ItemPages; id: string }
  | { kind: 'remote'; path: string; isPrivate: boolean }
  | { kind: 'unknown' };

/** The remote whose pages the tables above tell. */
const TOLD = 'public-site';

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** The administrator's area, and the start of every path in it. */
const PRIVATE = '/admin';

/**
 * What a path (without query) leads to, read as the browser's router reads it: without regard to case or a slash at the
 * end. The pages of every remote but the public site are its own affair: the registry says only which paths it owns.
 * @param owner the remote that owns the path; left out when the registry does not say
 */
export const destinationOf = (path: string, owner?: string): Destination => {
  const isPrivate = path === PRIVATE || path.startsWith(`${PRIVATE}/`);
  if (isPrivate || (owner !== undefined && owner !== TOLD)) return { kind: 'remote', path, isPrivate };
  const whole = decoded(path).replace(/\/$/, '') || '/';
  const page = STATIC_PAGES.find((known) => known.path === whole.toLowerCase());
  if (page) return { kind: 'static', page };
  const [, list = '', id = ''] = /^(\/[^/]+)\/([^/]+)$/.exec(whole) ?? [];
  const pages = ITEM_PAGES.find((known) => known.pages === list.toLowerCase());
  return pages ? { kind: 'item', pages, id } : { kind: 'unknown' };
};
