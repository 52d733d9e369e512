import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { guide } from './DateField.guide';
import { DateField } from './DateField';

const meta: Meta<typeof DateField> = {
  title: 'Components/DateField',
  tags: ['since-0.1.0', 'forms'],
  component: DateField,
  parameters: { guide },
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
export const OpenCalendar: Story = {
  // Its own iframe, because the open calendar takes the focus.
  parameters: { docs: { story: { inline: false, height: 480, autoplay: true } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open calendar' }));
    const calendar = await within(document.body).findByRole('dialog', { name: 'Calendar' });
    // The calendar is loaded on first open.
    const day = await within(calendar).findByRole('gridcell', { name: '21' }, { timeout: 10_000 });
    await expect(day).toHaveAttribute('aria-selected', 'true');
    await expect(within(calendar).getAllByRole('columnheader')[0]).toHaveAccessibleName('Monday');
  },
};
export const Empty: Story = { args: { value: '', label: 'Initiated Date' } };
export const WithError: Story = {
  args: { value: '', error: 'Date is required.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Date')).toHaveAccessibleDescription('Date is required.');
  },
};
export const Typed: Story = {
  args: { value: '' },
  play: async ({ canvas }) => {
    // Set in one step, because typing by script makes the native date input report every partial
    // date as invalid.
    await fireEvent.change(canvas.getByLabelText('Date'), { target: { value: '2027-02-03' } });
    await expect(canvas.getByRole('status')).toHaveTextContent('2027-02-03');
  },
};
export const Picked: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open calendar' }));
    const calendar = await within(document.body).findByRole('dialog', { name: 'Calendar' });
    // The calendar is loaded on first open.
    await userEvent.click(
      await within(calendar).findByRole('gridcell', { name: '5' }, { timeout: 10_000 }),
    );
    await waitFor(() => expect(calendar).not.toBeInTheDocument());
    await expect(canvas.getByLabelText('Date')).toHaveValue('2026-11-05');
  },
};
