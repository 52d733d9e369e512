import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent } from 'storybook/test';
import { withClipboard } from '../../test/withClipboard';
import { ShareButtons } from './ShareButtons';

const meta = {
  title: 'Actions/ShareButtons',
  tags: ['since-0.1.0'],
  component: ShareButtons,
  args: { url: 'https://example.org/updates/1', title: 'The rains came early & stayed' },
} satisfies Meta<typeof ShareButtons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LinkCopied: Story = {
  play: async ({ args, canvas }) => {
    const writeText = fn(async (_text: string) => {});
    await withClipboard(writeText, async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
      await expect(await canvas.findByRole('button', { name: 'Link copied' })).toHaveFocus();
    });
    await expect(writeText).toHaveBeenCalledWith(args.url);
  },
};
export const LinkNotCopied: Story = {
  play: async ({ canvas }) => {
    const writeText = () => Promise.reject(new Error('NotAllowedError'));
    await withClipboard(writeText, async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
      await expect(await canvas.findByRole('button', { name: 'Link not copied' })).toBeVisible();
    });
  },
};
