import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { guide } from './Field.guide';
import { Field } from './Field';

const meta: Meta<typeof Field> = {
  title: 'Components/Field',
  tags: ['since-0.1.0', 'forms'],
  component: Field,
  parameters: { guide },
  args: { name: 'title', label: 'Title', value: '' },
  render: function Typed(args) {
    const [value, setValue] = useState(args.value);
    return <Field {...args} value={value} onChange={setValue} />;
  },
};
export default meta;
type Story = StoryObj<typeof Field>;

export const Filled: Story = {
  args: { value: 'Clean water for Nkhotakota', hint: 'Short and plain; it is the heading.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Title')).toHaveAccessibleDescription(
      'Short and plain; it is the heading.',
    );
    await expect(canvas.getByLabelText('Title')).toBeValid();
  },
};
export const Empty: Story = {};
export const WithError: Story = {
  args: { error: 'Title is required.', hint: 'Short and plain; it is the heading.' },
  play: async ({ canvas }) => {
    const described = 'Short and plain; it is the heading. Title is required.';
    await expect(canvas.getByLabelText('Title')).toHaveAccessibleDescription(described);
    await expect(canvas.getByLabelText('Title')).toHaveAttribute('aria-invalid', 'true');
  },
};
export const SeveralLines: Story = {
  args: { label: 'Address', rows: 4, value: 'P.O. Box 12\nLilongwe' },
};
export const WithCounter: Story = {
  args: { label: 'Comment', rows: 4, counterMax: 500, value: 'Zikomo!' },
};
export const ReadOnly: Story = {
  args: { label: 'Current Email', value: 'grace@example.org', readOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Current Email')).toHaveAttribute('readonly');
  },
};
export const WholeNumber: Story = { args: { label: 'Order', type: 'number', value: '0' } };
export const CountedAsTyped: Story = {
  args: WithCounter.args ?? {},
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Comment' }), ' Tikuthokoza');
    await expect(canvas.getByRole('textbox')).toHaveValue('Zikomo! Tikuthokoza');
    await expect(canvas.getByText('19/500 characters')).toBeVisible();
  },
};
