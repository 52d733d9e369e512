import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { guide } from './DateTimeField.guide';
import { DateTimeField } from './DateTimeField';

const meta: Meta<typeof DateTimeField> = {
  title: 'Components/DateTimeField',
  tags: ['since-0.1.0', 'forms'],
  component: DateTimeField,
  parameters: { guide },
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
export const Picked: Story = {
  args: { value: '' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open calendar' }));
    const calendar = await within(document.body).findByRole('dialog', { name: 'Calendar' });
    const inside = within(calendar);
    // The calendar is loaded on first open.
    await userEvent.click(await inside.findByRole('gridcell', { name: '15' }, { timeout: 10_000 }));
    const value = canvas.getByRole('status', { hidden: true });
    // A first day starts in the morning; another day keeps the time.
    await expect(value).toHaveTextContent(/-15T09:00$/);
    await userEvent.click(inside.getByRole('option', { name: '45 minutes' }));
    await userEvent.click(inside.getByRole('gridcell', { name: '26' }));
    await userEvent.click(inside.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(calendar).not.toBeInTheDocument());
    await expect(canvas.getByLabelText<HTMLInputElement>('Date').value).toMatch(
      /^\d{4}-\d\d-26T09:45$/,
    );
  },
};
