import type { Meta, StoryObj } from '@storybook/react';
import { guide } from './ChitengeBand.guide';
import { ChitengeBand } from './ChitengeBand';

const meta = {
  title: 'Components/ChitengeBand',
  tags: ['since-0.1.0', 'layout'],
  component: ChitengeBand,
  parameters: { guide },
} satisfies Meta<typeof ChitengeBand>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnPaper: Story = {};
export const OnDeep: Story = { args: { on: 'deep' } };
export const Tall: Story = { args: { height: 40 } };
