import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { Guide } from '../../../../.storybook/blocks/guide';
import { QuestionDialog } from './QuestionDialog';

const dialog = (text: string, buttons: ReactNode) => (
  <QuestionDialog open text={text} onClose={() => {}}>
    {buttons}
  </QuestionDialog>
);

const RESTORE = 'Restore the version of 21 November? The text of today is kept in the history.';

const verbs = (
  <>
    <Button>Cancel</Button>
    <Button variant="contained">Restore</Button>
  </>
);

export const guide: Guide = {
  whenToUse: 'A question that no other dialog covers.',
  whenNotToUse: [
    'Deleting: ConfirmDialog. Messages: AlertDialog. Unsaved changes: UnsavedDialog. Forms: FormDialog.',
  ],
  anatomy: {
    width: 520,
    height: 300,
    example: dialog(RESTORE, verbs),
    parts: [
      {
        selector: '[id][class*=DialogContentText]',
        name: 'Text',
        text: 'the whole question; also the accessible name.',
      },
      { selector: '.MuiDialogActions-root', name: 'Buttons', text: 'verbs, the safe one first.' },
    ],
  },
  doDont: {
    do: {
      text: 'ask the whole question, and answer it with verbs.',
      example: dialog(RESTORE, verbs),
    },
    dont: {
      text: 'ask in one word, with answers that need the question.',
      example: dialog(
        'Restore?',
        <>
          <Button>No</Button>
          <Button>Maybe</Button>
          <Button variant="contained">Yes</Button>
        </>,
      ),
    },
  },
  do: ['The safe button first.'],
  dont: ["Don't give it a title as well.", "Don't use more than three buttons."],
  accessibility:
    'An `alertdialog` named by its text. Escape and a click on the backdrop mean the safe answer; the focus is trapped inside and returns to the element that had it.',
};
