/** A content type (docs/product.md 6.1, 6.2, 7.3), written out by hand so that the tests can disagree with the entity. */
export interface ContentType {
  path: string;
  items: string;
  item: string;
  /** Whether its items can be drafts. */
  drafts?: true;
  /** Whether its words can be translated. */
  translated?: true;
  /** A draft that the rules take. */
  draft: Record<string, unknown>;
  /** What each field may not be, and the text that says so. */
  refused: [field: string, value: unknown, text: string][];
  /** The fields that the search looks in. */
  searched: string[];
  /** Drafts' differences from the oldest to the newest, and the order in which the list must show them. */
  sorted: { changes: Record<string, unknown>[]; shown: number[] };
}

const picture = '/uploads/0123456789abcdef-800x600.jpg';
const byOrder = { changes: [{ order: 2 }, { order: 1 }, { order: 2 }, { order: 0 }], shown: [3, 1, 2, 0] };
const byCreation = { changes: [{}, {}, {}], shown: [2, 1, 0] };
const badTitle: ContentType['refused'] = [
  ['title', '   ', 'Title is required.'],
  ['title', 'x'.repeat(201), 'Title can be at most 200 characters long.'],
  ['title', ['a'], 'Title must be text.'],
  ['title', { toString: 'no function' }, 'Title must be text.'],
];
const badOrder: ContentType['refused'] = [
  ['order', -1, 'Order must be 0 or more.'],
  ['order', 1.5, 'Order must be a whole number.'],
  ['order', 'first', 'Order must be a number.'],
];
const badPicture = (field: string, label: string): ContentType['refused'] => [
  [field, 'javascript:alert(1)', `${label} must be an uploaded picture or a web address.`],
  [field, '/uploads/../token-secret', `${label} must be an uploaded picture or a web address.`],
];
const tooRich = (field: string, label: string): ContentType['refused'] => [
  [field, 'x'.repeat(200_001), `${label} can be at most 200,000 characters long.`],
];

