import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { AreaIcon } from './AreaIcon';

const meta: Meta<typeof AreaIcon> = {
  title: 'Media/AreaIcon',
  tags: ['since-0.1.0'],
  component: AreaIcon,
  args: { name: 'updates' },
};
export default meta;

export const Updates: StoryObj<typeof AreaIcon> = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};
export const Messages: StoryObj<typeof AreaIcon> = { args: { name: 'messages' } };
