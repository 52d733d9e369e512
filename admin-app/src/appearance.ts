/** Where visitors meet what a screen edits. */
export interface Appearance {
  /** One sentence. */
  text: string;
  /** A public page that shows it. */
  href: string;
}

/** By the path of the area. Areas that visitors do not see are left out. */
const APPEARANCES: Partial<Record<string, Appearance>> = {
  updates: { text: 'On the page News & Updates; the three newest also on the home page.', href: '/news' },
  events: { text: 'In the calendar of the page Events.', href: '/events' },
  projects: { text: 'On the page Our Projects and in the menu.', href: '/projects' },
  'case-studies': { text: 'On the page Case Studies; the three newest also on the home page.', href: '/case-studies' },
  'use-cases': { text: 'On the page Use Cases, which the footer links to.', href: '/use-cases' },
  documents: { text: 'On the page Documents, which every footer links to.', href: '/documents' },
  'hero-carousel': { text: 'At the top of the home page, one after the other.', href: '/' },
  quotes: { text: 'In the middle of the home page.', href: '/' },
  'page-heroes': { text: 'At the top of each page, such as About.', href: '/about' },
  'about-us': { text: 'On the pages About and Our Mission.', href: '/mission' },
  groups: { text: 'On the page Who We Serve; name and sentence also on the home page.', href: '/who-we-serve' },
  figures: { text: 'Near the end of the home page, under Our Reach.', href: '/' },
  giving: { text: 'On the pages Donate, Get Involved and Contact Us.', href: '/donate' },
  privacy: { text: 'On the page Privacy, which every footer and form links to.', href: '/privacy' },
  safeguarding: { text: 'On the page Safeguarding, which every footer links to.', href: '/safeguarding' },
  'executive-members': { text: 'On the page About.', href: '/about' },
  partners: { text: 'At the end of the home page.', href: '/' },
  organisation: { text: 'In the header and footer of every page, in search engines and in shared links.', href: '/' },
  colours: { text: 'On every page.', href: '/' },
  logo: { text: 'In the header of every page.', href: '/' },
  'contact-details': {
    text: 'In the header and footer of every page, on Contact Us, and behind the badge with social links.',
    href: '/contact-us',
  },
  'donation-details': { text: 'On the page Donate.', href: '/donate' },
  comments: { text: 'Below the news item that they are about.', href: '/news' },
};

/** Where visitors meet what the area at a path edits; undefined when they do not. */
export const appearanceOf = (path: string): Appearance | undefined => APPEARANCES[path.replace(/^\/admin\//, '')];
