import type { ReactElement } from 'react';
import ContactDetailsScreen from '../resources/contact-details';
import DonationDetailsScreen from '../resources/donation-details';
import LogoScreen from '../resources/logo';
import OrganisationScreen from '../resources/organisation';
import QuoteScreen from '../resources/quote';
import type { SingletonWords } from './singletonWords';

/** The literal texts of docs/product.md 5.9 and 8; SingletonScreen.test.tsx tests a screen. */
const SINGLETONS: [
  Screen: () => ReactElement,
  buttons: string,
  question: string,
  done: string,
  failed: string,
][] = [
  [
    LogoScreen,
    'Save Logo. Save Logo.',
    'Are you sure you want to delete the logo?',
    'Logo saved successfully! Logo deleted successfully!',
    'Failed to save logo. Failed to delete logo.',
  ],
  [
    DonationDetailsScreen,
    'Add Donation Details. Update Donation Details.',
    'Are you sure you want to delete all donation bank details?',
    'Donation details saved successfully! Donation details removed successfully!',
    'Failed to save donation details. Failed to delete donation details.',
  ],
  [
    OrganisationScreen,
    'Add Name and Tagline. Update Name and Tagline.',
    'Are you sure you want to delete the name and the tagline?',
    'Name and tagline saved successfully! Name and tagline deleted successfully!',
    'Failed to save name and tagline. Failed to delete name and tagline.',
  ],
  [
    QuoteScreen,
    'Add Quote. Update Quote.',
    'Are you sure you want to delete the quote?',
    'Quote saved successfully! Quote deleted successfully!',
    'Failed to save quote. Failed to delete quote.',
  ],
  [
    ContactDetailsScreen,
    'Add Contact Details. Update Contact Details.',
    'Are you sure you want to delete all contact details?',
    'Contact details saved successfully! Contact details removed successfully!',
    'Failed to save contact details. Failed to delete contact details.',
  ],
];

test.each(SINGLETONS)(
  '%p has the specified buttons, confirmation, success and error messages',
  (Screen, ...expected) => {
    const { words } = (Screen() as ReactElement<{ descriptor: { words: SingletonWords } }>).props
      .descriptor;
    const failed = `${words.failedSave} ${words.failedDelete}`;
    const said = [
      `${words.add}. ${words.update}.`,
      words.confirm,
      `${words.saved} ${words.deleted}`,
      failed,
    ];
    expect(said).toEqual(expected);
  },
);
