import type { ContactDetails, DonationDetails, Quote } from 'api-client/entities';

export const QUOTE: Quote = {
  text: 'They did not come to my house with answers. They came with a hoe, sat down under my mango tree and asked what was hard. The maize came later; the listening came first.',
  author: 'Agogo Eliness Nampuno, grandmother of six, Dedza',
};

export const LOGO_ALT = 'Lamp of Mercy Trust';

/** Samples throughout: nobody answers at this number or lives at this address. */
export const CONTACT_DETAILS: ContactDetails = {
  phone: '+265 1 000 000',
  email: 'hello@example.org',
  address: 'Lamp of Mercy Trust, Sample Road, P.O. Box 000, Zomba, Malaŵi',
  facebook: 'https://example.org/facebook',
  instagram: 'https://example.org/instagram',
  linkedin: 'https://example.org/linkedin',
  twitter: 'https://example.org/twitter',
};

/** Clearly no real account; the bank's name says so, and what is copied into a transfer form holds nothing else. */
export const DONATION_DETAILS: DonationDetails = {
  bankName: 'Sample Bank of Malaŵi (example, not a real bank)',
  accountName: 'Lamp of Mercy Trust',
  accountNumber: '0000 0000 0000',
  swiftCode: 'SAMPLEXX',
};
