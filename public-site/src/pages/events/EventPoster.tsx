import { t } from '@charity-site/api-client/http';
import { nextOccurrence } from '@charity-site/api-client/entities';
import { dayOf, formatDate, formatTime, formatWeekday } from '../../dates/format';
import { Poster } from '../poster/Poster';
import type { EventFactsProps } from './EventFacts';

/** Poster of an event: the day as large as the sheet allows, then time and location. */
export function EventPoster({ event, today }: EventFactsProps) {
  const { date, ends } = event;
  const { first, last } = nextOccurrence(event, today, dayOf);
  const start = formatTime(date);
  return (
    <Poster
      item={event}
      before={formatWeekday(first)}
      // Without the year, which would only make the line smaller.
      headline={formatDate(first).replace(/ \d{4}$/, '')}
      after={[
        ends && first === last ? t('{start} to {end}', { start, end: formatTime(ends) }) : start,
        event.location,
      ]}
    />
  );
}
