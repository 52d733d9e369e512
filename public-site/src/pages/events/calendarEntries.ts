import type { CalendarEvent } from '@charity-site/api-client';
import {
  daysBetween,
  daysLater,
  itemPagePath,
  occurrencesOf,
} from '@charity-site/api-client/entities';
import type { MonthCalendarProps } from '@charity-site/ui-kit';
import { dayOf, formatTime } from '../../dates/format';
import { langOf } from '../../components/langOf';

/**
 * Calendar entries of an event: one for each day of each occurrence. Only the first day of an
 * occurrence has a time.
 */
export const calendarEntriesOf = (event: CalendarEvent): MonthCalendarProps['entries'] =>
  occurrencesOf(event, dayOf).flatMap(({ first, last }) =>
    Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => {
      const day = daysLater(first, index);
      return {
        id: `${event._id} ${day}`,
        href: itemPagePath('/events', event),
        title: event.title,
        lang: langOf(event, 'title'),
        day,
        time: index === 0 ? formatTime(event.date) : '',
      };
    }),
  );
