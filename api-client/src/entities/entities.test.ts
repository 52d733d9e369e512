import {
  aboutUs,
  caseStudies,
  colours,
  comments,
  contactDetails,
  documents,
  donationDetails,
  emailChangeRules,
  events,
  executiveMembers,
  figures,
  giving,
  groups,
  heroSlides,
  logo,
  messageReadRules,
  messages,
  organisation,
  pageHeroes,
  partners,
  passwordChangeRules,
  profileRules,
  projects,
  quote,
  signInRules,
  updates,
  useCases,
  type AnyObjectSchema,
} from './index';
import { ValidationError } from 'yup';

const long = (length: number) => 'x'.repeat(length);

interface Case {
  rules: AnyObjectSchema;
  good: Record<string, unknown>;
  bad: [field: string, value: unknown, text: string][];
}

const PICTURE = '/uploads/0123456789abcdef-10x10.png';
const slide = { title: 'Clean water', subtitle: '', link: '/donate', linkText: 'Give', image: PICTURE, order: 0 };
const study = { title: 'A school', category: 'Education Support', image: '', content: '' };
const contact = {
  phone: '+265 1 000 000',
  email: 'hello@example.org',
  address: 'Zomba',
  facebook: '',
  instagram: '',
  linkedin: '',
  twitter: '',
  whatsapp: '+265 1 000 000',
  pressName: '',
  pressEmail: 'press@example.org',
  pressPhone: '',
};
const message = { name: 'T', email: 't@example.org', subject: 'Hello', message: 'Hi', source: 'contact' };

const badEmail: Case['bad'] = [
  ['email', '', 'Email is required.'],
  ['email', 'someone', 'Please enter a valid email address.'],
  ['email', 'some one@example.org', 'Please enter a valid email address.'],
  ['email', `${long(250)}@example.org`, 'Email can be at most 254 characters long.'],
];
const badOrder: Case['bad'] = [
  ['order', -1, 'Order must be 0 or more.'],
  ['order', 1.5, 'Order must be a whole number.'],
  ['order', 'first', 'Order must be a number.'],
  ['order', '', 'Order must be a number.'],
  ['order', null, 'Order is required.'],
];
const notPictures = ['javascript:alert(1)', 'data:image/png;base64,AA', '/uploads/../secret.png', 'lake.png'];
const badPicture = (field: string, label: string): Case['bad'] =>
  notPictures.map((value) => [field, value, `${label} must be an uploaded picture or a web address.`]);
const badTitle: Case['bad'] = [
  ['title', '', 'Title is required.'],
  ['title', '   ', 'Title is required.'],
  ['title', undefined, 'Title is required.'],
  ['title', long(201), 'Title can be at most 200 characters long.'],
  ['title', { evil: true }, 'Title must be text.'],
  ['title', ['a', 'b'], 'Title must be text.'],
];
const badDate = (field: string, label: string): Case['bad'] => [
  [field, '', `${label} is required.`],
  [field, '2026-02-30', `${label} must be a valid date.`],
  [field, '2026-13-01', `${label} must be a valid date.`],
  [field, '02/11/2026', `${label} must be a valid date.`],
];

