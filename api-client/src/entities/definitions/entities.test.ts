import {
  aboutUs,
  addressRules,
  ALL_SINGLETONS,
  caseStudies,
  colours,
  comments,
  contactDetails,
  CONTENT_TYPES,
  documents,
  donationDetails,
  emailChangeRules,
  events,
  executiveMembers,
  figures,
  FROM_ARCHIVE,
  giving,
  groups,
  heroSlides,
  logo,
  messages,
  notice,
  organisation,
  ownPages,
  partners,
  passwordChangeRules,
  profileRules,
  projects,
  quote,
  shapeOf,
  signInRules,
  updates,
  useCases,
  type AnyObjectSchema,
} from '../index';
import { object, string, ValidationError } from 'yup';
import { listsOf } from '../../endpoints/list';
import { validateWith } from '../fields/fieldErrors';

const long = (length: number) => 'x'.repeat(length);

type Refused = [field: string, value: unknown, text: string][];

interface Case {
  rules: AnyObjectSchema;
  good: Record<string, unknown>;
  /** Labels of the required texts and choices, by field. */
  required?: Record<string, string>;
  bad?: Refused;
}

const PICTURE = '/uploads/0123456789abcdef-10x10.png';
const slide = {
  title: 'Clean water',
  subtitle: '',
  link: '/donate',
  linkText: 'Give',
  image: PICTURE,
  order: 0,
};
const PROJECT = '01890000-0000-7000-8000-000000000000';
const study = {
  title: 'A school',
  category: 'Education Support',
  image: '',
  content: '',
  project: PROJECT,
};
const weekly = { repeats: 'weekly', repeatsUntil: '2027-03-01' };
const event = {
  title: 'Open day',
  date: '2026-12-01T08:00:00.000Z',
  location: 'Zomba',
  image: '',
  description: '',
};

/** Matches the beginning of a message; a list of choices follows. */
const beginning = (text: string): string =>
  expect.stringMatching(new RegExp(`^${text}`)) as unknown as string;

/** Values that a field rejects with the same message. */
const refused = (field: string, text: string, ...values: unknown[]): Refused =>
  values.map((value) => [field, value, text]);

const NO_EMAIL = 'Please enter a valid email address.';
const NO_PICTURE = 'Image must be an uploaded picture or a web address.';
const NO_LINK = 'must be a page of this site, such as /donate, or a web address.';
const NO_URL = 'must be a valid URL, beginning with https://.';

const WELLS = { what: 'wells', done: '9', planned: '12' };

