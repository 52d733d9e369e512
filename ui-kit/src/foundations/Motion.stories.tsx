import type { Meta, StoryObj } from '@storybook/react';
import { Motion } from './Motion';

const meta: Meta = { title: 'Foundations/Motion' };
export default meta;
type Story = StoryObj;

export const Full: Story = { render: () => <Motion /> };
export const Reduced: Story = {
  render: () => <Motion />,
  globals: { motion: 'reduce' },
  // The toolbar's choices act on a whole page, so this one has a page of its own.
  parameters: { docs: { story: { inline: false, height: 860 } } },
};
