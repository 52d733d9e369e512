import { PAGE_KEYS } from '@charity-site/api-client/entities';
import { BANNER_PAGES } from '../texts/pages';

/** A form of the administrator's area that changes what a page shows. */
interface EditLink {
  label: string;
  href: string;
  /** Editors have no access to it. */
  isForAdministrators?: true;
}

/** Paths of the items' pages; each list of the administrator's area has the same name. */
const ITEM = /^\/(updates|events|case-studies|use-cases|projects)\/([^/]+)\/?$/;

const screen = (path: string, label: string): EditLink => ({ label, href: `/admin/${path}` });
const form = (path: string, label: string): EditLink => ({ ...screen(path, label), isForAdministrators: true });

const ABOUT = form('about-us', 'About us texts');
const GIVING = form('giving', 'Giving & helping');

/** Links to edit the content below the hero of a page. */
const SHOWN_AT: Record<string, EditLink[]> = {
  '/': [
    screen('hero-carousel', 'Hero carousel'),
    form('quotes', 'Quote'),
    form('figures', 'Figures'),
    form('groups', 'Who we serve'),
    screen('partners', 'Partners'),
  ],
  '/about': [ABOUT, screen('executive-members', 'Executive members')],
  '/mission': [ABOUT],
  '/who-we-serve': [form('groups', 'Who we serve')],
  '/contact-us': [form('contact-details', 'Contact details'), GIVING],
  '/donate': [form('donation-details', 'Donation details'), GIVING],
  '/get-involved': [GIVING],
  '/privacy': [form('privacy', 'Privacy')],
  '/safeguarding': [form('safeguarding', 'Safeguarding')],
  '/documents': [screen('documents', 'Documents')],
  '/news': [screen('updates', 'Updates')],
  '/events': [screen('events', 'Events')],
  '/projects': [screen('projects', 'Projects')],
  '/case-studies': [screen('case-studies', 'Case studies')],
  '/use-cases': [screen('use-cases', 'Use cases')],
};

/** The forms of what a page shows, for a role; none for a page without content of its own. */
export const editLinksAt = (pathname: string, role: string): EditLink[] => {
  const [, list, item] = ITEM.exec(pathname) ?? [];
  if (list && item) return [{ label: 'Edit this', href: `/admin/${list}?edit=${item}` }];
  const path = pathname.replace(/(.)\/$/, '$1');
  const heroes = PAGE_KEYS.filter((key) => BANNER_PAGES[key].path === path).map((key) =>
    form(`page-heroes?page=${key}`, 'Title and picture of the page'),
  );
  return [...heroes, ...(SHOWN_AT[path] ?? [])].filter((link) => !link.isForAdministrators || role === 'administrator');
};