const CASES: Record<string, Case> = {
  // Rules of titles, orders, links and pictures are asserted here, those of dates with updates, of
  // emails with messages.
  'hero slide': {
    rules: heroSlides.rules,
    good: slide,
    required: { title: 'Title' },
    bad: [
      ...refused('title', 'Title is required.', '   ', undefined),
      ['title', long(201), 'Title can be at most 200 characters long.'],
      ...refused('title', 'Title must be text.', { evil: true }, ['a', 'b']),
      ['order', -1, 'Order must be 0 or more.'],
      ['order', 1.5, 'Order must be a whole number.'],
      ...refused('order', 'Order must be a number.', 'first', ''),
      ['order', null, 'Order is required.'],
      ['image', '', 'Please select an image file.'],
      ...refused(
        'image',
        NO_PICTURE,
        'javascript:alert(1)',
        'data:image/png;base64,AA',
        '/uploads/../a.png',
        'a.png',
      ),
      ...refused(
        'link',
        `Link ${NO_LINK}`,
        'donate',
        '//evil.example',
        '/a page',
        'javascript:alert(1)',
      ),
      ['linkText', '', 'Link Text is required when there is a link.'],
    ],
  },
  'executive member': {
    rules: executiveMembers.rules,
    good: { name: 'Grace', title: 'Chair', image: PICTURE, order: 3 },
    required: { name: 'Name', title: 'Title' },
    bad: [
      ['name', long(101), 'Name can be at most 100 characters long.'],
      ['image', '', 'Please select an image file.'],
      ['order', -1, 'Order must be 0 or more.'],
    ],
  },
  partner: {
    rules: partners.rules,
    good: { name: 'Lake Trust', logo: 'http://localhost:3000/logo.png', order: 0 },
    required: { name: 'Name' },
    bad: [
      ['logo', '', 'Please select a logo image file.'],
      ['logo', 'lake.png', 'Logo must be an uploaded picture or a web address.'],
      ['order', -1, 'Order must be 0 or more.'],
    ],
  },
  'case study': {
    rules: caseStudies.rules,
    good: study,
    required: { title: 'Title', category: 'Category' },
    bad: [
      [
        'category',
        'Social Impact',
        'Category must be one of: Community Development, Education Support, Health Initiatives, Spiritual Outreach, Emergency Relief.',
      ],
      ['content', long(200_001), 'Content can be at most 200,000 characters long.'],
      ['image', 'lake.png', NO_PICTURE],
    ],
  },
  'own page': {
    rules: ownPages.rules,
    good: {
      title: 'Vacancies',
      image: '',
      content: '<p>Nurse.</p>',
      summary: 'Work with us.',
      showIn: 'both',
      order: 0,
    },
    required: { title: 'Title', showIn: 'Show In' },
    bad: [
      ['summary', long(161), 'Summary can be at most 160 characters long.'],
      ['showIn', 'header', 'Show In must be one of: menu, footer, both, none.'],
    ],
  },
  document: {
    rules: documents.rules,
    good: {
      title: 'Report',
      kind: 'Annual report',
      year: '2025',
      summary: '',
      file: '/uploads/0123456789abcdef.pdf',
    },
    required: { title: 'Title', kind: 'Kind', year: 'Year' },
    bad: [
      ['kind', 'Poem', 'Kind must be one of: Annual report, Financial statement, Policy, Other.'],
      ['year', 'last', 'Year must have four digits, such as 2026.'],
      ['summary', long(501), 'Summary can be at most 500 characters long.'],
      ['file', '', 'Please select a PDF file.'],
      ...refused(
        'file',
        'Document must be an uploaded PDF document.',
        '/uploads/../a.pdf',
        'https://a.org/a.pdf',
      ),
    ],
  },
  'use case': {
    rules: useCases.rules,
    good: { ...study, category: 'Social Impact' },
    required: { title: 'Title', category: 'Category' },
    bad: [
      [
        'category',
        'Education Support',
        'Category must be one of: Technology Solutions, Environmental Conservation, Social Impact, Economic Empowerment, Infrastructure Projects.',
      ],
    ],
  },
  update: {
    rules: updates.rules,
    good: {
      title: 'News',
      date: '2024-02-29',
      image: '',
      description: '',
      commenting: 'closed',
      project: PROJECT,
    },
    required: { title: 'Title', date: 'Date' },
    bad: [
      ...refused('date', 'Date must be a valid date.', '2026-02-30', '2026-13-01', '02/11/2026'),
      ...refused('date', 'Date must be in a year from 1900 to 2100.', '0026-11-25', '2206-11-25'),
      ['commenting', 'half', 'Comments must be open or closed.'],
      ...refused('project', 'Belongs to Project must be the _id of a project.', '7', 'wells'),
      ['project', `${PROJECT}/`, 'Belongs to Project can be at most 36 characters long.'],
    ],
  },
  project: {
    rules: projects.rules,
    good: {
      title: 'Well',
      image: PICTURE,
      initiatedDate: '2026-01-05',
      description: '',
      progress: [WELLS],
    },
    required: { title: 'Title', initiatedDate: 'Initiated Date' },
    bad: [
      ...['-1', '1.5', 'nine', '1e1', '9 wells'].flatMap((done) =>
        refused(
          'progress',
          'progress[0].done: Done So Far must be a whole number, such as 9.',
          `wells | ${done} | 12`,
        ),
      ),
      ...['0', '61', '1.5', 'twelve'].flatMap((planned) =>
        refused(
          'progress',
          'progress[0].planned: Planned must be a whole number from 1 to 60.',
          `wells | 0 | ${planned}`,
        ),
      ),
      [
        'progress',
        'wells | 13 | 12',
        'progress[0].done: Done So Far can be at most as many as planned.',
      ],
      ['progress', ' | 9 | 12', 'progress[0].what: What Is Counted is required.'],
      ['progress', 'wells | 9 | 12\nbridges | 1 | 2', 'There can be only one entry.'],
      ['initiatedDate', '2026-02-30', 'Initiated Date must be a valid date.'],
      ['initiatedDate', '1026-02-03', 'Initiated Date must be in a year from 1900 to 2100.'],
      ['image', '', 'Please select an image file.'],
    ],
  },
  event: {
    rules: events.rules,
    good: {
      ...event,
      ends: '2026-12-01T10:00:00.000Z',
      ...weekly,
      project: PROJECT,
      capacity: 30,
      bookings: 'closed',
    },
    required: { title: 'Title', date: 'Date', location: 'Location' },
    bad: [
      ['ends', '2026-12-01T08:00:00.000Z', 'The end must be after the beginning.'],
      ['ends', '2027-01-02T08:00:00.000Z', 'The end can be at most 31 days after the beginning.'],
      ['ends', '10:00', 'Ends must be a valid date and time.'],
      ['repeats', 'yearly', 'Repeats must be one of: weekly, fortnightly, monthly.'],
      ['repeatsUntil', '', 'Please say until when the event repeats.'],
      ['repeatsUntil', '2026-11-29', 'The last day must be after the beginning.'],
      ['repeatsUntil', '2032-01-01', 'An event can repeat for at most 5 years.'],
      ['repeatsUntil', '2027-02-30', 'Repeats Until must be a valid date.'],
      ...refused(
        'date',
        'Date must be a valid date and time.',
        '2026-12-01',
        '2026-02-30T08:00:00Z',
        '2026-12-01T08:00',
      ),
      ['date', '0026-12-01T08:00:00Z', 'Date must be in a year from 1900 to 2100.'],
      ['capacity', -1, 'Places must be 0 or more.'],
      ['capacity', 10_000, 'Places can be at most 9,999.'],
      ['bookings', 'half', 'Bookings must be open or closed.'],
    ],
  },
  comment: {
    rules: comments.rules,
    good: { updateId: 'u1', guestName: 'T', guestEmail: 't@example.org', commentText: long(500) },
    required: { guestName: 'Name', commentText: 'Comment', updateId: 'Update' },
    bad: [
      ['guestEmail', 'nobody', NO_EMAIL],
      ['commentText', '  ', 'Comment is required.'],
      ['commentText', long(501), 'Comment can be at most 500 characters long.'],
    ],
  },
  message: {
    rules: messages.rules,
    good: { name: 'T', email: 't@example.org', subject: 'Hello', message: 'Hi', source: 'contact' },
    required: { name: 'Name', email: 'Email', subject: 'Subject', message: 'Message' },
    bad: [
      ...refused(
        'email',
        NO_EMAIL,
        'someone',
        'some one@example.org',
        'jane@example.org,',
        'jane@example.org;',
      ),
      ...refused(
        'email',
        NO_EMAIL,
        'jane@example..org',
        'jane.@example.org',
        'mailto:jane@example.org',
      ),
      ...refused('email', NO_EMAIL, '.jane@example.org', 'ja..ne@example.org', 'jane@-example.org'),
      ...refused('email', NO_EMAIL, 'jane@exam_ple.org', 'jané@example.org'),
      ['email', `${long(250)}@example.org`, 'Email can be at most 254 characters long.'],
      ...refused(
        'name',
        'Name is required.',
        '\u200b',
        '\u3164',
        '\u2800',
        '\u00ad',
        ' \u202e\u2066',
      ),
      ['message', '\u200d\n\u2063', 'Message is required.'],
      ['subject', long(201), 'Subject can be at most 200 characters long.'],
      ['message', long(5001), 'Message can be at most 5,000 characters long.'],
      ['source', 'elsewhere', 'Source must be contact or get-involved.'],
    ],
  },
  quote: {
    rules: quote.rules,
    good: { text: 'Be kind', author: 'Someone' },
    required: { text: 'Text', author: 'Author' },
  },
  'contact details': {
    rules: contactDetails.rules,
    good: {
      phone: '+265 1 000 000',
      email: 'hello@example.org',
      address: 'Zomba',
      whatsapp: '+265 1 000 000',
      facebook: '',
      instagram: '',
      linkedin: '',
      twitter: '',
      pressName: '',
      pressEmail: 'press@example.org',
      pressPhone: '',
    },
    required: { phone: 'Phone', email: 'Email', address: 'Address' },
    bad: [
      ...refused('email', NO_EMAIL, 'someone'),
      ['facebook', 'facebook', `Facebook ${NO_URL}`],
      ['instagram', 'javascript:alert(1)', `Instagram ${NO_URL}`],
      ['linkedin', 'ftp://example.org', `LinkedIn ${NO_URL}`],
      [
        'whatsapp',
        '0999 000 000',
        'WhatsApp must be a number with the country code, such as +265 1 000 000.',
      ],
      ['pressName', long(101), 'Press Contact can be at most 100 characters long.'],
      ['pressEmail', 'press', NO_EMAIL],
      ['twitter', '//example.org', `Twitter ${NO_URL}`],
    ],
  },
  notice: {
    rules: notice.rules,
    good: {
      text: 'The office is closed today.',
      link: '',
      kind: 'warning',
      from: '2026-12-01T06:00:00.000Z',
      until: '2026-12-01T15:00:00.000Z',
    },
    required: { text: 'Text', kind: 'Kind', until: 'Until' },
    bad: [
      ['text', long(201), 'Text can be at most 200 characters long.'],
      ['link', 'events', `Link ${NO_LINK}`],
      ['kind', 'error', 'Kind must be one of: information, warning.'],
      ['from', 'today', 'From must be a valid date and time.'],
      ...refused(
        'until',
        'Until must be after From.',
        '2026-12-01T06:00:00.000Z',
        '2026-12-01T07:59:00+02:00',
      ),
    ],
  },
  'donation details': {
    rules: donationDetails.rules,
    good: { bankName: 'B', accountName: 'A', accountNumber: '1', swiftCode: 'S' },
    required: {
      bankName: 'Bank Name',
      accountName: 'Account Name',
      accountNumber: 'Account Number',
      swiftCode: 'Swift Code',
    },
  },
  organisation: {
    rules: organisation.rules,
    good: {
      name: 'Kind Hands',
      tagline: 'We help.',
      registration: 'TR 1',
      founded: '2009',
      legalForm: 'Registered trust',
      treasurer: '',
      receiptPromise: '',
      cashRule: 'Nobody collects cash for us.',
      reportYear: '2025',
      report: '/documents',
    },
    required: { name: 'Organisation Name', tagline: 'Tagline' },
    bad: [
      ['reportYear', '', 'Year of the Last Report is required with Address of the Last Report.'],
      ['report', 'javascript:alert(1)', `Address of the Last Report ${NO_LINK}`],
      ['registration', long(101), 'Registration Number can be at most 100 characters long.'],
      ['founded', '209', 'Year of Founding must have four digits, such as 2009.'],
      ['legalForm', long(101), 'Legal Form can be at most 100 characters long.'],
      ['cashRule', long(201), 'Rule about Cash can be at most 200 characters long.'],
    ],
  },
  colours: {
    rules: colours.rules,
    good: { main: '#204060', accent: '#ffcc00', third: '#802020' },
    bad: [
      ['main', 'blue', 'Main Colour must be a colour such as #0b5c61.'],
      [
        'main',
        '#ef9090',
        beginning(
          'Main Colour is too light: text in it has a contrast of 1\\.9 to 1, and 4\\.5 to 1 is needed\\. A darker shade such as #[0-9a-f]{6} can be read\\.$',
        ),
      ],
      ['third', '#8f8f00', beginning('Third Colour is too light')],
      ['accent', '#12', 'Accent Colour must be a colour such as #0b5c61.'],
    ],
  },
  'about us texts': {
    rules: aboutUs.rules,
    good: {
      about: 'A',
      founding: '',
      vision: 'V',
      mission: 'M',
      history: [{ year: '2021', place: 'Zomba', text: 'We met.' }],
      values: [{ name: 'Faith', text: 'We pray.' }],
    },
    required: { vision: 'Vision' },
    bad: [
      ['history', '2021 | Zomba', 'history[0].text: What Happened is required.'],
      ['values', 'Faith | We pray.\nHope', 'values[1].text: Description is required.'],
      [
        'values',
        `Faith | ${'x'.repeat(301)}`,
        'values[0].text: Description can be at most 300 characters long.',
      ],
    ],
  },
  groups: {
    rules: groups.rules,
    good: { groups: [{ name: 'Widows', short: '', text: 'We visit them.', sign: '', story: '' }] },
    bad: [
      ['groups', ' | ', 'Please add at least one group.'],
      ['groups', ' | Only a sentence', 'groups[0].name: Name is required.'],
      ['groups', Array(13).fill('Widows').join('\n'), 'There can be at most 12 entries.'],
    ],
  },
  figures: {
    rules: figures.rules,
    good: {
      figures: [{ number: '1,200', label: 'children', year: '2025', source: 'Annual report' }],
    },
    bad: [
      ['figures', 'many | children', 'figures[0].number: Number must contain a digit.'],
      ['figures', '5', 'figures[0].label: What It Counts is required.'],
    ],
  },
  giving: {
    rules: giving.rules,
    good: {
      ...Object.fromEntries(Object.keys(giving.rules.fields).map((field) => [field, ''])),
      ways: [
        {
          name: 'TNM Mpamba',
          number: '0888 000 000',
          accountName: '',
          steps: [{ text: 'Send the gift.' }],
        },
      ],
      amounts: [{ amount: 'K5,000', text: 'books for a term' }],
      purposes: [
        { name: 'Food', percent: '62,5 %' },
        { name: 'Fees', percent: '37.5' },
      ],
      purposesYear: '2025',
      purposesSource: 'Annual report',
    },
    bad: [
      ['ways', 'Airtel Money', 'ways[0].number: Number is required.'],
      ['ways', 'A | 1\nTNM Mpamba | soon', 'ways[1].number: Number must contain a digit.'],
      ['amounts', 'some | books', 'amounts[0].amount: Amount must contain a digit.'],
      [
        'purposes',
        'Food | most',
        'purposes[0].percent: Percent must be a number above 0, such as 62 or 62.5.',
      ],
      [
        'purposes',
        'Food | 100\nFees | 0',
        'purposes[1].percent: Percent must be a number above 0, such as 62 or 62.5.',
      ],
      [
        'purposes',
        'Food | 62.5\nFees | 37',
        'purposes[1].percent: Percent must make 100 together with the others. Together they are 99.5 now.',
      ],
      ['purposesYear', '', 'Year of the Figures is required with How Gifts Are Used.'],
      ['purposesSource', '', 'Source of the Figures is required with How Gifts Are Used.'],
    ],
  },
  logo: {
    rules: logo.rules,
    good: { url: PICTURE, altText: 'Lamp' },
    required: { altText: 'Alt Text' },
    bad: [['url', '', 'Please select an image file or ensure a current logo URL exists.']],
  },
  'e-mail change': {
    rules: emailChangeRules,
    good: { email: 'a@example.org', password: 'x' },
    required: { email: 'New Email', password: 'Password' },
    bad: refused('email', NO_EMAIL, 'nobody'),
  },
  'password change': {
    rules: passwordChangeRules,
    good: { currentPassword: 'x', newPassword: 'long enough' },
    required: { currentPassword: 'Current Password' },
  },
  profile: {
    rules: profileRules,
    good: { name: 'A', role: 'Administrator', bio: '', website: '' },
    required: { name: 'Name', role: 'Role' },
    bad: [['website', 'somewhere', `Website ${NO_URL}`]],
  },
};

