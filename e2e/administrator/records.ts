/** One singleton screen: its literal texts (docs/product.md 5.9, 8). */
export interface RecordTexts {
  /** Path below /admin and below /content. */
  path: string;
  call: string;
  heading: string;
  current: string;
  /** Text while there is no record. */
  none: string;
  /** The submit button without a record, and with one. */
  add: string;
  update: string;
  question: string;
  failedFetch: string;
  failedSave: string;
  /** The server's message follows where docs/product.md 8 says so. */
  failedDelete: string;
  saved: string;
  deleted: string;
  /** Validation error by label when an empty form is sent. */
  validationErrors: Record<string, string>;
  /** Other invalid values and their validation errors, by label. */
  wrong: Record<string, [value: string, words: string]>;
  /** Typed values, by label. */
  typed: Record<string, string>;
  picture?: string;
}

const NO_ADDRESS = /must be a valid URL/.source;

/** Logo, contact details, donation details, name and tagline, and quote. The screens with entries are tested with Jest. */
export const RECORDS: readonly RecordTexts[] = [
  {
    path: 'logo',
    call: 'logo',
    heading: 'Manage Logo',
    current: 'Current Logo',
    none: 'No logo yet. The site shows a drawing of a lamp beside the organisation’s name.',
    add: 'Save Logo',
    update: 'Save Logo',
    question: 'Are you sure you want to delete the logo?',
    failedFetch: 'Failed to fetch logo.',
    failedSave: 'Failed to save logo. Out of order.',
    failedDelete: 'Failed to delete logo.',
    saved: 'Logo saved successfully!',
    deleted: 'Logo deleted successfully!',
    validationErrors: {
      'Upload Logo': 'Please select an image file or ensure a current logo URL exists.',
      'Alt Text': 'Alt Text is required.',
    },
    wrong: {},
    typed: { 'Alt Text': 'A lamp on its stand' },
    picture: 'Upload Logo',
  },
  {
    path: 'contact-details',
    call: 'contact-details',
    heading: 'Manage Contact Details',
    current: 'Current Contact Details',
    none: 'No contact details yet.',
    add: 'Add Contact Details',
    update: 'Update Contact Details',
    question: 'Are you sure you want to delete all contact details?',
    failedFetch: 'Failed to fetch contact details.',
    failedSave: 'Failed to save contact details. Out of order.',
    failedDelete: 'Failed to delete contact details. Out of order.',
    saved: 'Contact details saved successfully!',
    deleted: 'Contact details removed successfully!',
    validationErrors: { Phone: 'Phone is required.', Email: 'Email is required.', Address: 'Address is required.' },
    wrong: {
      Email: ['hello', 'Please enter a valid email address.'],
      Facebook: ['facebook', NO_ADDRESS],
      Instagram: ['instagram', NO_ADDRESS],
      LinkedIn: ['linkedin', NO_ADDRESS],
      Twitter: ['javascript:alert(1)', NO_ADDRESS],
      'Press Mail': ['press', 'Please enter a valid email address.'],
    },
    typed: {
      Phone: '+265 1 000 123',
      Email: 'office@example.org',
      Address: 'Plot 7, Dedza',
      Facebook: 'https://example.org/facebook',
      Instagram: '',
      LinkedIn: '',
      Twitter: '',
      'Press Contact': 'Head of Communications',
      'Press Mail': 'press@example.org',
      'Press Number': '+265 1 000 124',
    },
  },
  {
    path: 'donation-details',
    call: 'donation-details',
    heading: 'Manage Donation Details',
    current: 'Current Bank Details',
    none: 'Bank details not configured yet.',
    add: 'Add Donation Details',
    update: 'Update Donation Details',
    question: 'Are you sure you want to delete all donation bank details?',
    failedFetch: 'Failed to fetch donation bank details.',
    failedSave: 'Failed to save donation details. Out of order.',
    failedDelete: 'Failed to delete donation details. Out of order.',
    saved: 'Donation details saved successfully!',
    deleted: 'Donation details removed successfully!',
    validationErrors: {
      'Bank Name': 'Bank Name is required.',
      'Account Name': 'Account Name is required.',
      'Account Number': 'Account Number is required.',
      'Swift Code': 'Swift Code is required.',
    },
    wrong: {},
    typed: {
      'Bank Name': 'Sample Bank',
      'Account Name': 'Sample Trust',
      'Account Number': '000 111 222',
      'Swift Code': 'SAMPMWMW',
    },
  },
  {
    path: 'organisation',
    call: 'organisation',
    heading: 'Manage Name and Tagline',
    current: 'Current Name and Tagline',
    none: 'No name yet.',
    add: 'Add Name and Tagline',
    update: 'Update Name and Tagline',
    question: 'Are you sure you want to delete the name and the tagline?',
    failedFetch: 'Failed to fetch name and tagline.',
    failedSave: 'Failed to save name and tagline. Out of order.',
    failedDelete: 'Failed to delete name and tagline. Out of order.',
    saved: 'Name and tagline saved successfully!',
    deleted: 'Name and tagline deleted successfully!',
    validationErrors: { 'Organisation Name': 'Organisation Name is required.', Tagline: 'Tagline is required.' },
    wrong: {},
    typed: { 'Organisation Name': 'Lamp of Mercy Trust', Tagline: 'We walk beside people in need.' },
  },
  {
    path: 'quotes',
    call: 'quote',
    heading: 'Manage Landing Page Quote',
    current: 'Current Quote',
    none: 'No quote configured yet',
    add: 'Add Quote',
    update: 'Update Quote',
    question: 'Are you sure you want to delete the quote?',
    failedFetch: 'Failed to fetch quote.',
    failedSave: 'Failed to save quote. Out of order.',
    failedDelete: 'Failed to delete quote. Out of order.',
    saved: 'Quote saved successfully!',
    deleted: 'Quote deleted successfully!',
    validationErrors: { Text: 'Text is required.', Author: 'Author is required.' },
    wrong: {},
    typed: { Text: 'Many hands lift the roof beam.', Author: 'A saying of Dedza' },
  },
];
