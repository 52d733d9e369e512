import { first, hero, recorded, type PageStates } from './pageParts';

/** Cards on a page of a list (docs/product.md 3.6). */
const LIST_PAGE = 9;

/** The public pages that read content (docs/product.md 2.1), and the page for unknown addresses. */
export const PAGES: readonly PageStates[] = [
  {
    screen: 'home',
    placesKept: 3 + 3 + 14,
    parts: [
      {
        call: '/content/hero-slides',
        failure: 'Failed to fetch hero slides.',
        empty: 'No hero slides configured',
        loaded: first('hero-slides', 'slides'),
      },
      {
        call: '/content/updates',
        failure: 'Failed to fetch latest updates.',
        empty: 'No latest updates available',
        loaded: first('updates', 'updates'),
      },
      {
        call: '/content/groups',
        failure: 'Failed to fetch groups.',
        loaded: () => Promise.resolve('A warm meal, a mended roof and company for those who raised us.'),
      },
      {
        call: '/content/quote',
        failure: 'Failed to fetch quote.',
        empty: 'No quote configured yet',
        loaded: recorded('quote', 'author'),
      },
      {
        call: '/content/case-studies',
        failure: 'Failed to fetch case studies.',
        empty: 'No case studies found',
        loaded: first('case-studies', 'caseStudies'),
      },
      {
        call: '/content/figures',
        failure: 'Failed to fetch figures.',
        loaded: () => Promise.resolve('years in operations'),
      },
      {
        call: '/content/partners',
        failure: 'Failed to fetch partners.',
        loaded: () => Promise.resolve('Our Partners'),
      },
    ],
  },
  {
    screen: 'about',
    fallbackTitle: 'About Lamp of Mercy Trust',
    placesKept: 4,
    parts: [
      hero('about', 'Failed to fetch About page hero image.'),
      {
        call: '/content/about-us',
        failure: 'Error: Failed to fetch about us texts.',
        loaded: () => Promise.resolve('We are a Christian charity rooted in the villages'),
      },
      {
        call: '/content/executive-members',
        failure: 'Error: Failed to fetch executive members.',
        empty: 'No executive members found',
        loaded: first('executive-members', 'members', 'name'),
      },
    ],
  },
  {
    screen: 'case-studies',
    fallbackTitle: 'Case Studies',
    placesKept: LIST_PAGE,
    parts: [
      hero('case-studies', 'Failed to fetch Case Studies page hero image.'),
      {
        call: '/content/case-studies',
        failure: 'Error: Failed to fetch case studies.',
        empty: 'No case studies found',
        loaded: first('case-studies', 'caseStudies'),
      },
    ],
  },
  {
    screen: 'case-study',
    placesKept: 1,
    missing: { address: '/case-studies/no-such-thing', text: 'Case study not found' },
    parts: [
      {
        call: '/content/case-studies/*',
        failure: 'Error: Failed to fetch case study details.',
        loaded: first('case-studies', 'caseStudies'),
      },
    ],
  },
  {
    screen: 'who-we-serve',
    fallbackTitle: 'Who We Serve',
    parts: [
      hero('who-we-serve', 'Failed to fetch Who We Serve page hero image.'),
      {
        call: '/content/groups',
        failure: 'Error: Failed to fetch groups.',
        loaded: () => Promise.resolve('Less Privileged Individuals and Families'),
      },
    ],
  },
  {
    screen: 'news',
    fallbackTitle: 'News & Updates',
    placesKept: LIST_PAGE,
    parts: [
      hero('updates', 'Failed to fetch News & Updates page hero image.'),
      {
        call: '/content/updates',
        failure: 'Error: Failed to fetch news and updates.',
        empty: 'No news or updates found',
        loaded: first('updates', 'updates'),
      },
    ],
  },
  {
    screen: 'update',
    placesKept: 1,
    missing: { address: '/updates/no-such-thing', text: 'Update not found' },
    parts: [
      {
        call: '/content/updates/*',
        failure: 'Error: Failed to fetch update details.',
        loaded: first('updates', 'updates'),
      },
    ],
  },
  {
    screen: 'events',
    fallbackTitle: 'Our Events',
    parts: [
      hero('events', 'Failed to fetch Events page hero image.'),
      {
        call: '/content/events',
        failure: 'Error: Failed to fetch events.',
        empty: /^There are no events in \w+ \d{4}\.$/,
        loaded: () => Promise.resolve('Mon'),
      },
    ],
  },
  {
    screen: 'event',
    placesKept: 1,
    missing: { address: '/events/no-such-thing', text: 'Event not found.' },
    parts: [
      {
        call: '/content/events/*',
        failure: 'Error: Failed to fetch event details.',
        loaded: first('events', 'events', 'location'),
      },
    ],
  },
  {
    screen: 'use-cases',
    fallbackTitle: 'Our Use Cases',
    placesKept: LIST_PAGE,
    parts: [
      hero('use-cases', 'Failed to fetch Use Cases page hero image.'),
      {
        call: '/content/use-cases',
        failure: 'Error: Failed to fetch use cases.',
        empty: 'No use cases found',
        loaded: first('use-cases', 'useCases'),
      },
    ],
  },
  {
    screen: 'use-case',
    placesKept: 1,
    missing: { address: '/use-cases/no-such-thing', text: 'Use case not found' },
    parts: [
      {
        call: '/content/use-cases/*',
        failure: 'Error: Failed to fetch use case details.',
        loaded: first('use-cases', 'useCases'),
      },
    ],
  },
  {
    screen: 'contact-us',
    fallbackTitle: 'Contact Us',
    parts: [
      hero('contact-us', 'Failed to fetch Contact Us page hero image.'),
      {
        call: '/content/contact-details',
        failure: 'Error: Failed to fetch contact details.',
        // Falls back to the configured ones (docs/product.md 6.1).
        empty: '+265 1 000 000',
        loaded: recorded('contact-details', 'email'),
      },
    ],
  },
  {
    screen: 'donate',
    fallbackTitle: 'Support Our Mission',
    parts: [
      hero('donation', 'Failed to fetch Donation page hero image.'),
      {
        call: '/content/donation-details',
        failure: 'Error: Failed to fetch donation bank details.',
        empty: 'Bank details not configured yet',
        loaded: recorded('donation-details', 'swiftCode'),
      },
    ],
  },
  {
    screen: 'mission',
    fallbackTitle: 'Our Mission',
    parts: [
      hero('mission', 'Failed to fetch Mission page hero image.'),
      {
        call: '/content/about-us',
        failure: 'Error: Failed to fetch about us texts.',
        loaded: recorded('about-us', 'mission'),
      },
    ],
  },
  {
    screen: 'get-involved',
    fallbackTitle: 'Get Involved',
    parts: [hero('get-involved', 'Failed to fetch Get Involved page hero image.')],
  },
  {
    screen: 'projects',
    fallbackTitle: 'Our Projects',
    // docs/product.md 3.6: 3 skeleton cards.
    placesKept: 3,
    parts: [
      hero('projects', 'Failed to fetch Projects page hero image.'),
      {
        call: '/content/projects',
        failure: 'Error: Failed to fetch projects.',
        empty: 'No projects found.',
        loaded: first('projects', 'projects'),
      },
    ],
  },
  {
    screen: 'project',
    placesKept: 1,
    missing: { address: '/projects/no-such-thing', text: 'Project not found.' },
    parts: [
      {
        call: '/content/projects/*',
        failure: 'Error: Failed to fetch project details.',
        loaded: first('projects', 'projects'),
      },
    ],
  },
  ...[
    { screen: 'privacy', loaded: 'When you write to us' },
    { screen: 'safeguarding', loaded: 'We visit in pairs.' },
  ].map(({ screen, loaded }) => ({
    screen,
    parts: [
      {
        call: `/content/${screen}`,
        failure: `Error: Failed to fetch ${screen} page.`,
        loaded: () => Promise.resolve(loaded),
      },
    ],
  })),
  {
    screen: 'documents',
    parts: [
      {
        call: '/content/documents',
        failure: 'Error: Failed to fetch documents.',
        empty: 'No documents yet',
        loaded: first('documents', 'documents'),
      },
    ],
  },
  { screen: 'not-found', missing: { address: '/no/such/page', text: 'Page not found' }, parts: [] },
];
