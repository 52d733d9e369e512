import type { Meta, StoryObj } from '@storybook/react';
import { Loading } from '../Loading/Loading';
import { guide } from './TextSkeleton.guide';
import { TextSkeleton } from './TextSkeleton';

const meta = {
  title: 'Components/TextSkeleton',
  tags: ['since-0.1.0', 'feedback'],
  component: TextSkeleton,
  parameters: { guide },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 380 }}>
        <Loading>{Story()}</Loading>
      </div>
    ),
  ],
} satisfies Meta<typeof TextSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneLine: Story = { args: { lines: 1 } };
