import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent } from 'storybook/test';
import { Motion } from './Motion';

const meta: Meta = { title: 'Foundations/Motion' };
export default meta;
type Story = StoryObj;

export const Full: Story = { render: () => <Motion /> };
export const Reduced: Story = {
  render: () => <Motion />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Reduced motion: no animation.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
  },
  globals: { motion: 'reduce' },
  // The toolbar settings apply to a whole page, so this story gets its own iframe.
  parameters: { docs: { story: { inline: false, height: 940 } } },
};
