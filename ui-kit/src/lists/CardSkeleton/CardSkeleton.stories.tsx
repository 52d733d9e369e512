import type { Meta, StoryObj } from '@storybook/react';
import { Loading } from '../Loading/Loading';
import { guide } from './CardSkeleton.guide';
import { CardSkeleton } from './CardSkeleton';

const meta = {
  title: 'Components/CardSkeleton',
  tags: ['since-0.1.0', 'feedback'],
  component: CardSkeleton,
  parameters: { guide },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 380 }}>
        <Loading>{Story()}</Loading>
      </div>
    ),
  ],
} satisfies Meta<typeof CardSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneLine: Story = { args: { lines: 1 } };
