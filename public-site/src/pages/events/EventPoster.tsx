import { t } from '@charity-site/api-client/http';
import { nextOccurrence } from '@charity-site/api-client/entities';
import { dayOf, formatDate, formatTime, formatWeekday } from '../../dates/format';
import { Poster } from '../poster/Poster';
import type { EventFactsProps } from './EventFacts';

/** The poster of an event: its day as large as the sheet allows, then time and place. */
export function EventPoster({ event, today }: EventFactsProps) {
  const { date, ends } = event;
  const { first, last } = nextOccurrence(event, today, dayOf);
  const start = formatTime(date);
  return (
    <Poster
      item={event}
      before={formatWeekday(first)}
      // The day is near: its year would only make it smaller.
      headline={formatDate(first).replace(/ \d{4}$/, '')}
      after={[
        ends && first === last ? t('{start} to {end}', { start, end: formatTime(ends) }) : start,
        event.location,
      ]}
    />
  );
}
