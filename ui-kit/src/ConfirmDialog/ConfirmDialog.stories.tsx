import type { Meta, StoryObj } from '@storybook/react';
import { ConfirmDialog } from './ConfirmDialog';

const meta: Meta<typeof ConfirmDialog> = {
  title: 'Dialogs/ConfirmDialog',
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
