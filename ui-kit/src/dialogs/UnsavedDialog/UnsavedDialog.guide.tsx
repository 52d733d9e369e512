import Button from '@mui/material/Button';
import type { Guide } from '../../../../.storybook/blocks/guide';
import { QuestionDialog } from '../QuestionDialog/QuestionDialog';
import { UnsavedDialog } from './UnsavedDialog';

const dialog = <UnsavedDialog open onKeep={() => {}} onDiscard={() => {}} />;

export const guide: Guide = {
  whenToUse:
    'Before a changed form is closed (FormDialog has it built in) or a changed page is left.',
  whenNotToUse: ['Deleting: ConfirmDialog.'],
  anatomy: {
    width: 520,
    height: 300,
    example: dialog,
    parts: [
      { selector: '[id][class*=DialogContentText]', name: 'Question', text: 'always the same.' },
      { selector: 'button:nth-of-type(1)', name: 'Discard', text: 'plain and red.' },
      {
        selector: 'button:nth-of-type(2)',
        name: 'Keep editing',
        text: 'the primary button; Escape and the backdrop do the same.',
      },
    ],
  },
  doDont: {
    do: { text: 'ask this one question everywhere.', example: dialog },
    dont: {
      text: 'offer to save: the form may be incomplete.',
      example: (
        <QuestionDialog open text="Save your changes?" onClose={() => {}}>
          <Button>Cancel</Button>
          <Button>No</Button>
          <Button variant="contained">Save</Button>
        </QuestionDialog>
      ),
    },
  },
  do: ['Ask only if the values differ from the stored ones.'],
  dont: ["Don't ask after a successful save."],
  accessibility:
    'An `alertdialog` named by its question; Escape and a click on the backdrop mean Keep editing.',
};
