import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent } from 'storybook/test';
import { guide } from './LoadError.guide';
import { LoadError } from './LoadError';

/** Typed as a plain handler, because the stories need no mock types. */
const onRetry: () => void = fn();

const meta = {
  title: 'Components/LoadError',
  tags: ['since-0.1.0', 'feedback'],
  component: LoadError,
  parameters: { guide },
  args: { children: 'Failed to fetch projects.', onRetry },
} satisfies Meta<typeof LoadError>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
export const WithPrefix: Story = {
  args: { prefix: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Error: Failed to fetch projects.')).toBeVisible();
  },
};
export const NoRetry: Story = {
  args: { onRetry: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Failed to fetch projects\.$/);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
