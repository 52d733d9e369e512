/**
 * A singleton as docs/product.md describes it, written out by hand so that the tests can disagree.
 */
export interface Singleton {
  path: string;
  /** Its name in the history and the trash. */
  name: string;
  /** Valid input. */
  draft: Record<string, string>;
  other: Record<string, string>;
  /**
   * The Chichewa translation of the input, without account numbers and names. Undefined for a
   * singleton without translatable text.
   */
  translated?: Record<string, string>;
}

const contact = {
  phone: '+265 1 000 111',
  email: 'office@example.org',
  address: 'Zomba',
  facebook: 'https://example.org/f',
  instagram: '',
  linkedin: '',
  twitter: '',
  whatsapp: '',
  pressName: '',
  pressEmail: '',
  pressPhone: '',
};
const bank = {
  bankName: 'Sample Bank',
  accountName: 'Trust',
  accountNumber: '000',
  swiftCode: 'SAMPLE',
};
const aboutUs = {
  about: 'We are here.',
  founding: '',
  history: '2021 | Zomba | We met.',
  vision: 'Peace',
  mission: 'To help',
  values: 'Faith | We pray.',
};
const aboutUsInChichewa = {
  about: 'Tili.',
  history: '2021 | Zomba | Ife.',
  vision: 'Mtendere',
  mission: 'Kuthandiza',
  values: 'C | Ndi P',
};
const giving = {
  donateIntro: 'Thank you.',
  amounts: 'K5,000 | A book',
  purposes: 'Schools | 100',
  purposesYear: '2025',
  purposesSource: 'A',
};
const givingInChichewa = {
  donateIntro: 'Zikomo.',
  amounts: 'K5,000 | Buku',
  purposes: 'Masukulu | 100',
  purposesSource: 'B',
};
const organisation = { name: 'Kind Hands', tagline: 'We help.', founded: '2009' };
const colours = { main: '#204060', accent: '#ffcc00', third: '#802020' };

type Fields = Record<string, string>;

const ROWS: [path: string, name: string, draft: Fields, change: Fields, translated?: Fields][] = [
  [
    'quote',
    'Quote',
    { text: 'Be kind.', author: 'A friend' },
    { text: 'Other' },
    { text: 'Khalani okoma mtima.', author: 'Masalimo 82' },
  ],
  ['logo', 'Logo', { url: '/uploads/a.png', altText: 'A lamp' }, { altText: 'Other' }],
  ['contact-details', 'Contact details', contact, { phone: 'Other' }],
  ['donation-details', 'Donation details', bank, { bankName: 'Other' }],
  ['organisation', 'Organisation', organisation, { name: 'Other' }, { tagline: 'Timathandiza.' }],
  ['about-us', 'About us texts', aboutUs, { about: 'Other' }, aboutUsInChichewa],
  [
    'groups',
    'Groups',
    { groups: 'Widows | Hands |  | widows' },
    { groups: 'Other' },
    { groups: 'Amasiye | Manja |  | widows' },
  ],
  [
    'figures',
    'Figures',
    { figures: '5+ | years | 2026' },
    { figures: '6+ | years | 2027' },
    { figures: '5+ | zaka | 2026' },
  ],
  ['giving', 'Giving and helping texts', giving, { donateIntro: 'Other' }, givingInChichewa],
  ['colours', 'Colours', colours, { third: '#205030' }],
  ['comment-settings', 'Comment settings', { newComments: 'wait' }, { newComments: 'appear' }],
  ['gift-settings', 'Gift settings', { accept: 'on' }, { accept: 'off' }],
  [
    'privacy',
    'Privacy page',
    { text: '<p>We keep little.</p>' },
    { text: '<p>Other</p>' },
    { text: '<p>Timasunga zochepa.</p>' },
  ],
  [
    'safeguarding',
    'Safeguarding page',
    { text: '<p>You are safe.</p>' },
    { text: '<p>Other</p>' },
    { text: '<p>Ndinu otetezeka.</p>' },
  ],
  [
    'accessibility',
    'Accessibility page',
    { text: '<p>Large letters.</p>' },
    { text: '<p>Other</p>' },
    { text: '<p>Zilembo zazikulu.</p>' },
  ],
  [
    'notice',
    'Notice',
    { text: 'Closed.', link: '', kind: 'warning', from: '', until: '2100-01-01T00:00:00.000Z' },
    { text: 'Open.' },
    { text: 'Kwatsekedwa.' },
  ],
  ['redirects', 'Redirects', { redirects: '/a | /about' }, { redirects: '/b | /about' }],
];

export const SINGLETONS: Singleton[] = ROWS.map(([path, name, draft, change, translated]) => ({
  path,
  name,
  draft,
  other: { ...draft, ...change },
  ...(translated && { translated }),
}));
