import type { PageKey } from '@charity-site/api-client/entities';

/** A page of the public site, as the screen Pages shows it. */
export interface PublicPage {
  title: string;
  path: string;
  /** Left out for a page without a banner. */
  hero?: PageKey;
  /** The areas that edit it, by their path and a field of theirs, in the order of the page, each with what the page shows of it. */
  parts: Readonly<Record<string, string>>;
}

const ABOUT_US = 'How you began, vision, mission and values';

/** The public pages, in the order of the site's menu, and what is on all of them. */
export const PUBLIC_PAGES: readonly PublicPage[] = [
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
  {
    title: 'About',
    path: '/about',
    hero: 'about',
    parts: { 'about-us': ABOUT_US, 'executive-members': 'Chairperson, treasurer and the others: names and faces' },
  },
  { title: 'Our Mission', path: '/mission', hero: 'mission', parts: { 'about-us': ABOUT_US } },
  {
    title: 'Who We Serve',
    path: '/who-we-serve',
    hero: 'who-we-serve',
    parts: { groups: 'Older persons, youths, widows and the other groups' },
  },
  {
    title: 'Donate',
    path: '/donate',
    hero: 'donation',
    parts: {
      'giving#ways': 'Airtel Money, TNM Mpamba and other numbers; what a gift does',
      'donation-details': 'Bank, account number and Swift code',
    },
  },
  {
    title: 'Get Involved',
    path: '/get-involved',
    hero: 'get-involved',
    parts: { 'giving#joinIntro': 'Volunteers, events, gifts' },
  },
  {
    title: 'Contact Us',
    path: '/contact-us',
    hero: 'contact-us',
    parts: {
      'contact-details': 'Phone, email, address, Facebook and WhatsApp',
      'giving#contactIntro': 'The sentence above the contact form',
    },
  },
  { title: 'News & Updates', path: '/news', hero: 'updates', parts: { updates: 'Every news item' } },
  { title: 'Events', path: '/events', hero: 'events', parts: { events: 'The calendar' } },
  { title: 'Our Projects', path: '/projects', hero: 'projects', parts: { projects: 'Every project' } },
  { title: 'Case Studies', path: '/case-studies', hero: 'case-studies', parts: { 'case-studies': 'Every story' } },
  { title: 'Use Cases', path: '/use-cases', hero: 'use-cases', parts: { 'use-cases': 'Every use case' } },
  { title: 'Documents', path: '/documents', parts: { documents: 'Reports, statements and policies' } },
  { title: 'Privacy', path: '/privacy', parts: { privacy: 'What you promise about people’s data' } },
  { title: 'Safeguarding', path: '/safeguarding', parts: { safeguarding: 'How you protect children and adults' } },
  {
    title: 'Every page',
    path: '/',
    parts: {
      organisation: 'Name and tagline',
      logo: 'The sign in the header',
      colours: 'Of the whole site',
      'contact-details': 'Phone and email in header and footer',
    },
  },
];

/** The path of the public page with a banner. */
export const pathOfHero = (hero: PageKey): string | undefined => PUBLIC_PAGES.find((page) => page.hero === hero)?.path;
