import type { Meta, StoryObj } from '@storybook/react';
import { VisuallyHidden } from './VisuallyHidden';
import { guide } from './VisuallyHidden.guide';
import { attribute } from '../../../test/argTypes';

const meta = {
  title: 'Components/VisuallyHidden',
  tags: ['since-0.1.0', 'layout'],
  component: VisuallyHidden,
  parameters: { guide },
  argTypes: {
    children: attribute('Text for screen readers only.', 'ReactNode'),
  },
  decorators: [(Story) => <p>Between these two words {Story()} stands a third.</p>],
  args: { children: 'unseen' },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
