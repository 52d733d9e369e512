import type { Meta, StoryObj } from '@storybook/react';
import { VisuallyHidden } from './VisuallyHidden';
import { attribute } from '../../test/argTypes';

const meta = {
  title: 'Layout/VisuallyHidden',
  tags: ['since-0.1.0'],
  component: VisuallyHidden,
  argTypes: {
    children: attribute('Text for screen readers only.', 'ReactNode'),
  },
  decorators: [(Story) => <p>Between these two words {Story()} stands a third.</p>],
  args: { children: 'unseen' },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
