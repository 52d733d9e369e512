import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DialogExample } from '../../../test/DialogExample';
import { guide } from './AlertDialog.guide';
import { AlertDialog } from './AlertDialog';

const meta: Meta<typeof AlertDialog> = {
  title: 'Components/AlertDialog',
  tags: ['since-0.1.0', 'dialogs'],
  component: AlertDialog,
  parameters: { guide, docs: { story: { inline: false, height: 320 } } },
  args: { open: true, text: 'Donate Online is under development.', onClose: () => {} },
};
export default meta;

export const Open: StoryObj<typeof AlertDialog> = {};

export const Read: StoryObj<typeof AlertDialog> = {
  render: ({ text }) => (
    <DialogExample opener="Donate Online">
      {(open, close) => <AlertDialog open={open} text={text} onClose={() => close('Read.')} />}
    </DialogExample>
  ),
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Donate Online' });
    await userEvent.click(opener);
    const news = await within(document.body).findByRole('alertdialog', { name: 'Donate Online is under development.' });
    await userEvent.click(within(news).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(news).not.toBeInTheDocument());
    await expect(canvas.getByRole('status')).toHaveTextContent('Read.');
    await expect(opener).toHaveFocus();
  },
};
