import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent } from 'storybook/test';
import { withClipboard } from '../../../test/withClipboard';
import { guide } from './CopyButton.guide';
import { CopyButton } from './CopyButton';

const meta = {
  title: 'Components/CopyButton',
  tags: ['since-0.1.0', 'actions'],
  component: CopyButton,
  parameters: { guide },
  args: { text: '0001 2345 6789', of: 'account number' },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Copied: Story = {
  play: async ({ canvas }) => {
    const writeText = fn(async (_text: string) => {});
    await withClipboard(writeText, async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Copy account number' }));
      await expect(await canvas.findByText('Copied: account number')).toHaveAttribute(
        'role',
        'status',
      );
    });
    await expect(writeText).toHaveBeenCalledWith('0001 2345 6789');
  },
};
export const Refused: Story = {
  play: async ({ canvas }) => {
    const writeText = () => Promise.reject(new Error('NotAllowedError'));
    await withClipboard(writeText, async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Copy account number' }));
      await expect(await canvas.findByText('Not copied: account number')).toHaveAttribute(
        'role',
        'status',
      );
    });
  },
};
