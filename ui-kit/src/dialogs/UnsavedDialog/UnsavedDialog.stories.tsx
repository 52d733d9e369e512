import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DialogExample } from '../../../test/DialogExample';
import { guide } from './UnsavedDialog.guide';
import { UnsavedDialog } from './UnsavedDialog';

const meta: Meta<typeof UnsavedDialog> = {
  title: 'Components/UnsavedDialog',
  tags: ['since-0.1.0', 'dialogs'],
  component: UnsavedDialog,
  parameters: { guide, docs: { story: { inline: false, height: 320 } } },
  args: { open: true, onKeep: () => {}, onDiscard: () => {} },
};
export default meta;

type Story = StoryObj<typeof UnsavedDialog>;

export const Open: Story = {};

/** A dialog that is opened and then answered. */
const answered = (answer: (question: HTMLElement) => Promise<unknown>, outcome: string): Story => ({
  render: () => (
    <DialogExample opener="Close the form">
      {(open, close) => (
        <UnsavedDialog open={open} onKeep={() => close('Still here.')} onDiscard={() => close('Thrown away.')} />
      )}
    </DialogExample>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close the form' }));
    const question = await within(document.body).findByRole('alertdialog');
    await answer(question);
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await expect(canvas.getByRole('status')).toHaveTextContent(outcome);
  },
});

/** Presses a button of the dialog. */
const pressing = (name: string) => (question: HTMLElement) =>
  userEvent.click(within(question).getByRole('button', { name }));

export const Kept = answered(pressing('Keep editing'), 'Still here.');
export const KeptByEscape = answered(() => userEvent.keyboard('{Escape}'), 'Still here.');
export const Discarded = answered(pressing('Discard'), 'Thrown away.');
