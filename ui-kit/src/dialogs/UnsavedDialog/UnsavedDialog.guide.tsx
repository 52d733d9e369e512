import Button from '@mui/material/Button';
import type { Guide } from '../../../../.storybook/blocks/guide';
import { QuestionDialog } from '../QuestionDialog/QuestionDialog';
import { UnsavedDialog } from './UnsavedDialog';

const dialog = <UnsavedDialog open onKeep={() => {}} onDiscard={() => {}} />;

export const guide: Guide = {
  whatFor: 'Closing a changed form (FormDialog has it built in), leaving a changed page.',
  whenNot: ['Deleting: ConfirmDialog.'],
  anatomy: {
    width: 520,
    height: 300,
    show: dialog,
    parts: [
      ['[id][class*=DialogContentText]', 'Question', 'always the same.'],
      ['button:nth-of-type(1)', 'Discard', 'plain and red.'],
      ['button:nth-of-type(2)', 'Keep editing', 'the strong button; Escape and the backdrop do the same.'],
    ],
  },
  pair: {
    do: ['ask this one question everywhere.', dialog],
    dont: [
      'offer to save: a person who closes a form has not decided that.',
      <QuestionDialog open text="Save your changes?" onClose={() => {}}>
        <Button>Cancel</Button>
        <Button>No</Button>
        <Button variant="contained">Save</Button>
      </QuestionDialog>,
    ],
  },
  do: ['Ask only when something really differs from what was there.'],
  dont: ["Don't ask after a successful save."],
  accessibility: 'An `alertdialog` named by its question; Escape and a click beside it mean Keep editing.',
};
