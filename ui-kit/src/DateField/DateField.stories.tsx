import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { DateField } from './DateField';

const meta: Meta<typeof DateField> = {
  title: 'Forms/DateField',
  component: DateField,
  args: { name: 'date', label: 'Date', value: '2026-11-21' },
  render: function Typed(args) {
    const [value, setValue] = useState(args.value);
    return (
      <>
        <DateField {...args} value={value} onChange={setValue} />
        <output>{value}</output>
      </>
    );
  },
};
export default meta;
type Story = StoryObj<typeof DateField>;

export const Filled: Story = {};
export const Empty: Story = { args: { value: '', label: 'Initiated Date' } };
export const WithError: Story = { args: { value: '', error: 'Date is required.' } };
