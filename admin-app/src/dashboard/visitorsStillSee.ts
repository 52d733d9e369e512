import type { Dashboard } from '@charity-site/api-client/entities';

/** Something that visitors see and that is not what the organisation means. */
export interface StillSeen {
  text: string;
  /** The screen where it is mended. */
  href: string;
}

/** What a sample looks like to a visitor, and the screen, by the path of the singleton or list. */
const SAMPLES: Record<string, StillSeen> = {
  'donation-details': { text: 'A sample bank account on the page Donate', href: '/admin/donation-details' },
  'contact-details': { text: 'A sample phone number, email or address on every page', href: '/admin/contact-details' },
  organisation: { text: 'The sample tagline at the bottom of every page', href: '/admin/organisation' },
  logo: { text: 'The sample logo in the header', href: '/admin/logo' },
  'about-us': { text: 'Sample texts on the pages About and Our Mission', href: '/admin/about-us' },
  groups: { text: 'Sample groups on the page Who We Serve', href: '/admin/groups' },
  figures: { text: 'Sample figures on the home page', href: '/admin/figures' },
  giving: { text: 'Sample texts on Donate, Get Involved and Contact Us', href: '/admin/giving' },
  safeguarding: { text: 'A sample text on the page Safeguarding', href: '/admin/safeguarding' },
  quote: { text: 'The sample quote on the home page', href: '/admin/quotes' },
  'hero-slides': { text: 'Sample slides on the home page', href: '/admin/hero-carousel' },
  updates: { text: 'Sample news', href: '/admin/updates' },
  events: { text: 'Sample events', href: '/admin/events' },
  projects: { text: 'Sample projects', href: '/admin/projects' },
  'case-studies': { text: 'Sample case studies', href: '/admin/case-studies' },
  'use-cases': { text: 'Sample use cases', href: '/admin/use-cases' },
  'executive-members': { text: 'Sample executive members on the page About', href: '/admin/executive-members' },
  documents: { text: 'A sample report on the page Documents', href: '/admin/documents' },
  partners: { text: 'Sample partners on the home page', href: '/admin/partners' },
};

/** What is missing where a list is empty or a singleton is not set. */
const GAPS: Record<string, StillSeen> = {
  'donation-details': { text: 'The page Donate without a bank account', href: '/admin/donation-details' },
  'contact-details': { text: 'The phone and email of the server’s settings', href: '/admin/contact-details' },
  'about-us': { text: '“Nothing written yet” on the page Our Mission', href: '/admin/about-us' },
  figures: { text: 'Four figures on the home page that came with the site', href: '/admin/figures' },
  groups: { text: 'Five groups without a text on the page Who We Serve', href: '/admin/groups' },
  safeguarding: { text: 'The page Safeguarding without a statement', href: '/admin/safeguarding' },
  'hero-slides': { text: 'A home page without slides', href: '/admin/hero-carousel' },
  updates: { text: 'An empty page News & Updates', href: '/admin/updates' },
  events: { text: 'An empty calendar', href: '/admin/events' },
  projects: { text: 'An empty page Our Projects', href: '/admin/projects' },
  'case-studies': { text: 'An empty page Case Studies', href: '/admin/case-studies' },
  'use-cases': { text: 'An empty page Use Cases', href: '/admin/use-cases' },
  'executive-members': { text: 'The page About without executive members', href: '/admin/executive-members' },
};

/** What visitors still see of samples and gaps, what misleads most first. */
export const visitorsStillSee = ({ counts, set, samples }: Dashboard): StillSeen[] => {
  const isMissing = (path: string) => counts[path] === 0 || (counts[path] === undefined && !set.includes(path));
  return [
    ...Object.entries(SAMPLES).filter(([path]) => samples.includes(path)),
    ...Object.entries(GAPS).filter(([path]) => isMissing(path)),
  ].map(([, seen]) => seen);
};
