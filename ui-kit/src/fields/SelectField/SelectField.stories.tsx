import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { guide } from './SelectField.guide';
import { SelectField } from './SelectField';

const meta: Meta<typeof SelectField> = {
  title: 'Components/SelectField',
  tags: ['since-0.1.0', 'forms'],
  component: SelectField,
  parameters: { guide },
  args: {
    name: 'category',
    label: 'Category',
    value: '',
    options: ['Education Support', 'Emergency Relief'],
  },
  render: function Chosen(args) {
    const [value, setValue] = useState(args.value);
    return <SelectField {...args} value={value} onChange={setValue} />;
  },
};
export default meta;
type Story = StoryObj<typeof SelectField>;

export const Chosen: Story = { args: { value: 'Emergency Relief' } };
export const Unchosen: Story = { args: { emptyOption: 'Choose a category' } };
export const WithError: Story = {
  args: { emptyOption: 'Choose a category', error: 'Category is required.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Category')).toHaveAttribute('aria-invalid', 'true');
    await expect(canvas.getByLabelText('Category')).toHaveAccessibleDescription(
      'Category is required.',
    );
  },
};
export const ChosenByHand: Story = {
  args: { emptyOption: 'Choose a category' },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Category'), 'Education Support');
    await expect(canvas.getByRole('combobox', { name: 'Category' })).toHaveDisplayValue(
      'Education Support',
    );
  },
};
