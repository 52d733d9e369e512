import type { Meta, StoryObj } from '@storybook/react';
import { CopyButton } from './CopyButton';

const meta = {
  title: 'Actions/CopyButton',
  component: CopyButton,
  args: { text: '0001 2345 6789', of: 'account number' },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
