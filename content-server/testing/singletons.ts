/** A singleton as docs/product.md describes it, written out by hand so that the tests can disagree. */
export interface Singleton {
  path: string;
  /** Its name in the history and the trash. */
  name: string;
  /** A draft that the rules take, and another one. */
  draft: Record<string, string>;
  other: Record<string, string>;
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
const organisation = { name: 'Kind Hands', tagline: 'We help.' };
const colours = { main: '#204060', accent: '#ffcc00', third: '#802020' };

const ROWS: [path: string, name: string, draft: Record<string, string>, change: Record<string, string>][] = [
  ['quote', 'Quote', { text: 'Be kind.', author: 'A friend' }, { text: 'Other' }],
  ['logo', 'Logo', { url: '/uploads/a.png', altText: 'A lamp' }, { altText: 'Other' }],
  ['contact-details', 'Contact details', contact, { phone: 'Other' }],
  ['donation-details', 'Donation details', bank, { bankName: 'Other' }],
  ['organisation', 'Organisation', organisation, { name: 'Other' }],
  ['about-us', 'About us texts', aboutUs, { about: 'Other' }],
  ['groups', 'Groups', { groups: 'Widows | Hands |  | widows' }, { groups: 'Other' }],
  ['figures', 'Figures', { figures: '5+ | years | 2026' }, { figures: '6+ | years | 2027' }],
  ['giving', 'Giving and helping texts', { donateIntro: 'Thank you.' }, { donateIntro: 'Other' }],
  ['colours', 'Colours', colours, { third: '#205030' }],
  ['comment-settings', 'Comment settings', { newComments: 'wait' }, { newComments: 'appear' }],
  ['privacy', 'Privacy page', { text: '<p>We keep little.</p>' }, { text: '<p>Other</p>' }],
  ['safeguarding', 'Safeguarding page', { text: '<p>You are safe.</p>' }, { text: '<p>Other</p>' }],
  ['redirects', 'Redirects', { redirects: '/a | /about' }, { redirects: '/b | /about' }],
];

export const SINGLETONS: Singleton[] = ROWS.map(([path, name, draft, change]) => ({
  path,
  name,
  draft,
  other: { ...draft, ...change },
}));
