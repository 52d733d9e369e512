import type { Meta, StoryObj } from '@storybook/react';
import { guide } from './LakeScene.guide';
import { LakeScene } from './LakeScene';

const meta = {
  title: 'Components/LakeScene',
  tags: ['since-0.1.0', 'media'],
  component: LakeScene,
  parameters: { guide },
  decorators: [(Story) => <div style={{ maxWidth: 720, aspectRatio: '16 / 9' }}>{Story()}</div>],
} satisfies Meta<typeof LakeScene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Vivid: Story = {};
export const Quiet: Story = { args: { tone: 'quiet' } };
