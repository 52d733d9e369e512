import {
  can,
  PUBLIC_PAGES,
  screenOfPart,
  type EditingScreen,
} from '@charity-site/api-client/entities';

/** Paths of item pages; the admin screen of each list has the same name. */
const ITEM = /^\/(updates|events|case-studies|use-cases|projects)\/([^/]+)\/?$/;

/** Screens that need the right `editContent`; all others need `editSite`. */
const OF_CONTENT: ReadonlySet<string> = new Set<EditingScreen>([
  'hero-carousel',
  'partners',
  'executive-members',
  'updates',
  'events',
  'projects',
  'case-studies',
  'use-cases',
  'documents',
]);

/** Labels that cannot be derived from the path of the screen. */
const LABELS: Partial<Record<EditingScreen, string>> = {
  groups: 'Who we serve',
  quotes: 'Quote',
  'about-us': 'About us texts',
  giving: 'Giving & helping',
};

const labelOf = (screen: EditingScreen): string =>
  LABELS[screen] ?? screen.replace(/^./, (first) => first.toUpperCase()).replaceAll('-', ' ');

/**
 * Links to the admin forms of the page's content that this role may edit, in the order of the page;
 * empty for a page without editable content.
 * @param ownPage id of the own page at the path
 */
export const editLinksAt = (pathname: string, role: string, ownPage?: string) => {
  if (ownPage !== undefined)
    return [{ label: 'Edit this', href: `/admin/own-pages?edit=${ownPage}` }];
  const [, list, item] = ITEM.exec(pathname) ?? [];
  if (list && item) return [{ label: 'Edit this', href: `/admin/${list}?edit=${item}` }];
  const page = PUBLIC_PAGES.find(({ path }) => path === pathname.replace(/(.)\/$/, '$1'));
  const screens = (page?.parts ?? []).map((part) => screenOfPart(part) as EditingScreen);
  return [
    ...(page?.hero
      ? [{ path: `page-heroes?page=${page.hero}`, label: 'Title and picture of the page' }]
      : []),
    ...screens.map((path) => ({ path, label: labelOf(path) })),
  ]
    .filter(({ path }) => can(role, OF_CONTENT.has(path) ? 'editContent' : 'editSite'))
    .map(({ path, label }) => ({ label, href: `/admin/${path}` }));
};
