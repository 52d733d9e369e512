import { t } from '@charity-site/api-client/http';

/** Links of the About menu. */
export const ABOUT_LINKS = [
  { href: '/about', label: 'About Us' },
  { href: '/events', label: 'Events' },
  { href: '/news', label: 'News & Updates' },
  { href: '/contact-us', label: 'Contact Us' },
] as const;

export const allProjects = () => ({ href: '/projects', label: t('View All Projects') });

/** Links with their labels in the language of the page. */
export const translated = (
  links: readonly { href: string; label: string }[],
): { href: string; label: string }[] => links.map(({ href, label }) => ({ href, label: t(label) }));

/** Link to the section about getting help. */
export const GET_HELP = { href: '/get-involved#get-help', label: 'Get Help' } as const;

/** Link to the documents page. */
export const DOCUMENTS = { href: '/documents', label: 'Documents' } as const;

/** Legal links at the end of the footer. */
export const LEGAL_LINKS = [
  { href: '/privacy', label: 'Privacy' },
  { href: '/safeguarding', label: 'Safeguarding' },
  { href: '/accessibility', label: 'Accessibility' },
] as const;

/** Footer links; pages that are not in the menu come first. */
export const QUICK_LINKS = [
  { href: '/mission', label: 'Our Mission' },
  { href: '/get-involved', label: 'Get Involved' },
  GET_HELP,
  { href: '/use-cases', label: 'Use Cases' },
  { href: '/about', label: 'About Us' },
  { href: '/who-we-serve', label: 'Who We Serve' },
  { href: '/projects', label: 'Our Projects' },
  { href: '/case-studies', label: 'Case Studies' },
  { href: '/news', label: 'News & Updates' },
  { href: '/events', label: 'Events' },
  { href: '/donate', label: 'Donate' },
  { href: '/contact-us', label: 'Contact Us' },
] as const;
