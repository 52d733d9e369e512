import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent } from 'storybook/test';
import { guide } from './Banner.guide';
import { Banner } from './Banner';

const meta = {
  title: 'Components/Banner',
  tags: ['since-0.1.0', 'feedback'],
  component: Banner,
  parameters: { guide },
  args: { kind: 'success', children: 'Partner added successfully!' },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Partner added successfully!').closest('[role="status"]'),
    ).not.toBeNull();
  },
};
export const Error: Story = {
  args: { kind: 'error', children: 'Failed to save partner.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to save partner.');
  },
};
export const Info: Story = {
  args: { kind: 'info', children: 'A new version of this page is ready.' },
};
export const WithAction: Story = {
  args: {
    kind: 'error',
    children: 'Failed to fetch partners.',
    action: { label: 'Try again', onClick: fn() },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    // Called without the event.
    await expect(args.action?.onClick).toHaveBeenCalledTimes(1);
    await expect(args.action?.onClick).toHaveBeenCalledWith();
  },
};
export const LongText: Story = {
  args: {
    kind: 'error',
    children:
      'Failed to send message. The server could not be reached; your words are still here, and nothing is lost. Please look at your connection and send it again.',
    action: { label: 'Try again', onClick: fn() },
  },
};
