import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DialogExample } from '../../test/DialogExample';
import { ConfirmDialog } from './ConfirmDialog';

const meta: Meta<typeof ConfirmDialog> = {
  title: 'Dialogs/ConfirmDialog',
  tags: ['since-0.1.0'],
  component: ConfirmDialog,
  parameters: { docs: { story: { inline: false, height: 320 } } },
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
export const Deleting: Story = { args: { busy: true } };
const answered: Story['render'] = ({ question }) => (
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
);

export const Confirmed: Story = {
  render: answered,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Lakeshore Bakery' }));
    const question = await within(document.body).findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await expect(canvas.getByRole('status')).toHaveTextContent('Partner deleted successfully!');
  },
};
export const CancelledByEscape: Story = {
  render: answered,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Delete Lakeshore Bakery' });
    await userEvent.click(opener);
    const question = await within(document.body).findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing was deleted.');
    await expect(opener).toHaveFocus();
  },
};
