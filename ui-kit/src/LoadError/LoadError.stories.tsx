import type { Meta, StoryObj } from '@storybook/react';
import { LoadError } from './LoadError';

const meta = {
  title: 'Feedback/LoadError',
  component: LoadError,
  args: { children: 'Failed to fetch projects.', onRetry: () => {} },
} satisfies Meta<typeof LoadError>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithPrefix: Story = { args: { prefix: true } };
export const NoRetry: Story = { args: { onRetry: undefined } };
