import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react';
import { DialogExample, expectAnswered, pressing } from '../../../test/DialogExample';
import { guide } from './QuestionDialog.guide';
import { QuestionDialog } from './QuestionDialog';

const meta = {
  title: 'Components/QuestionDialog',
  tags: ['since-0.1.0', 'dialogs'],
  component: QuestionDialog,
  args: {
    open: true,
    text: 'Your session has ended. Do you want to log in again?',
    onClose: () => {},
    children: (
      <>
        <Button>Cancel</Button>
        <Button variant="contained">Log in</Button>
      </>
    ),
  },
  argTypes: { children: { control: false } },
  parameters: { guide, docs: { story: { inline: false, height: 320 } } },
} satisfies Meta<typeof QuestionDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Closed: Story = { args: { open: false } };
export const Answered: Story = {
  render: (args) => (
    <DialogExample opener="Save">
      {(open, close) => (
        <QuestionDialog {...args} open={open} onClose={() => close('Not now.')}>
          <Button onClick={() => close('Not now.')}>Cancel</Button>
          <Button variant="contained" onClick={() => close('On to the sign-in.')}>
            Log in
          </Button>
        </QuestionDialog>
      )}
    </DialogExample>
  ),
  play: ({ canvas }) =>
    expectAnswered(
      canvas,
      { opener: 'Save', name: /^Your session has ended/, outcome: 'On to the sign-in.' },
      pressing('Log in'),
    ),
};
