import { t } from '@charity-site/api-client/http';
import {
  daysBetween,
  daysLater,
  nextOccurrence,
  recurrenceText,
  type Event,
  type Translated,
} from '@charity-site/api-client/entities';
import { Facts } from '@charity-site/ui-kit';
import { dayOf, formatDayAndTime, formatDayAndTimes, formatTime } from '../../dates/format';
import { LocalizedText } from '../../components/LocalizedText';
import { MapLinks } from '../../organisation/MapLinks';

export interface EventFactsProps {
  event: Event & Translated;
  today: string;
}

/** Date and location of an event on one line; the next occurrence of a recurring one. */
export function EventFacts({ event, today }: EventFactsProps) {
  const { date, ends, location } = event;
  const { first, last } = nextOccurrence(event, today, dayOf);
  const start = formatTime(date);
  const when = () => {
    if (!ends) return formatDayAndTime(first, start);
    const end = formatTime(ends);
    if (first === last) return formatDayAndTimes(first, start, end);
    // An end at midnight is on the day after `last`.
    const ended = daysLater(first, daysBetween(dayOf(date), dayOf(ends)));
    return t('{start} to {end}', {
      start: formatDayAndTime(first, start),
      end: formatDayAndTime(ended, end),
    });
  };
  return (
    <Facts
      layout="line"
      facts={[
        [t('Date'), <time dateTime={`${first}T${start}`}>{when()}</time>],
        [t('Repeats'), recurrenceText(dayOf(date), event, (english, values) => t(english, values))],
        [
          t('Location'),
          <>
            <LocalizedText of={event} field="location" />
            <MapLinks place={location} />
          </>,
        ],
      ]}
    />
  );
}
