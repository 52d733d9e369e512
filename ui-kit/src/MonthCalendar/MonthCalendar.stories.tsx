import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { MonthCalendar } from './MonthCalendar';

const entry = (id: string, day: string, time: string, title: string) => ({
  id,
  href: `/events/${id}`,
  day,
  time,
  title,
});

const meta: Meta<typeof MonthCalendar> = {
  title: 'Public/MonthCalendar',
  component: MonthCalendar,
  args: {
    month: '2026-11',
    today: '2026-11-21',
    entries: [
      entry('1', '2026-11-21', '14:00', 'Youth football afternoon'),
      entry('2', '2026-11-21', '09:00', 'Prayer breakfast'),
      entry('3', '2026-11-28', '08:30', 'Lake shore clean-up'),
      entry('4', '2026-12-05', '10:00', 'Christmas food parcels'),
    ],
  },
  render: function Turning(args) {
    const [month, setMonth] = useState(args.month);
    return <MonthCalendar {...args} month={month} onMonth={setMonth} />;
  },
};
export default meta;

type Story = StoryObj<typeof MonthCalendar>;

export const ThisMonth: Story = {};

export const BusyDay: Story = {
  args: {
    entries: ['07:00', '08:00', '10:30', '13:00', '18:00'].map((time, index) =>
      entry(String(index), '2026-11-14', time, `Visit number ${index + 1}`),
    ),
  },
};

export const NothingHere: Story = { args: { entries: [] } };

export const StillLoading: Story = { args: { entries: [], busy: true } };
