import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { CardSkeleton } from '../CardSkeleton/CardSkeleton';
import { CardGrid } from '../CardGrid/CardGrid';
import { TextSkeleton } from '../TextSkeleton/TextSkeleton';
import { guide } from './Loading.guide';
import { Loading } from './Loading';

const meta = {
  title: 'Components/Loading',
  tags: ['since-0.1.0', 'feedback'],
  component: Loading,
  parameters: { guide },
  args: { children: <TextSkeleton lines={4} /> },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Loading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading…')).toBeInTheDocument();
  },
};
export const Cards: Story = {
  render: (args) => (
    <Loading {...args} label="Loading projects…">
      <CardGrid>
        <CardSkeleton />
        <CardSkeleton />
        <CardSkeleton />
      </CardGrid>
    </Loading>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading projects…').parentElement).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};
