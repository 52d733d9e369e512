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

/** A story that opens the dialog and presses a button. */
const answering = (
  respond: (question: HTMLElement) => Promise<unknown>,
  outcome: string,
): Story => ({
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
      respond,
    ),
});

export const Kept = answering(pressing('Keep editing'), 'Still here.');
export const KeptByEscape = answering(pressingEscape, 'Still here.');
export const Discarded = answering(pressing('Discard'), 'Thrown away.');
