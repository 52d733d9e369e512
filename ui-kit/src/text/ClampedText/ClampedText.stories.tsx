import type { Meta, StoryObj } from '@storybook/react';
import { guide } from './ClampedText.guide';
import { ClampedText } from './ClampedText';

const meta = {
  title: 'Components/ClampedText',
  tags: ['since-0.1.0', 'content'],
  component: ClampedText,
  parameters: { guide },
  args: {
    children:
      'Women used to walk an hour and a half for water. Since March a pump stands beside the school, and the committee that keeps it has nine members, six of them women. They collect a little each month for spare parts and have mended it twice already.',
  },
  decorators: [(Story) => <div style={{ maxWidth: 340 }}>{Story()}</div>],
} satisfies Meta<typeof ClampedText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeLines: Story = {};
export const TwoLines: Story = { args: { lines: 2 } };
export const ShortText: Story = { args: { children: 'Open every day after school.' } };
