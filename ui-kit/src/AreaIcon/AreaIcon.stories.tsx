import type { Meta, StoryObj } from '@storybook/react';
import { AreaIcon } from './AreaIcon';

const meta: Meta<typeof AreaIcon> = {
  title: 'Media/AreaIcon',
  tags: ['since-0.1.0'],
  component: AreaIcon,
  args: { name: 'updates' },
};
export default meta;

export const Updates: StoryObj<typeof AreaIcon> = {};
export const Messages: StoryObj<typeof AreaIcon> = { args: { name: 'messages' } };
