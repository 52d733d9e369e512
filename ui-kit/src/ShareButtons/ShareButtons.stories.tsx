import type { Meta, StoryObj } from '@storybook/react';
import { ShareButtons } from './ShareButtons';

const meta = {
  title: 'Actions/ShareButtons',
  component: ShareButtons,
  args: { url: 'https://example.org/updates/1', title: 'The rains came early & stayed' },
} satisfies Meta<typeof ShareButtons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
