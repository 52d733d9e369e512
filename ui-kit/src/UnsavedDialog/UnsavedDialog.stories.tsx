import type { Meta, StoryObj } from '@storybook/react';
import { UnsavedDialog } from './UnsavedDialog';

const meta: Meta<typeof UnsavedDialog> = {
  title: 'Dialogs/UnsavedDialog',
  component: UnsavedDialog,
  parameters: { docs: { story: { inline: false, height: 320 } } },
  args: { open: true, onKeep: () => {}, onDiscard: () => {} },
};
export default meta;

export const Open: StoryObj<typeof UnsavedDialog> = {};
