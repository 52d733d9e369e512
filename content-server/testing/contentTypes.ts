/**
 * A content type (docs/product.md 6.1, 6.2, 7.3), written out by hand so that the tests can
 * disagree with the entity.
 */
export interface ContentType {
  path: string;
  items: string;
  item: string;
  /** True when its items can be drafts. */
  drafts?: true;
  /** The translatable fields. */
  translated?: string[];
  /** Valid input. */
  draft: Record<string, unknown>;
  /** The searched fields. */
  searched: string[];
  /**
   * Changes of the input from the oldest item to the newest, and the order in which the list must
   * show them.
   */
  sorted: { changes: Record<string, unknown>[]; shown: number[] };
}

const picture = '/uploads/0123456789abcdef-800x600.jpg';
/** The id of a project that need not exist. */
const project = '01890000-0000-7000-8000-000000000000';
const byOrder = {
  changes: [{ order: 2 }, { order: 1 }, { order: 2 }, { order: 0 }],
  shown: [3, 1, 2, 0],
};
const byCreation = { changes: [{}, {}, {}], shown: [2, 1, 0] };
export const CONTENT_TYPES: ContentType[] = [
  {
    path: 'hero-slides',
    items: 'slides',
    item: 'Hero slide',
    drafts: true,
    translated: ['title', 'subtitle', 'linkText'],
    draft: {
      title: 'Water for all',
      subtitle: 'Since 2019',
      link: '/donate',
      linkText: 'Give',
      image: picture,
      order: 3,
    },
    searched: ['title'],
    sorted: byOrder,
  },
  {
    path: 'updates',
    items: 'updates',
    item: 'Update',
    drafts: true,
    translated: ['title', 'description'],
    draft: {
      title: 'A new well',
      date: '2026-11-21',
      image: '',
      description: '<p>It flows.</p>',
      commenting: 'open',
      project,
    },
    searched: ['title'],
    sorted: {
      changes: [
        { date: '2026-01-02' },
        { date: '2026-01-03' },
        { date: '2026-01-02' },
        { date: '2025-12-31' },
      ],
      shown: [1, 2, 0, 3],
    },
  },
  {
    path: 'case-studies',
    items: 'caseStudies',
    item: 'Case study',
    drafts: true,
    translated: ['title', 'content'],
    draft: {
      title: 'Grace',
      category: 'Education Support',
      image: picture,
      content: '<h1>Grace</h1>',
      project,
    },
    searched: ['title'],
    sorted: byCreation,
  },
  {
    path: 'use-cases',
    items: 'useCases',
    item: 'Use case',
    drafts: true,
    translated: ['title', 'content'],
    draft: {
      title: 'Solar pumps',
      category: 'Technology Solutions',
      image: '',
      content: '<p>Sun.</p>',
      project,
    },
    searched: ['title'],
    sorted: byCreation,
  },
  {
    path: 'executive-members',
    items: 'members',
    item: 'Executive member',
    translated: ['title'],
    draft: { name: 'Thoko Banda', title: 'Chair', image: picture, order: 0 },
    searched: ['name', 'title'],
    sorted: byOrder,
  },
  {
    path: 'events',
    items: 'events',
    item: 'Event',
    drafts: true,
    translated: ['title', 'location', 'description'],
    draft: {
      title: 'Harvest service',
      date: '2026-12-05T08:00:00.000Z',
      ends: '2026-12-05T10:00:00.000Z',
      repeats: 'weekly',
      repeatsUntil: '2026-12-31',
      location: 'Zomba',
      image: '',
      description: '<p>Come.</p>',
      project,
    },
    searched: ['title'],
    sorted: {
      changes: [
        { date: '2026-12-05T08:00:00.000Z' },
        { date: '2026-12-05T10:30:00+02:00' },
        { date: '2026-11-30T22:00:00.000Z' },
      ],
      shown: [1, 0, 2],
    },
  },
  {
    path: 'projects',
    items: 'projects',
    item: 'Project',
    drafts: true,
    translated: ['title', 'description', 'progress'],
    draft: {
      title: 'Boreholes',
      image: picture,
      initiatedDate: '2024-02-29',
      description: '<p>Deep.</p>',
      progress: 'Wells | 9 | 12',
    },
    searched: ['title'],
    sorted: {
      changes: [
        { initiatedDate: '2024-02-29' },
        { initiatedDate: '2026-01-01' },
        { initiatedDate: '2024-02-29' },
      ],
      shown: [1, 2, 0],
    },
  },
  {
    path: 'pages',
    items: 'pages',
    item: 'Page',
    drafts: true,
    translated: ['title', 'content', 'summary'],
    draft: {
      title: 'Vacancies',
      image: picture,
      content: '<p>We seek a nurse.</p>',
      summary: 'Work with us.',
      showIn: 'menu',
      order: 2,
    },
    searched: ['title', 'summary'],
    sorted: byOrder,
  },
  {
    path: 'partners',
    items: 'partners',
    item: 'Partner',
    draft: { name: 'Friends of Mulanje', logo: picture, order: 7 },
    searched: ['name'],
    sorted: byOrder,
  },
  {
    path: 'documents',
    items: 'documents',
    item: 'Document',
    drafts: true,
    translated: ['title', 'summary'],
    draft: {
      title: 'Annual report',
      kind: 'Annual report',
      year: '2025',
      summary: 'What we did.',
      file: '/uploads/0123456789abcdef.pdf',
    },
    searched: ['title'],
    sorted: { changes: [{ year: '2025' }, { year: '2026' }, { year: '2025' }], shown: [1, 2, 0] },
  },
];

/** The content type at a path. */
export const contentTypeAt = (path: string): ContentType => {
  const found = CONTENT_TYPES.find((type) => type.path === path);
  if (!found) throw new Error(`There is no content type ${path}.`);
  return found;
};

/** The types whose items can be drafts and be scheduled. */
export const PUBLISHED = [
  'hero-slides',
  'updates',
  'case-studies',
  'use-cases',
  'events',
  'projects',
  'documents',
  'pages',
];
