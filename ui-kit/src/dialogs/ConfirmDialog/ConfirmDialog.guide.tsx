import type { Guide } from '../../../../.storybook/blocks/guide';
import { ConfirmDialog } from './ConfirmDialog';

const dialog = (question: string) => (
  <ConfirmDialog open question={question} onConfirm={() => {}} onCancel={() => {}} />
);

const QUESTION = 'Are you sure you want to delete this partner?';

export const guide: Guide = {
  whenToUse: 'Before every deletion: it names what will be deleted.',
  whenNotToUse: [
    'Leaving a changed form: UnsavedDialog.',
    'Actions that can be undone: do them, and offer Undo in the banner.',
  ],
  anatomy: {
    width: 520,
    height: 300,
    example: dialog(QUESTION),
    parts: [
      {
        selector: '[id][class*=DialogContentText]',
        name: 'Question',
        text: 'complete, naming the kind of item.',
      },
      {
        selector: 'button:nth-of-type(1)',
        name: 'Cancel',
        text: 'without effect; Escape and the backdrop do the same.',
      },
      {
        selector: 'button:nth-of-type(2)',
        name: 'Delete',
        text: 'filled in red; ‘Deleting...’ during the deletion.',
      },
    ],
  },
  doDont: {
    do: { text: 'name what will be deleted.', example: dialog(QUESTION) },
    dont: {
      text: 'ask about an item that the question does not name.',
      example: dialog('Delete item?'),
    },
  },
  do: [
    "Name the kind of item in the question: ‘Are you sure you want to delete this partner?’ Pass the item's name as `detail`.",
    'Close it when the deletion is done, and show the result in a banner.',
  ],
  dont: ["Don't ask twice, and don't make people type a word.", "Don't say ‘Yes’ and ‘No’."],
  accessibility:
    'An `alertdialog` named by its question. Escape and a click on the backdrop mean Cancel. The buttons are verbs, so that they make sense without the question.',
};
