import type { Meta, StoryObj } from '@storybook/react';
import { ChitengeBand } from './ChitengeBand';

const meta = {
  title: 'Layout/ChitengeBand',
  tags: ['since-0.1.0'],
  component: ChitengeBand,
} satisfies Meta<typeof ChitengeBand>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnPaper: Story = {};
export const OnDeep: Story = { args: { on: 'deep' } };
export const Tall: Story = { args: { height: 40 } };
