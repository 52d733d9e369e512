import { TokenList } from './TokenList';

/** The product's texts, grouped by situation. */
const SITUATIONS: [situation: string, rule: string, texts: string[]][] = [
  [
    'Content did not load',
    '‘Failed to fetch’ and the noun, in lower case, with a full stop; lists and details of the public site put ‘Error: ’ before it. ‘Try again’ is beside it.',
    [
      'Failed to fetch projects.',
      'Failed to fetch news and updates.',
      'Failed to fetch hero image for About Page.',
    ],
  ],
  [
    'Something was not saved, sent or deleted',
    '‘Failed to’ and the action; then the server’s message, if any. The input stays.',
    [
      'Failed to save partner.',
      'Failed to delete event.',
      'Failed to send message.',
      'Login failed. Please check your credentials.',
    ],
  ],
  [
    'An action succeeded',
    'The noun, the action, ‘successfully’, and an exclamation mark.',
    [
      'Partner added successfully!',
      'Update item updated successfully!',
      'Comment submitted successfully! It will appear shortly.',
    ],
  ],
  [
    'A list is empty',
    'A plain sentence without blame.',
    ['No projects found.', 'No latest updates available', 'Bank details not configured yet'],
  ],
  [
    'A confirmation before data is lost',
    'The whole question with the noun in it, and verbs on the buttons.',
    [
      'Are you sure you want to delete this partner?',
      'Are you sure you want to delete the hero image for About Page?',
      'You have changes that are not saved yet. Discard them?',
    ],
  ],
  [
    'A field is wrong',
    'Says what to do, above the control, until it is fixed.',
    ['Please select an image file.', 'Please select a logo image file.', 'Title is required.'],
  ],
  [
    'An action is in progress',
    'The verb with three dots, on the button.',
    ['Saving...', 'Deleting...', 'Sending...', 'Submitting...'],
  ],
];

/** The product's texts, to be copied exactly. */
export function Texts() {
  return SITUATIONS.map(([situation, rule, texts]) => (
    <TokenList
      key={situation}
      heading={situation}
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
