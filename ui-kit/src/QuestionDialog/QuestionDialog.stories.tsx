import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react';
import { QuestionDialog } from './QuestionDialog';

const meta = {
  title: 'Dialogs/QuestionDialog',
  component: QuestionDialog,
  args: {
    open: true,
    text: 'Your session has ended. Do you want to sign in again?',
    onClose: () => {},
    children: (
      <>
        <Button>Cancel</Button>
        <Button variant="contained">Log in</Button>
      </>
    ),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof QuestionDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Closed: Story = { args: { open: false } };
