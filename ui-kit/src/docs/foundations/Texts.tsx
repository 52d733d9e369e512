import { TokenList } from './TokenList';

/** The product's texts, grouped by situation. */
const OCCASIONS: [occasion: string, rule: string, texts: string[]][] = [
  [
    'Something did not load',
    '‘Failed to fetch’ and the thing, in small letters, with a period; lists and details of the public site put ‘Error: ’ before it. ‘Try again’ stands beside it.',
    [
      'Failed to fetch projects.',
      'Failed to fetch news and updates.',
      'Failed to fetch hero image for About Page.',
    ],
  ],
  [
    'Something was not saved, sent or deleted',
    '‘Failed to’ and what was tried; then the server’s own words, if it has any. Nothing typed is lost.',
    [
      'Failed to save partner.',
      'Failed to delete event.',
      'Failed to send message.',
      'Login failed. Please check your credentials.',
    ],
  ],
  [
    'It worked',
    'The thing, what happened to it, ‘successfully’, and an exclamation mark: good news may sound like good news.',
    [
      'Partner added successfully!',
      'Update item updated successfully!',
      'Comment submitted successfully! It will appear shortly.',
    ],
  ],
  [
    'There is nothing',
    'A plain sentence; nobody is at fault.',
    ['No projects found.', 'No latest updates available', 'Bank details not configured yet'],
  ],
  [
    'A question before something is lost',
    'The whole question with the thing in it, and answers that are verbs.',
    [
      'Are you sure you want to delete this partner?',
      'Are you sure you want to delete the hero image for About Page?',
      'You have changes that are not saved yet. Discard them?',
    ],
  ],
  [
    'A field is wrong',
    'Says what to do, below the field, until it is done.',
    ['Please select an image file.', 'Please select a logo image file.', 'Title is required.'],
  ],
  [
    'It takes a moment',
    'The verb, with three dots, in the place of the button’s own words.',
    ['Saving...', 'Deleting...', 'Sending...', 'Submitting...'],
  ],
];

/** The product's texts, to be copied exactly. */
export function Texts() {
  return OCCASIONS.map(([occasion, rule, texts]) => (
    <TokenList
      key={occasion}
      heading={occasion}
      sampleWidth="0"
      tokens={texts.map((text) => ({
        name: text,
        theme: text,
        value: text,
        note: '',
        sample: null,
      }))}
    >
      {rule}
    </TokenList>
  ));
}