export const CONTENT_TYPES: ContentType[] = [
  {
    path: 'hero-slides',
    items: 'slides',
    item: 'Hero slide',
    drafts: true,
    translated: true,
    draft: {
      title: 'Water for all',
      subtitle: 'Since 2019',
      link: '/donate',
      linkText: 'Give',
      image: picture,
      order: 3,
    },
    refused: [...badTitle, ...badOrder, ...badPicture('image', 'Image'), ['image', '', 'Please select an image file.']],
    searched: ['title'],
    sorted: byOrder,
  },
  {
    path: 'updates',
    items: 'updates',
    item: 'Update',
    drafts: true,
    translated: true,
    draft: { title: 'A new well', date: '2026-11-21', image: '', description: '<p>It flows.</p>', commenting: 'open' },
    refused: [
      ...badTitle,
      ['date', '2026-02-30', 'Date must be a valid date.'],
      ['date', '', 'Date is required.'],
      ...badPicture('image', 'Image'),
      ...tooRich('description', 'Description'),
    ],
    searched: ['title'],
    sorted: {
      changes: [{ date: '2026-01-02' }, { date: '2026-01-03' }, { date: '2026-01-02' }, { date: '2025-12-31' }],
      shown: [1, 2, 0, 3],
    },
  },
  {
    path: 'case-studies',
    items: 'caseStudies',
    item: 'Case study',
    drafts: true,
    translated: true,
    draft: { title: 'Grace', category: 'Education Support', image: picture, content: '<h1>Grace</h1>' },
    refused: [
      ...badTitle,
      [
        'category',
        'Politics',
        'Category must be one of: Community Development, Education Support, Health Initiatives, Spiritual Outreach, Emergency Relief.',
      ],
      ...tooRich('content', 'Content'),
    ],
    searched: ['title'],
    sorted: byCreation,
  },
  {
    path: 'use-cases',
    items: 'useCases',
    item: 'Use case',
    drafts: true,
    translated: true,
    draft: { title: 'Solar pumps', category: 'Technology Solutions', image: '', content: '<p>Sun.</p>' },
    refused: [
      ...badTitle,
      [
        'category',
        'Emergency Relief',
        'Category must be one of: Technology Solutions, Environmental Conservation, Social Impact, Economic Empowerment, Infrastructure Projects.',
      ],
    ],
    searched: ['title'],
    sorted: byCreation,
  },
  {
    path: 'executive-members',
    items: 'members',
    item: 'Executive member',
    translated: true,
    draft: { name: 'Thoko Banda', title: 'Chair', image: picture, order: 0 },
    refused: [
      ...badTitle,
      ...badOrder,
      ['name', '', 'Name is required.'],
      ['name', 'x'.repeat(101), 'Name can be at most 100 characters long.'],
      ['image', undefined, 'Please select an image file.'],
    ],
    searched: ['name', 'title'],
    sorted: byOrder,
  },
  {
    path: 'events',
    items: 'events',
    item: 'Event',
    drafts: true,
    translated: true,
    draft: {
      title: 'Harvest service',
      date: '2026-12-05T08:00:00.000Z',
      ends: '2026-12-05T10:00:00.000Z',
      repeats: 'weekly',
      repeatsUntil: '2026-12-31',
      location: 'Zomba',
      image: '',
      description: '<p>Come.</p>',
    },
    refused: [
      ...badTitle,
      ['date', '2026-12-05', 'Date must be a valid date and time.'],
      ['date', '2026-13-01T00:00:00Z', 'Date must be a valid date and time.'],
      ['location', ' ', 'Location is required.'],
    ],
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
    translated: true,
    draft: { title: 'Boreholes', image: picture, initiatedDate: '2024-02-29', description: '<p>Deep.</p>' },
    refused: [
      ...badTitle,
      ['image', '', 'Please select an image file.'],
      ['initiatedDate', '2026-02-29', 'Initiated Date must be a valid date.'],
    ],
    searched: ['title'],
    sorted: {
      changes: [{ initiatedDate: '2024-02-29' }, { initiatedDate: '2026-01-01' }, { initiatedDate: '2024-02-29' }],
      shown: [1, 2, 0],
    },
  },
  {
    path: 'partners',
    items: 'partners',
    item: 'Partner',
    draft: { name: 'Friends of Mulanje', logo: picture, order: 7 },
    refused: [
      ['name', '', 'Name is required.'],
      ...badOrder,
      ...badPicture('logo', 'Logo'),
      ['logo', '', 'Please select a logo image file.'],
    ],
    searched: ['name'],
    sorted: byOrder,
  },
  {
    path: 'documents',
    items: 'documents',
    item: 'Document',
    drafts: true,
    translated: true,
    draft: {
      title: 'Annual report',
      kind: 'Annual report',
      year: '2025',
      summary: 'What we did.',
      file: '/uploads/0123456789abcdef.pdf',
    },
    refused: [
      ...badTitle,
      ['kind', 'Poem', 'Kind must be one of: Annual report, Financial statement, Policy, Other.'],
      ['year', '', 'Year is required.'],
      ['year', '25', 'Year must have four digits, such as 2026.'],
      ['year', '2925', 'Year must have four digits, such as 2026.'],
      ['summary', 'x'.repeat(501), 'Summary can be at most 500 characters long.'],
      ['file', '', 'Please select a PDF file.'],
      ['file', picture, 'Document must be an uploaded PDF document.'],
      ['file', 'https://example.org/report.pdf', 'Document must be an uploaded PDF document.'],
    ],
    searched: ['title'],
    sorted: { changes: [{ year: '2025' }, { year: '2026' }, { year: '2025' }], shown: [1, 2, 0] },
  },
];

/** The types whose items can be drafts and be scheduled. */
export const PUBLISHED = ['hero-slides', 'updates', 'case-studies', 'use-cases', 'events', 'projects', 'documents'];
