import type { Meta, StoryObj } from '@storybook/react';
import {
  DialogExample,
  expectAnswered,
  pressing,
  pressingEscape,
} from '../../../test/DialogExample';
import { guide } from './UnsavedDialog.guide';
import { UnsavedDialog } from './UnsavedDialog';

const meta: Meta<typeof UnsavedDialog> = {
  title: 'Components/UnsavedDialog',
  tags: ['since-0.1.0', 'dialogs'],
  component: UnsavedDialog,
  parameters: { guide, docs: { story: { inline: false, height: 320 } } },
  args: { open: true, onKeep: () => {}, onDiscard: () => {} },
};
export default meta;

type Story = StoryObj<typeof UnsavedDialog>;

export const Open: Story = {};

/** A dialog that is opened and then answered. */
const answered = (answer: (question: HTMLElement) => Promise<unknown>, outcome: string): Story => ({
  render: () => (
    <DialogExample opener="Close the form">
      {(open, close) => (
        <UnsavedDialog
          open={open}
          onKeep={() => close('Still here.')}
          onDiscard={() => close('Thrown away.')}
        />
      )}
    </DialogExample>
  ),
  play: ({ canvas }) =>
    expectAnswered(
      canvas,
      { opener: 'Close the form', name: /^You have changes/, outcome },
      answer,
    ),
});

export const Kept = answered(pressing('Keep editing'), 'Still here.');
export const KeptByEscape = answered(pressingEscape, 'Still here.');
export const Discarded = answered(pressing('Discard'), 'Thrown away.');
