import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { DateTimeField } from './DateTimeField';

const meta: Meta<typeof DateTimeField> = {
  title: 'Forms/DateTimeField',
  component: DateTimeField,
  args: { name: 'date', label: 'Date', value: '2026-12-24T18:30', hint: 'Time in Malawi.' },
  render: function Typed(args) {
    const [value, setValue] = useState(args.value);
    return (
      <>
        <DateTimeField {...args} value={value} onChange={setValue} />
        <output>{value}</output>
      </>
    );
  },
};
export default meta;
type Story = StoryObj<typeof DateTimeField>;

export const Filled: Story = {};
export const Empty: Story = { args: { value: '' } };
export const WithError: Story = { args: { value: '', error: 'Date is required.' } };
