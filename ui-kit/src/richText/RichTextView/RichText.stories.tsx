import type { Meta, StoryObj } from '@storybook/react';
import { guide } from './RichText.guide';
import RichText from './SanitizedContent';

const meta = {
  title: 'Components/RichText',
  tags: ['since-0.1.0', 'content'],
  component: RichText,
  parameters: { guide },
  args: {
    html: '<h2>What was done</h2><p>Eleven channels, each <strong>forty metres</strong> long.</p>',
  },
} satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
