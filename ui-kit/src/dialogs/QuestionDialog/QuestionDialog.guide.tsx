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
  whatFor: 'A question that no existing dialog covers.',
  whenNot: [
    'Deleting: ConfirmDialog. Messages: AlertDialog. Unsaved changes: UnsavedDialog. Forms: FormDialog.',
  ],
  anatomy: {
    width: 520,
    height: 300,
    show: dialog(RESTORE, verbs),
    parts: [
      {
        at: '[id][class*=DialogContentText]',
        name: 'Text',
        text: 'the whole question; also the accessible name.',
      },
      { at: '.MuiDialogActions-root', name: 'Buttons', text: 'verbs, the safe one first.' },
    ],
  },
  pair: {
    do: { says: 'ask the whole question, and answer it with verbs.', show: dialog(RESTORE, verbs) },
    dont: {
      says: 'ask in one word, with answers that need the question.',
      show: dialog(
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
    'An `alertdialog` named by its text. Escape and a click on the backdrop mean the safe answer; the focus is trapped inside and returns to where it was.',
};
