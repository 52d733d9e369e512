import { weekdayOf, weekOfMonth, type Event } from '@charity-site/api-client/entities';
import { siteConfig } from '@charity-site/api-client/http';
import type { PageHead } from '@charity-site/shell/contract';
import type { EventLeaf, ScheduleLeaf } from 'schema-dts';
import { dayOf, formatTime } from '../../dates/format';

const FREQUENCY = { weekly: 'P1W', fortnightly: 'P2W', monthly: 'P1M' } as const;

/** Recurrence of an event as a schema.org Schedule. */
const schedule = ({ date, ends, repeats, repeatsUntil }: Event) => {
  if (!repeats) return undefined;
  const first = dayOf(date);
  return {
    '@type': 'Schedule',
    repeatFrequency: FREQUENCY[repeats],
    byDay: `https://schema.org/${weekdayOf(first)}`,
    byMonthWeek: repeats === 'monthly' ? weekOfMonth(first) : undefined,
    startDate: first,
    endDate: repeatsUntil,
    startTime: formatTime(date),
    endTime: ends ? formatTime(ends) : undefined,
    scheduleTimezone: siteConfig().timeZone,
  } satisfies ScheduleLeaf;
};

/** JSON-LD of an event. Missing properties are undefined, which JSON omits. */
export const eventJsonLd = (event: Event): PageHead['about'] => {
  const { date, ends, location } = event;
  return {
    '@type': 'Event',
    startDate: date,
    endDate: ends || undefined,
    eventSchedule: schedule(event),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'Place', name: location, address: location },
  } satisfies EventLeaf;
};
