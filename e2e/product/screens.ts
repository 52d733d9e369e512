import type { Calls } from './calls';

/** A screen of the product, for checks of all screens: accessibility, screenshots, measurements. */
export interface Screen {
  /** Used in the names of files and tests. */
  name: string;
  /** Its address, or for a detail page a function that finds one. */
  path: string | ((read: Calls['read']) => Promise<string>);
}

const first = async (read: Calls['read'], list: string, array: string): Promise<string> => {
  const answer = await read<Record<string, { slug: string }[]>>(`/content/${list}?limit=1&fields=slug`);
  const slug = answer[array]?.[0]?.slug;
  if (!slug) throw new Error(`There is nothing in ${list} to look at.`);
  return slug;
};

/** The detail page of the first item of a list, at its readable address: the one with the id redirects to it. */
const detail = (page: string, list: string, array: string) => async (read: Calls['read']) =>
  `/${page}/${await first(read, list, array)}`;

/** The public screens (docs/product.md 2.1). */
export const PUBLIC_SCREENS: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'about', path: '/about' },
  { name: 'case-studies', path: '/case-studies' },
  { name: 'case-study', path: detail('case-studies', 'case-studies', 'caseStudies') },
  { name: 'who-we-serve', path: '/who-we-serve' },
  { name: 'news', path: '/news' },
  { name: 'update', path: detail('updates', 'updates', 'updates') },
  { name: 'events', path: '/events' },
  { name: 'coming-events', path: '/events?view=list' },
  { name: 'past-events', path: '/events?view=past' },
  { name: 'event', path: detail('events', 'events', 'events') },
  { name: 'use-cases', path: '/use-cases' },
  { name: 'use-case', path: detail('use-cases', 'use-cases', 'useCases') },
  { name: 'contact-us', path: '/contact-us' },
  { name: 'donate', path: '/donate' },
  { name: 'slip', path: '/donate?give=15000&by=airtel' },
  { name: 'mission', path: '/mission' },
  { name: 'get-involved', path: '/get-involved' },
  { name: 'projects', path: '/projects' },
  { name: 'project', path: detail('projects', 'projects', 'projects') },
  { name: 'privacy', path: '/privacy' },
  { name: 'safeguarding', path: '/safeguarding' },
  { name: 'documents', path: '/documents' },
  { name: 'search', path: '/search?q=water' },
  { name: 'not-found', path: '/no/such/page' },
  { name: 'admin-login', path: '/admin/login' },
  { name: 'admin-forgotten-password', path: '/admin/forgotten-password' },
  { name: 'admin-new-password', path: '/admin/new-password#used' },
  { name: 'admin-invitation', path: '/admin/invitation' },
];

/** The screens of visitors: without those of people who cannot sign in yet. */
export const VISITOR_SCREENS = PUBLIC_SCREENS.filter(({ name }) => !name.startsWith('admin-'));

/** The administrator's screens (docs/product.md 5.1). */
export const ADMIN_SCREENS: readonly Screen[] = [
  { name: 'admin-dashboard', path: '/admin' },
  ...[
    'logo',
    'hero-carousel',
    'executive-members',
    'case-studies',
    'updates',
    'events',
    'page-heroes',
    'pictures',
    'use-cases',
    'contact-details',
    'donation-details',
    'profile-settings',
    'account',
    'quotes',
    'organisation',
    'colours',
    'about-us',
    'groups',
    'figures',
    'giving',
    'privacy',
    'safeguarding',
    'messages',
    'comments',
    'projects',
    'partners',
    'documents',
    'people',
    'redirects',
    'history',
    'trash',
    'releases',
    'pages',
  ].map((place) => ({ name: `admin-${place}`, path: `/admin/${place}` })),
];

/** The address of a screen on a site. */
export const addressOf = ({ path }: Screen, read: Calls['read']): Promise<string> =>
  typeof path === 'string' ? Promise.resolve(path) : path(read);