const CASES: Record<string, Case> = {
  'hero slide': {
    rules: heroSlides.rules,
    good: slide,
    bad: [
      ...badTitle,
      ...badOrder,
      ['image', '', 'Please select an image file.'],
      ...badPicture('image', 'Image'),
      ...['donate', '//evil.example', '/a page', 'javascript:alert(1)'].map((value): Case['bad'][number] => [
        'link',
        value,
        'Link must be a page of this site, such as /donate, or a web address.',
      ]),
      ['linkText', '', 'Link Text is required when there is a link.'],
    ],
  },
  'executive member': {
    rules: executiveMembers.rules,
    good: { name: 'Grace', title: 'Chair', image: PICTURE, order: 3 },
    bad: [
      ...badTitle,
      ['name', ' ', 'Name is required.'],
      ['name', long(101), 'Name can be at most 100 characters long.'],
      ['image', '', 'Please select an image file.'],
      ...badOrder,
    ],
  },
  partner: {
    rules: partners.rules,
    good: { name: 'Lake Trust', logo: 'http://localhost:3000/logo.png', order: 0 },
    bad: [
      ['name', '', 'Name is required.'],
      ['logo', '', 'Please select a logo image file.'],
      ...badPicture('logo', 'Logo'),
      ...badOrder,
    ],
  },
  'case study': {
    rules: caseStudies.rules,
    good: study,
    bad: [
      ...badTitle,
      ['category', '', 'Category is required.'],
      ['category', 'Social Impact', expect.stringMatching(/^Category must be one of: /) as unknown as string],
      ['content', long(200_001), 'Content can be at most 200,000 characters long.'],
      ...badPicture('image', 'Image'),
    ],
  },
  document: {
    rules: documents.rules,
    good: { title: 'Report', kind: 'Annual report', year: '2025', summary: '', file: '/uploads/0123456789abcdef.pdf' },
    bad: [
      ...badTitle,
      ['kind', '', 'Kind is required.'],
      ['kind', 'Poem', expect.stringMatching(/^Kind must be one of: /) as unknown as string],
      ['year', '', 'Year is required.'],
      ['year', 'last', 'Year must have four digits, such as 2026.'],
      ['summary', long(501), 'Summary can be at most 500 characters long.'],
      ['file', '', 'Please select a PDF file.'],
      ['file', '/uploads/../secret.pdf', 'Document must be an uploaded PDF document.'],
      ['file', 'https://example.org/report.pdf', 'Document must be an uploaded PDF document.'],
    ],
  },
  'use case': {
    rules: useCases.rules,
    good: { ...study, category: 'Social Impact' },
    bad: [
      ...badTitle,
      ['category', 'Education Support', expect.stringMatching(/^Category must be one of: /) as unknown as string],
    ],
  },
  update: {
    rules: updates.rules,
    good: { title: 'News', date: '2024-02-29', image: '', description: '', commenting: 'closed' },
    bad: [...badTitle, ...badDate('date', 'Date'), ['commenting', 'half', 'Comments must be open or closed.']],
  },
  project: {
    rules: projects.rules,
    good: { title: 'Well', image: PICTURE, initiatedDate: '2026-01-05', description: '' },
    bad: [...badTitle, ...badDate('initiatedDate', 'Initiated Date'), ['image', '', 'Please select an image file.']],
  },
  event: {
    rules: events.rules,
    good: {
      title: 'Open day',
      date: '2026-12-01T08:00:00.000Z',
      location: 'Zomba',
      image: '',
      description: '',
      ends: '2026-12-01T10:00:00.000Z',
      repeats: 'weekly',
      repeatsUntil: '2027-03-01',
    },
    bad: [
      ...badTitle,
      ['ends', '2026-12-01T08:00:00.000Z', 'The end must be after the beginning.'],
      ['ends', '2027-01-02T08:00:00.000Z', 'The end can be at most 31 days after the beginning.'],
      ['ends', '10:00', 'Ends must be a valid date and time.'],
      ['repeats', 'yearly', 'Repeats must be one of: weekly, fortnightly, monthly.'],
      ['repeatsUntil', '', 'Please say until when the event repeats.'],
      ['repeatsUntil', '2026-11-29', 'The last day must be after the beginning.'],
      ['repeatsUntil', '2032-01-01', 'An event can repeat for at most 5 years.'],
      ['repeatsUntil', '2027-02-30', 'Repeats Until must be a valid date.'],
      ['date', '', 'Date is required.'],
      ['date', '2026-12-01', 'Date must be a valid date and time.'],
      ['date', '2026-02-30T08:00:00Z', 'Date must be a valid date and time.'],
      ['date', '2026-12-01T08:00', 'Date must be a valid date and time.'],
      ['location', '', 'Location is required.'],
    ],
  },
  comment: {
    rules: comments.rules,
    good: { updateId: 'u1', guestName: 'T', guestEmail: 't@example.org', commentText: long(500) },
    bad: [
      ['guestName', '', 'Name is required.'],
      ['guestEmail', 'nobody', 'Please enter a valid email address.'],
      ['commentText', '  ', 'Comment is required.'],
      ['commentText', long(501), 'Comment can be at most 500 characters long.'],
      ['updateId', '', 'Update is required.'],
    ],
  },
  message: {
    rules: messages.rules,
    good: message,
    bad: [
      ['name', '', 'Name is required.'],
      ...badEmail,
      ['subject', '', 'Subject is required.'],
      ['subject', long(201), 'Subject can be at most 200 characters long.'],
      ['message', '', 'Message is required.'],
      ['message', long(5001), 'Message can be at most 5,000 characters long.'],
      ['source', 'elsewhere', 'Source must be contact or get-involved.'],
    ],
  },
  'read mark': {
    rules: messageReadRules,
    good: { read: false },
    bad: [
      ['read', undefined, 'Read is required.'],
      ['read', 'maybe', 'Read must be true or false.'],
    ],
  },
  quote: {
    rules: quote.rules,
    good: { text: 'Be kind', author: 'Someone' },
    bad: [
      ['text', ' ', 'Text is required.'],
      ['author', '', 'Author is required.'],
    ],
  },
  'page hero': {
    rules: pageHeroes.rules,
    good: { pageIdentifier: 'get-involved', title: 'Get Involved', image: PICTURE },
    bad: [
      ...badTitle,
      ['pageIdentifier', 'home', expect.stringMatching(/^Page must be one of: about, /) as unknown as string],
      ['image', '', 'Please select an image file or ensure a current image URL exists.'],
    ],
  },
  'contact details': {
    rules: contactDetails.rules,
    good: contact,
    bad: [
      ['phone', '', 'Phone is required.'],
      ...badEmail,
      ['address', '', 'Address is required.'],
      ['facebook', 'facebook', 'Facebook must be a valid URL, beginning with https://.'],
      ['instagram', 'javascript:alert(1)', 'Instagram must be a valid URL, beginning with https://.'],
      ['linkedin', 'ftp://example.org', 'LinkedIn must be a valid URL, beginning with https://.'],
      ['whatsapp', '0999 000 000', 'WhatsApp must be a number with the country code, such as +265 1 000 000.'],
      ['pressName', long(101), 'Press Contact can be at most 100 characters long.'],
      ['pressEmail', 'press', 'Please enter a valid email address.'],
      ['twitter', '//example.org', 'Twitter must be a valid URL, beginning with https://.'],
    ],
  },
  'donation details': {
    rules: donationDetails.rules,
    good: { bankName: 'B', accountName: 'A', accountNumber: '1', swiftCode: 'S' },
    bad: [
      ['bankName', '', 'Bank Name is required.'],
      ['accountName', '', 'Account Name is required.'],
      ['accountNumber', '', 'Account Number is required.'],
      ['swiftCode', '', 'Swift Code is required.'],
    ],
  },
  organisation: {
    rules: organisation.rules,
    good: { name: 'Kind Hands', tagline: 'We help.' },
    bad: [
      ['name', ' ', 'Organisation Name is required.'],
      ['tagline', '', 'Tagline is required.'],
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
        expect.stringMatching(
          /^Main Colour is too light: text in it has a contrast of 1\.9 to 1, and 4\.5 to 1 is needed\. A darker shade such as #[0-9a-f]{6} can be read\.$/,
        ) as unknown as string,
      ],
      ['third', '#8f8f00', expect.stringMatching(/^Third Colour is too light/) as unknown as string],
      ['accent', '#12', 'Accent Colour must be a colour such as #0b5c61.'],
    ],
  },
  'about us texts': {
    rules: aboutUs.rules,
    good: {
      about: 'A',
      founding: '',
      history: '2021 | Zomba | We met.',
      vision: 'V',
      mission: 'M',
      values: 'Faith | We pray.',
    },
    bad: [
      ['vision', '', 'Vision is required.'],
      ['history', '2021 | Zomba', 'Year 1: What Happened is required.'],
      ['values', 'Faith | We pray.\nHope', 'Value 2: Description is required.'],
      ['values', `Faith | ${'x'.repeat(301)}`, 'Value 1: Description can be at most 300 characters long.'],
    ],
  },
  groups: {
    rules: groups.rules,
    good: { groups: 'Widows |  | We visit them.' },
    bad: [
      ['groups', ' | ', 'Please add at least one group.'],
      ['groups', ' | Only a sentence', 'Group 1: Name is required.'],
      ['groups', Array(13).fill('Widows').join('\n'), 'There can be at most 12 entries.'],
    ],
  },
  figures: {
    rules: figures.rules,
    good: { figures: '5+ | years in operations\n1,200 | children | 2025 | Annual report' },
    bad: [
      ['figures', 'many | children', 'Figure 1: Number must contain a digit.'],
      ['figures', '5', 'Figure 1: What It Counts is required.'],
    ],
  },
  giving: {
    rules: giving.rules,
    good: {
      ...Object.fromEntries(Object.keys(giving.rules.fields).map((field) => [field, ''])),
      ways: 'Airtel Money | 0999 000 000 | Open Hands | Dial the menu. • Send the gift.\nTNM Mpamba | 0888 000 000',
      amounts: 'K5,000 | books for a term',
      purposes: 'Food | 62,5 %\nFees | 37.5',
      purposesYear: '2025',
      purposesSource: 'Annual report',
    },
    bad: [
      ['ways', 'Airtel Money', 'Way to give 1: Number is required.'],
      ['ways', 'A | 1\nTNM Mpamba | soon', 'Way to give 2: Number must contain a digit.'],
      ['amounts', 'some | books', 'Amount 1: Amount must contain a digit.'],
      ['purposes', 'Food | most', 'Purpose 1: Percent must be a number above 0, such as 62 or 62.5.'],
      ['purposes', 'Food | 100\nFees | 0', 'Purpose 2: Percent must be a number above 0, such as 62 or 62.5.'],
      [
        'purposes',
        'Food | 62.5\nFees | 37',
        'Purpose 2: Percent must make 100 together with the others. Together they are 99.5 now.',
      ],
      ['purposesYear', '', 'Year of the Figures is required with How Gifts Are Used.'],
      ['purposesSource', '', 'Source of the Figures is required with How Gifts Are Used.'],
    ],
  },
  logo: {
    rules: logo.rules,
    good: { url: PICTURE, altText: 'Lamp' },
    bad: [
      ['altText', '', 'Alt Text is required.'],
      ['url', '', 'Please select an image file or ensure a current logo URL exists.'],
    ],
  },
  'sign-in': {
    rules: signInRules,
    good: { email: 'a@example.org', password: 'x' },
    bad: [...badEmail, ['password', '', 'Password is required.']],
  },
  'e-mail change': {
    rules: emailChangeRules,
    good: { email: 'a@example.org', password: 'x' },
    bad: [
      ['email', 'nobody', 'Please enter a valid email address.'],
      ['password', '', 'Password is required.'],
    ],
  },
  'password change': {
    rules: passwordChangeRules,
    good: { currentPassword: 'x', newPassword: 'long enough' },
    bad: [
      ['currentPassword', '', 'Current Password is required.'],
      ['newPassword', 'short', 'New Password must have at least 10 characters.'],
    ],
  },
  profile: {
    rules: profileRules,
    good: { name: 'A', role: 'Administrator', bio: '', website: '' },
    bad: [
      ['name', '', 'Name is required.'],
      ['role', '', 'Role is required.'],
      ['website', 'somewhere', 'Website must be a valid URL, beginning with https://.'],
    ],
  },
};

const textFor = (rules: AnyObjectSchema, value: object, field: string): string | undefined => {
  try {
    rules.validateSync(value, { abortEarly: false });
    return undefined;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner.find(({ path }) => path === field)?.message;
  }
};

describe.each(Object.entries(CASES))('%s', (_name, { rules, good, bad }) => {
  test('accepts valid values unchanged', () => {
    expect(rules.validateSync(good)).toEqual(good);
  });

  test.each(bad)('refuses %s %j', (field, value, text) => {
    expect(textFor(rules, { ...good, [field]: value }, field)).toEqual(text);
  });
});

test('trims texts, fills in defaults and converts date-times to UTC', () => {
  expect(heroSlides.rules.validateSync({ title: ' Clean water ', image: PICTURE })).toEqual({
    ...slide,
    link: '',
    linkText: '',
  });
  expect(
    events.rules.validateSync({ title: 'Open day', date: '2026-12-01T10:00:00+02:00', location: 'Zomba' }).date,
  ).toBe('2026-12-01T08:00:00.000Z');
});
