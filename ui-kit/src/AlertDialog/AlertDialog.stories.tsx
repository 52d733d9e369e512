import type { Meta, StoryObj } from '@storybook/react';
import { AlertDialog } from './AlertDialog';

const meta: Meta<typeof AlertDialog> = {
  title: 'Dialogs/AlertDialog',
  component: AlertDialog,
  parameters: { docs: { story: { inline: false, height: 320 } } },
  args: { open: true, text: 'Donate Online is under development.', onClose: () => {} },
};
export default meta;

export const Open: StoryObj<typeof AlertDialog> = {};
