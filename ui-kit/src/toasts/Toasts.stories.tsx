import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { guide } from './Toasts.guide';
import { ToastProvider, useToasts } from '@charity-site/ui-kit/toasts';

function Speaker({ onUndo }: { onUndo: () => void }) {
  const toasts = useToasts();
  return (
    <div
      style={{ display: 'flex', flexWrap: 'wrap', gap: 12, minHeight: 320, alignContent: 'start' }}
    >
      <Button
        variant="outlined"
        onClick={() => toasts.success('Comment submitted successfully! It will appear shortly.')}
      >
        Success
      </Button>
      <Button
        variant="outlined"
        onClick={() => toasts.error('Failed to send message. Please try again.')}
      >
        Error
      </Button>
      <Button
        variant="outlined"
        onClick={() => toasts.info('You are reading a copy from an hour ago.')}
      >
        Info
      </Button>
      <Button
        variant="outlined"
        onClick={() => toasts.info('Message deleted.', { label: 'Undo', onClick: onUndo })}
      >
        With action
      </Button>
      <Button variant="outlined" onClick={() => toasts.silentSuccess?.('Message sent.')}>
        Silent
      </Button>
    </div>
  );
}

const meta = {
  title: 'Components/ToastProvider',
  tags: ['since-0.1.0', 'feedback'],
  component: ToastProvider,
  parameters: { guide },
  args: { children: null },
  argTypes: { children: { control: false } },
  render: () => <Speaker onUndo={undo} />,
} satisfies Meta<typeof ToastProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

const undo = fn();

export const Shown: Story = {
  parameters: { docs: { story: { inline: false, height: 400, autoplay: true } } },
  play: async ({ canvas }) => {
    for (const name of ['Success', 'Error', 'With action'])
      await userEvent.click(canvas.getByRole('button', { name }));
    const toasts = [...canvas.getAllByRole('status'), canvas.getByRole('alert')];
    await expect(toasts).toHaveLength(3);
    // Hovering pauses their timers, so that the story shows them.
    for (const toast of toasts) await fireEvent.mouseOver(toast);
  },
};

export const Default: Story = {};
