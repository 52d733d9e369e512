import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent, within } from 'storybook/test';
import {
  DialogExample,
  expectAnswered,
  pressing,
  pressingEscape,
} from '../../../test/DialogExample';
import { guide } from './ConfirmDialog.guide';
import { ConfirmDialog } from './ConfirmDialog';

const meta: Meta<typeof ConfirmDialog> = {
  title: 'Components/ConfirmDialog',
  tags: ['since-0.1.0', 'dialogs'],
  component: ConfirmDialog,
  parameters: { guide, docs: { story: { inline: false, height: 320 } } },
  args: {
    open: true,
    question: 'Are you sure you want to delete this partner?',
    onConfirm: () => {},
    onCancel: () => {},
  },
};
export default meta;
type Story = StoryObj<typeof ConfirmDialog>;

export const Asking: Story = {};
export const NamesTheItem: Story = {
  args: { detail: '“Lakeshore Bakery”. It stays in the trash for 30 days.' },
};
export const Deleting: Story = {
  args: { busy: true, onCancel: fn() },
  play: async ({ args }) => {
    await expect(within(document.body).getByRole('button', { name: 'Deleting...' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

/** A story that opens the dialog and presses a button. */
const answering = (
  respond: (question: HTMLElement) => Promise<unknown>,
  outcome: string,
): Story => ({
  render: ({ question }) => (
    <DialogExample opener="Delete Lakeshore Bakery">
      {(open, close) => (
        <ConfirmDialog
          open={open}
          question={question}
          onConfirm={() => close('Partner deleted successfully!')}
          onCancel={() => close('Nothing was deleted.')}
        />
      )}
    </DialogExample>
  ),
  play: ({ args, canvas }) =>
    expectAnswered(
      canvas,
      { opener: 'Delete Lakeshore Bakery', name: args.question, outcome },
      respond,
    ),
});

export const Confirmed = answering(pressing('Delete'), 'Partner deleted successfully!');
export const Cancelled = answering(pressing('Cancel'), 'Nothing was deleted.');
export const CancelledByEscape = answering(pressingEscape, 'Nothing was deleted.');