const textFor = (rules: AnyObjectSchema, value: object, field: string): string | undefined => {
  try {
    rules.validateSync(value, { abortEarly: false });
    return undefined;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const [found] = error.inner.filter(
      ({ path = '' }) => path === field || path.startsWith(`${field}[`),
    );
    return found && (found.path === field ? found.message : `${found.path}: ${found.message}`);
  }
};

test.each(Object.entries(CASES))(
  'validates %s',
  (_name, { rules, good, required = {}, bad = [] }) => {
    expect(rules.validateSync(good)).toEqual(good);
    const empty = Object.entries(required).map(
      ([field, label]) => [field, '', `${label} is required.`] as const,
    );
    const expected = [...empty, ...bad];
    const found = expected.map(([field, value]) => [
      field,
      value,
      textFor(rules, { ...good, [field]: value }, field),
    ]);
    expect(found).toEqual(expected);
  },
);

describe('an email address that only an earlier version accepted', () => {
  const email = 'jane..phiri@example.org';
  const message = { name: 'Jane', subject: 'Hi', message: 'Hi' };

  test('is valid for sign-in and data erasure', () => {
    expect(signInRules.isValidSync({ email, password: 'x' })).toBe(true);
    expect(addressRules.isValidSync({ email, phone: '' })).toBe(true);
  });

  test('is valid in archives, but not in a new message', () => {
    const isValid = (value: string, context = {}) =>
      messages.rules.isValidSync({ ...message, email: value }, { context });
    expect(isValid(email, FROM_ARCHIVE)).toBe(true);
    expect(isValid('jane', FROM_ARCHIVE)).toBe(false);
    expect(isValid(email)).toBe(false);
  });
});

