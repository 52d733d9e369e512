import { daysBetween, daysLater, eventDays, type Event } from '@charity-site/api-client/entities';
import { dayOf } from '../../dates/format';

/** The fields of an event that say when it takes place. */
export type Dated = Pick<Event, 'date' | 'ends' | 'repeats' | 'repeatsUntil'>;

/** The first and the last day of one time of an event, in the site's zone. */
interface Days {
  first: string;
  last: string;
}

/** The days of each time that an event takes place, the first one first. */
export const timesOf = (event: Dated): Days[] => {
  const first = dayOf(event.date);
  const length = event.ends ? daysBetween(first, dayOf(event.ends)) : 0;
  return eventDays(first, event).map((day) => ({ first: day, last: daysLater(day, length) }));
};

/** The next time of an event, from today on; the last one when it is over. */
export const shownTime = (event: Dated, today: string): Days & { isOver: boolean } => {
  const times = timesOf(event);
  const next = times.find(({ last }) => last >= today);
  const shown = next ?? times.at(-1);
  const day = dayOf(event.date);
  return { first: shown?.first ?? day, last: shown?.last ?? day, isOver: next === undefined };
};
