import { PUBLIC_PAGES, type EditingScreen } from '@charity-site/api-client/entities';

/** A form of the administrator's area that changes what a page shows. */
interface EditLink {
  label: string;
  href: string;
}

/** A screen: its name, and whether editors have no access to it. */
interface Screen {
  label: string;
  isForAdministrators?: true;
}

/** Paths of the items' pages; each list of the administrator's area has the same name. */
const ITEM = /^\/(updates|events|case-studies|use-cases|projects)\/([^/]+)\/?$/;

const form = (label: string): Screen => ({ label, isForAdministrators: true });

const PAGE_HERO = form('Title and picture of the page');

const SCREENS: Readonly<Record<EditingScreen, Screen>> = {
  'hero-carousel': { label: 'Hero carousel' },
  groups: form('Who we serve'),
  quotes: form('Quote'),
  figures: form('Figures'),
  partners: { label: 'Partners' },
  'about-us': form('About us texts'),
  'executive-members': { label: 'Executive members' },
  giving: form('Giving & helping'),
  'donation-details': form('Donation details'),
  'contact-details': form('Contact details'),
  updates: { label: 'Updates' },
  events: { label: 'Events' },
  projects: { label: 'Projects' },
  'case-studies': { label: 'Case studies' },
  'use-cases': { label: 'Use cases' },
  documents: { label: 'Documents' },
  privacy: form('Privacy'),
  safeguarding: form('Safeguarding'),
};

/** The forms of what a page shows, for a role, in the order of the page; none for a page without content of its own. */
export const editLinksAt = (pathname: string, role: string): EditLink[] => {
  const [, list, item] = ITEM.exec(pathname) ?? [];
  if (list && item) return [{ label: 'Edit this', href: `/admin/${list}?edit=${item}` }];
  const page = PUBLIC_PAGES.find(({ path }) => path === pathname.replace(/(.)\/$/, '$1'));
  const screens = Object.keys(page?.parts ?? {}).map((place) => place.replace(/#.*/, '') as EditingScreen);
  return [
    ...(page?.hero ? [{ path: `page-heroes?page=${page.hero}`, ...PAGE_HERO }] : []),
    ...screens.map((path) => ({ path, ...SCREENS[path] })),
  ]
    .filter(({ isForAdministrators }) => !isForAdministrators || role === 'administrator')
    .map(({ path, label }) => ({ label, href: `/admin/${path}` }));
};
