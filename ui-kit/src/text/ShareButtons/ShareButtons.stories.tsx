import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent } from 'storybook/test';
import { withClipboard } from '../../../test/withClipboard';
import { guide } from './ShareButtons.guide';
import { ShareButtons } from './ShareButtons';

const meta = {
  title: 'Components/ShareButtons',
  tags: ['since-0.1.0', 'actions'],
  component: ShareButtons,
  parameters: { guide },
  args: { url: 'https://example.org/updates/1', title: 'The rains came early & stayed' },
} satisfies Meta<typeof ShareButtons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Share this page' })).toBeVisible();
    const [url, title] = [args.url, args.title].map(encodeURIComponent);
    for (const [name, href] of [
      ['WhatsApp', `https://wa.me/?text=${title}%20${url}`],
      ['Facebook', `https://www.facebook.com/sharer/sharer.php?u=${url}`],
      ['Email', `mailto:?subject=${title}&body=${url}`],
    ] as const)
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
    await expect(canvas.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'rel',
      expect.stringContaining('noopener'),
    );
    // All links have different icons.
    const icons = canvas
      .getAllByRole('link')
      .map((link) => link.querySelector('path')?.getAttribute('d'));
    await expect(new Set(icons).size).toBe(3);
    // Button and links have letters of the same height, unlike the browser's defaults.
    const heightOf = (element: HTMLElement) => getComputedStyle(element).fontSizeAdjust;
    const copy = canvas.getByRole('button', { name: 'Copy link' });
    await expect(heightOf(copy)).toBe(heightOf(canvas.getByRole('link', { name: 'Email' })));
  },
};
export const LinkCopied: Story = {
  play: async ({ args, canvas }) => {
    const writeText = fn(async (_text: string) => {});
    await withClipboard(writeText, async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
      await expect(await canvas.findByRole('button', { name: 'Link copied' })).toHaveFocus();
      await expect(canvas.getByRole('status')).toHaveTextContent('Link copied');
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
