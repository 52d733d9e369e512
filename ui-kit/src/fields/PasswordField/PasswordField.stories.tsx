import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { guide } from './PasswordField.guide';
import { PasswordField } from './PasswordField';

const meta: Meta<typeof PasswordField> = {
  title: 'Components/PasswordField',
  tags: ['since-1.1.0', 'forms'],
  component: PasswordField,
  parameters: { guide },
  args: { name: 'password', label: 'Password', value: '', autoComplete: 'current-password' },
  render: function Typed(args) {
    const [value, setValue] = useState(args.value);
    return <PasswordField {...args} value={value} onChange={setValue} />;
  },
};
export default meta;
type Story = StoryObj<typeof PasswordField>;

export const Filled: Story = {
  args: {
    label: 'New Password',
    value: 'three other words',
    hint: 'At least 10 characters.',
    autoComplete: 'new-password',
  },
};
export const Empty: Story = {};
export const WithError: Story = { args: { error: 'Password is required.' } };
export const Shown: Story = {
  args: { value: 'three other words' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password');
    const button = canvas.getByRole('button', { name: 'Show password', pressed: false });
    // It does not submit the form.
    await expect(button).toHaveAttribute('type', 'button');
    for (const type of ['text', 'password', 'text']) {
      await userEvent.click(button);
      await expect(field).toHaveAttribute('type', type);
    }
    await expect(canvas.getByRole('button', { name: 'Hide password', pressed: true })).toBe(button);
    await expect(field).toHaveValue('three other words');
  },
};
