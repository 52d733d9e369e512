import { t } from '@charity-site/api-client/http';
import {
  daysBetween,
  daysLater,
  nextTime,
  repeatText,
  type Event,
  type Translated,
} from '@charity-site/api-client/entities';
import { Facts } from '@charity-site/ui-kit';
import { dayOf, formatDayAndTime, formatTime } from '../../dates/format';
import { Words } from '../../page/Words';
import { MapLinks } from '../../place/MapLinks';

export interface EventFactsProps {
  event: Event & Translated;
  today: string;
}

/** When and where an event takes place. One that repeats shows its next time. */
export function EventFacts({ event, today }: EventFactsProps) {
  const { date, ends, location } = event;
  const { first, last } = nextTime(event, today, dayOf);
  const moment = (day: string, instant: string) => (
    <time dateTime={`${day}T${formatTime(instant)}`}>{formatDayAndTime(day, formatTime(instant))}</time>
  );
  // The end of the same day needs no day. An end at midnight is on the day after the last one.
  const ended = () => daysLater(first, daysBetween(dayOf(date), dayOf(ends)));
  const end = ends && (first === last ? formatTime(ends) : moment(ended(), ends));
  return (
    <Facts
      layout="band"
      facts={[
        [t('Date'), moment(first, date)],
        [t('Ends'), end],
        [t('Repeats'), repeatText(dayOf(date), event, (english, values) => t(english, values))],
        [
          t('Location'),
          <>
            <Words of={event} field="location" />
            <MapLinks place={location} />
          </>,
        ],
      ]}
    />
  );
}
