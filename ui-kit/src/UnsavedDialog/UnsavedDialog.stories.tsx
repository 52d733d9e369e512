import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DialogExample } from '../../test/DialogExample';
import { UnsavedDialog } from './UnsavedDialog';

const meta: Meta<typeof UnsavedDialog> = {
  title: 'Dialogs/UnsavedDialog',
  tags: ['since-0.1.0'],
  component: UnsavedDialog,
  parameters: { docs: { story: { inline: false, height: 320 } } },
  args: { open: true, onKeep: () => {}, onDiscard: () => {} },
};
export default meta;

type Story = StoryObj<typeof UnsavedDialog>;

export const Open: Story = {};

const answered: Story['render'] = () => (
  <DialogExample opener="Close the form">
    {(open, close) => (
      <UnsavedDialog open={open} onKeep={() => close('Still here.')} onDiscard={() => close('Thrown away.')} />
    )}
  </DialogExample>
);

/** Clicks a button of the dialog. */
const answering =
  (answer: string, outcome: string): Story['play'] =>
  async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close the form' }));
    const question = await within(document.body).findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: answer }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await expect(canvas.getByRole('status')).toHaveTextContent(outcome);
  };

export const Kept: Story = { render: answered, play: answering('Keep editing', 'Still here.') };
export const Discarded: Story = { render: answered, play: answering('Discard', 'Thrown away.') };
