import { useQuery } from '@tanstack/react-query';
import { calendarQuery } from '@charity-site/api-client';
import { useSearchParams } from 'react-router-dom';
import { LoadError, MonthCalendar, Section } from '@charity-site/ui-kit';
import { dayOf, formatTime } from '../../dates/format';
import { useToday } from '../../dates/useToday';
import { bannerHead } from '../../head/bannerHead';
import { Hero } from '../../hero/Hero';

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** Title and description of the page. */
export const head = bannerHead('events');

/** The event calendar; the URL may name a month (`/events?month=2026-12`). */
export function EventsPage() {
  const today = useToday();
  const [address, setAddress] = useSearchParams();
  const asked = address.get('month') ?? '';
  const { data, isFetching, refetch } = useQuery(calendarQuery());
  const entries = (data?.items ?? []).map(({ _id, title, date }) => ({
    id: _id,
    href: `/events/${_id}`,
    title,
    day: dayOf(date),
    time: formatTime(date),
  }));
  return (
    <>
      <Hero page="events" />
      <Section aria-label="Calendar of events">
        {data || isFetching ? (
          <MonthCalendar
            month={MONTH.test(asked) ? asked : today.slice(0, 7)}
            hrefOf={(month) => `/events?month=${month}`}
            onMonth={(month) => setAddress({ month }, { preventScrollReset: true })}
            today={today}
            entries={entries}
            busy={data === undefined}
          />
        ) : (
          <LoadError prefix onRetry={() => void refetch()}>
            Failed to fetch events.
          </LoadError>
        )}
      </Section>
    </>
  );
}
