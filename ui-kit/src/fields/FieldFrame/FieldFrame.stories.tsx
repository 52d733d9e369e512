import OutlinedInput from '@mui/material/OutlinedInput';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent } from 'storybook/test';
import { guide } from './FieldFrame.guide';
import { FieldFrame } from './FieldFrame';

const meta = {
  title: 'Components/FieldFrame',
  tags: ['since-0.1.0', 'forms'],
  component: FieldFrame,
  parameters: { guide },
  args: {
    label: 'Account Number',
    children: ({ id, describedBy, invalid }) => (
      <OutlinedInput
        id={id}
        error={invalid}
        inputProps={{ 'aria-describedby': describedBy, 'aria-invalid': invalid }}
      />
    ),
  },
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
} satisfies Meta<typeof FieldFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Account Number'));
    await expect(canvas.getByRole('textbox', { name: 'Account Number' })).toHaveFocus();
  },
};
export const WithHint: Story = { args: { hint: 'As your bank writes it, with its zeros.' } };
export const Invalid: Story = {
  args: { error: 'Account Number is required.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Account Number' });
    await expect(field).toHaveAccessibleDescription('Account Number is required.');
    // Above the control, where the keyboard of a phone does not cover it.
    const error = canvas.getByText('Account Number is required.');
    await expect(error.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};
export const WithAside: Story = { args: { aside: '12/34' } };
