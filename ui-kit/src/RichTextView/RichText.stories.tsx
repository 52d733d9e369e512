import type { Meta, StoryObj } from '@storybook/react';
import RichText from './SafeContent';

const meta = {
  title: 'Content/RichText',
  tags: ['since-0.1.0'],
  component: RichText,
  args: { html: '<h2>What was done</h2><p>Eleven channels, each <strong>forty metres</strong> long.</p>' },
} satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
