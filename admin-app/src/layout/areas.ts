import type { AreaName } from 'ui-kit';

/** One area of the administrator's side. */
export interface Area {
  name: AreaName;
  label: string;
  href: string;
}

/** The areas as the sidebar groups them, in the order in which they stand (paths: SPEC section 2). */
export const AREA_GROUPS: readonly { label: string; areas: readonly Area[] }[] = [
  { label: 'Overview', areas: [{ name: 'dashboard', label: 'Dashboard', href: '/admin' }] },
  {
    label: 'Inbox',
    areas: [
      { name: 'messages', label: 'Messages', href: '/admin/messages' },
      { name: 'comments', label: 'Comments', href: '/admin/comments' },
    ],
  },
  {
    label: 'Content',
    areas: [
      { name: 'updates', label: 'Updates', href: '/admin/updates' },
      { name: 'events', label: 'Events', href: '/admin/events' },
      { name: 'projects', label: 'Projects', href: '/admin/projects' },
      { name: 'caseStudies', label: 'Case Studies', href: '/admin/case-studies' },
      { name: 'useCases', label: 'Use Cases', href: '/admin/use-cases' },
    ],
  },
  {
    label: 'Pages',
    areas: [
      { name: 'slides', label: 'Hero Carousel', href: '/admin/hero-carousel' },
      { name: 'quote', label: 'Quote', href: '/admin/quotes' },
      { name: 'pageHeroes', label: 'Page Heroes', href: '/admin/page-heroes' },
    ],
  },
  {
    label: 'Organisation',
    areas: [
      { name: 'members', label: 'Executive Members', href: '/admin/executive-members' },
      { name: 'partners', label: 'Partners', href: '/admin/partners' },
      { name: 'logo', label: 'Logo', href: '/admin/logo' },
      { name: 'contact', label: 'Contact Details', href: '/admin/contact-details' },
      { name: 'donation', label: 'Donation Details', href: '/admin/donation-details' },
    ],
  },
];

const OTHER_PLACES = [
  { label: 'Profile Settings', href: '/admin/profile-settings' },
  { label: 'Account', href: '/admin/account' },
];

/** What the place at a path is called; '' for an unknown one. */
export const placeLabel = (path: string): string =>
  [...AREA_GROUPS.flatMap(({ areas }) => areas), ...OTHER_PLACES].find(({ href }) => href === path)?.label ?? '';
