/**
 * Public paths of the pages that can have a hero, in the order of the page selector
 * (docs/product.md 5.9). Not in pageHero.ts, because visitors would then load its rules.
 */
export const PAGE_PATHS = {
  about: '/about',
  'who-we-serve': '/who-we-serve',
  'case-studies': '/case-studies',
  updates: '/news',
  events: '/events',
  'use-cases': '/use-cases',
  'contact-us': '/contact-us',
  donation: '/donate',
  mission: '/mission',
  'get-involved': '/get-involved',
  projects: '/projects',
} as const;

export type PageKey = keyof typeof PAGE_PATHS;

/** The page keys, in the order of the page selector. */
export const PAGE_KEYS = Object.keys(PAGE_PATHS) as [PageKey, ...PageKey[]];
