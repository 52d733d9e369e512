import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import type { CalendarLocale } from './locale';
import { guide } from './MonthCalendar.guide';
import { MonthCalendar } from './MonthCalendar';

const entry = (id: string, day: string, time: string, title: string) => ({
  id,
  href: `/events/${id}`,
  day,
  time,
  title,
});

/** Portuguese, the language of Mozambique. */
const portuguese: CalendarLocale = {
  tag: 'pt-PT',
  previousMonth: 'Mês anterior',
  nextMonth: 'Mês seguinte',
  none: (month) => `Não há eventos em ${month}.`,
  count: (events) => (events === 1 ? '1 evento' : `${events} eventos`),
  more: (events) => `mais ${events}`,
};

const meta: Meta<typeof MonthCalendar> = {
  title: 'Components/MonthCalendar',
  tags: ['since-0.1.0', 'public'],
  component: MonthCalendar,
  parameters: { guide },
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

export const OtherLocale: Story = {
  args: {
    locale: portuguese,
    entries: [
      '08:00 Culto de acção de graças',
      '10:00 Oficina de costura',
      '14:00 Futebol dos jovens',
    ].map((text, index) => entry(String(index), '2026-11-21', text.slice(0, 5), text.slice(6))),
  },
};

export const LongText: Story = {
  args: {
    entries: [
      entry(
        '1',
        '2026-11-18',
        '09:00',
        'Thanksgiving with the grandmothers of Wokondedwa who bring up their grandchildren in Thyolo and Mulanje',
      ),
    ],
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
export const TurnedToTheNextMonth: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }));
    await expect(canvas.getByRole('heading', { name: 'December 2026' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Christmas food parcels/ })).toBeVisible();
  },
};
