import type { Meta, StoryObj } from '@storybook/react';
import { DialogExample, expectAnswered, pressing } from '../../../test/DialogExample';
import { guide } from './AlertDialog.guide';
import { AlertDialog } from './AlertDialog';

const meta: Meta<typeof AlertDialog> = {
  title: 'Components/AlertDialog',
  tags: ['since-0.1.0', 'dialogs'],
  component: AlertDialog,
  parameters: { guide, docs: { story: { inline: false, height: 320 } } },
  args: { open: true, text: 'Donate Online is under development.', onClose: () => {} },
};
export default meta;

export const Open: StoryObj<typeof AlertDialog> = {};

export const Read: StoryObj<typeof AlertDialog> = {
  render: ({ text }) => (
    <DialogExample opener="Donate Online">
      {(open, close) => <AlertDialog open={open} text={text} onClose={() => close('Read.')} />}
    </DialogExample>
  ),
  play: ({ args, canvas }) =>
    expectAnswered(
      canvas,
      { opener: 'Donate Online', name: args.text, outcome: 'Read.' },
      pressing('OK'),
    ),
};
