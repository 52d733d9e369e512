import type { Guide } from '../../../../.storybook/blocks/guide';
import type { CalendarEntry } from './entries';
import { MonthCalendar } from './MonthCalendar';

const event = (id: string, day: string, time: string, title: string): CalendarEntry => ({
  id,
  href: `/events/${id}`,
  day: `2026-11-${day}`,
  time,
  title,
});

const month = (entries: CalendarEntry[]) => (
  <MonthCalendar month="2026-11" today="2026-11-21" onMonth={() => {}} entries={entries} />
);

const events = [
  event('1', '07', '09:00', 'Prayer breakfast'),
  event('2', '07', '10:00', 'Choir practice'),
  event('3', '07', '14:00', 'Visit to the clinic'),
  event('4', '21', '14:00', 'Youth football'),
  event('5', '28', '08:30', 'Shore clean-up'),
];

export const guide: Guide = {
  whenToUse: 'Events of a month by weekday: the public events page.',
  whenNotToUse: ['Choosing a date in a form: DateField.'],
  anatomy: {
    width: 980,
    zoom: 0.55,
    example: month(events),
    parts: [
      { selector: 'h2', name: 'Month', text: 'announced when it changes.' },
      {
        selector: '[aria-label="Next month"]',
        name: 'Buttons',
        text: 'previous and next month.',
      },
      { selector: '[aria-current=date]', name: 'Today', text: 'its number is filled.' },
      {
        selector: 'td li',
        name: 'Event',
        text: 'time and title, a link; on a phone a dot, with an agenda below.',
      },
      {
        selector: 'td:has([aria-expanded], summary, button)',
        name: 'More',
        text: 'a day shows two events and ‘+n more’.',
      },
    ],
  },
  doDont: {
    do: {
      text: 'write titles that say what happens in two or three words.',
      example: month(events),
    },
    dont: {
      text: 'repeat the charity or the month in every title.',
      example: month(
        events.map((entry) => ({
          ...entry,
          title: `Lamp of Mercy Trust, November: ${entry.title.toLowerCase()}`,
        })),
      ),
    },
  },
  do: [
    'Give days and times in the site’s time zone.',
    "Days with more events than fit show '+n more'.",
  ],
  dont: ["Don't convert times to the visitor's zone.", "Don't mark days by colour alone."],
  accessibility:
    'A `grid` with one tab stop; arrows, Home, End, Page Up and Page Down move as in the W3C pattern. Today has `aria-current="date"`.',
};