test('calls of definitions with lists request objects, and the names of lists are unique', () => {
  const lists = [...CONTENT_TYPES, ...ALL_SINGLETONS].flatMap((definition) =>
    Object.keys(definition.rules.fields).flatMap((name) =>
      shapeOf(definition, name) ? [[name, definition.path]] : [],
    ),
  );
  expect(new Set(lists.map(([name]) => name)).size).toBe(lists.length);
  const withLists = new Set(lists.map(([, path]) => path));
  for (const { path } of [...CONTENT_TYPES, ...ALL_SINGLETONS])
    expect([path, listsOf(path) !== undefined]).toEqual([path, withLists.has(path)]);
});

test('trims texts, fills in defaults and converts date-times to UTC', () => {
  expect(heroSlides.rules.validateSync({ title: ' Clean water ', image: PICTURE })).toEqual({
    ...slide,
    link: '',
    linkText: '',
  });
  expect(events.rules.validateSync({ ...event, date: '2026-12-01T10:00:00+02:00' }).date).toBe(
    event.date,
  );
});

test('reports a rule that throws without blocking the save', () => {
  jest.useFakeTimers();
  const broken = object({
    title: string().test(() => {
      throw new TypeError('URL.canParse is not a function');
    }),
  });
  expect(validateWith(broken)({ title: 'A well' })).toEqual({});
  expect(() => jest.runAllTimers()).toThrow('URL.canParse is not a function');
  jest.useRealTimers();
});
