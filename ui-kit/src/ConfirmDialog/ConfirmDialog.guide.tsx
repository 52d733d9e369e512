import type { Guide } from '../../../.storybook/blocks/guide';
import { ConfirmDialog } from './ConfirmDialog';

const dialog = (question: string) => (
  <ConfirmDialog open question={question} onConfirm={() => {}} onCancel={() => {}} />
);

const QUESTION = 'Are you sure you want to delete this partner?';

export const guide: Guide = {
  anatomy: {
    width: 520,
    height: 300,
    show: dialog(QUESTION),
    parts: [
      { at: '[id][class*=DialogContentText]', name: 'Question', text: 'complete, naming the kind of item.' },
      { at: 'button:nth-of-type(1)', name: 'Cancel', text: 'without effect; Escape and the backdrop do the same.' },
      { at: 'button:nth-of-type(2)', name: 'Delete', text: 'filled in red; ‘Deleting...’ while it lasts.' },
    ],
  },
  pairs: [
    {
      do: { says: 'name what will be deleted.', height: 280, show: dialog(QUESTION) },
      dont: { says: 'ask about an item that the question does not name.', height: 280, show: dialog('Delete item?') },
    },
  ],
};
