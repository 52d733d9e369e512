/** A singleton as docs/product.md describes it, written out by hand so that the tests can disagree. */
export interface Singleton {
  path: string;
  /** What the history and the trash call it. */
  name: string;
  /** A draft that the rules take, and another one. */
  draft: Record<string, string>;
  other: Record<string, string>;
  /** A field that cannot be empty, and the text that says so. */
  required?: [field: string, text: string];
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
const bank = { bankName: 'Sample Bank', accountName: 'Trust', accountNumber: '000', swiftCode: 'SAMPLE' };
const aboutUs = {
  about: 'We are here.',
  founding: '',
  history: '2021 | Zomba | We met.',
  vision: 'Peace',
  mission: 'To help',
  values: 'Faith | We pray.',
};
const quote = { text: 'Be kind.', author: 'A friend' };
const logo = { url: '/uploads/a.png', altText: 'A lamp' };
const organisation = { name: 'Kind Hands', tagline: 'We help.' };
const colours = { main: '#204060', accent: '#ffcc00', third: '#802020' };

export const SINGLETONS: Singleton[] = [
  {
    path: 'quote',
    name: 'Quote',
    draft: quote,
    other: { ...quote, text: 'Other' },
    required: ['text', 'Text is required.'],
  },
  {
    path: 'logo',
    name: 'Logo',
    draft: logo,
    other: { ...logo, altText: 'Other' },
    required: ['altText', 'Alt Text is required.'],
  },
  {
    path: 'contact-details',
    name: 'Contact details',
    draft: contact,
    other: { ...contact, phone: 'Other' },
    required: ['phone', 'Phone is required.'],
  },
  {
    path: 'donation-details',
    name: 'Donation details',
    draft: bank,
    other: { ...bank, bankName: 'Other' },
    required: ['bankName', 'Bank Name is required.'],
  },
  {
    path: 'organisation',
    name: 'Organisation',
    draft: organisation,
    other: { ...organisation, name: 'Other' },
    required: ['name', 'Organisation Name is required.'],
  },
  {
    path: 'about-us',
    name: 'About us texts',
    draft: aboutUs,
    other: { ...aboutUs, about: 'Other' },
    required: ['about', 'About Us is required.'],
  },
  {
    path: 'groups',
    name: 'Groups',
    draft: { groups: 'Widows | Hands |  | widows' },
    other: { groups: 'Other' },
    required: ['groups', 'Please add at least one group.'],
  },
  {
    path: 'figures',
    name: 'Figures',
    draft: { figures: '5+ | years | 2026' },
    other: { figures: '6+ | years | 2027' },
  },
  {
    path: 'giving',
    name: 'Giving and helping texts',
    draft: { donateIntro: 'Thank you.' },
    other: { donateIntro: 'Other' },
  },
  { path: 'colours', name: 'Colours', draft: colours, other: { ...colours, third: '#205030' } },
  {
    path: 'comment-settings',
    name: 'Comment settings',
    draft: { newComments: 'wait' },
    other: { newComments: 'appear' },
  },
  { path: 'privacy', name: 'Privacy page', draft: { text: '<p>We keep little.</p>' }, other: { text: '<p>Other</p>' } },
  {
    path: 'safeguarding',
    name: 'Safeguarding page',
    draft: { text: '<p>You are safe.</p>' },
    other: { text: '<p>Other</p>' },
  },
  { path: 'redirects', name: 'Redirects', draft: { redirects: '/a | /about' }, other: { redirects: '/b | /about' } },
];
