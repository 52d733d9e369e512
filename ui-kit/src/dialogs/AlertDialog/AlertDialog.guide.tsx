import type { Guide } from '../../../../.storybook/blocks/guide';
import { AlertDialog } from './AlertDialog';

const dialog = (text: string) => <AlertDialog open text={text} onClose={() => {}} />;

const TEXT = 'Online giving is not available yet. Please use the bank details on this page.';

export const guide: Guide = {
  whenToUse:
    'A message that a person must read before going on: ‘Online giving is not available yet.’',
  whenNotToUse: [
    'Success after a save: Banner or a toast.',
    'A question: ConfirmDialog, UnsavedDialog.',
  ],
  anatomy: {
    width: 520,
    height: 300,
    example: dialog(TEXT),
    parts: [
      {
        selector: '[id][class*=DialogContentText]',
        name: 'Text',
        text: 'one or two sentences; also the accessible name.',
      },
      { selector: 'button', name: 'OK', text: 'the only button.' },
    ],
  },
  doDont: {
    do: { text: 'say what to do instead.', example: dialog(TEXT) },
    dont: {
      text: 'interrupt people with a message that needs no response: use a banner.',
      example: dialog('Partner added successfully!'),
    },
  },
  do: ['Open it only in response to an action.'],
  dont: ["Don't give it a title, or a second button.", "Don't open it when a page loads."],
  accessibility:
    'An `alertdialog` named by its text. Escape and a click on the backdrop mean OK, and the focus returns to the element that had it.',
};
