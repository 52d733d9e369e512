import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { guide } from './AreaIcon.guide';
import { AreaIcon } from './AreaIcon';

const meta: Meta<typeof AreaIcon> = {
  title: 'Components/AreaIcon',
  tags: ['since-0.1.0', 'media'],
  component: AreaIcon,
  parameters: { guide },
  args: { name: 'updates' },
};
export default meta;

export const Updates: StoryObj<typeof AreaIcon> = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};
export const Messages: StoryObj<typeof AreaIcon> = { args: { name: 'messages' } };
