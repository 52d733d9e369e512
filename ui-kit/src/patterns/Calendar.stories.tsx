import type { Meta, StoryObj } from '@storybook/react';
import { userEvent } from 'storybook/test';
import * as calendar from '../MonthCalendar/MonthCalendar.stories';
import { type MonthCalendar } from '../MonthCalendar/MonthCalendar';

const meta: Meta<typeof MonthCalendar> = {
  ...calendar.default,
  title: 'Patterns/Calendar',
  parameters: { docs: { story: { inline: false, height: 1080 } } },
  args: {
    ...calendar.default.args,
    entries: [
      ['2026-11-02', '16:00', 'Prayer meeting of the volunteers'],
      ['2026-11-07', '08:30', 'Clinic day in Mponela'],
      ['2026-11-14', '07:00', 'Seed for the planting season'],
      ['2026-11-14', '09:30', 'Savings group, second cycle'],
      ['2026-11-14', '11:00', 'Reading hour'],
      ['2026-11-14', '14:00', 'Football against Chigumula'],
      ['2026-11-14', '18:30', 'Evening of songs'],
      ['2026-11-21', '09:00', 'Prayer breakfast'],
      ['2026-11-21', '14:00', 'Youth football afternoon'],
      ['2026-11-28', '08:30', 'Lake shore clean-up'],
      ['2026-12-05', '10:00', 'Christmas food parcels'],
    ].map(([day = '', time = '', title = ''], index) => ({
      id: String(index),
      href: `/events/${index}`,
      day,
      time,
      title,
    })),
  },
};
export default meta;
type Story = StoryObj<typeof MonthCalendar>;

export const MonthGrid: Story = {};
export const Agenda: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: { docs: { story: { height: 1500 } } },
};
export const DayWithManyEvents: Story = {
  parameters: { docs: { story: { height: 1260 } } },
  play: async ({ canvas }) => {
    // On a phone the agenda shows all events, so this button does not exist.
    const more = canvas.queryByRole('button', { name: '+3 more' });
    if (more) await userEvent.click(more);
  },
};
export const OtherLocale: Story = calendar.OtherLocale;
export const StillLoading: Story = calendar.StillLoading;
