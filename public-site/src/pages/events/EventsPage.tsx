import { useQuery } from '@tanstack/react-query';
import { calendarQuery } from '@charity-site/api-client';
import { itemPagePath } from '@charity-site/api-client/entities';
import { useSearchParams } from 'react-router-dom';
import { LoadError, MonthCalendar, Section } from '@charity-site/ui-kit';
import { dayOf, formatTime } from '../../dates/format';
import { useToday } from '../../dates/useToday';
import { bannerHead } from '../../head/bannerHead';
import { Hero } from '../../hero/Hero';
import { ComingUp } from './ComingUp';

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** Title and description of the page. */
export const head = bannerHead('events');

/** The event calendar; the URL may name a month (`/events?month=2026-12`). */
export function EventsPage() {
  const today = useToday();
  const [address, setAddress] = useSearchParams();
  const asked = address.get('month') ?? '';
  const { data, isFetching, refetch } = useQuery(calendarQuery());
  const entries = (data?.items ?? []).map(({ _id, slug, title, date }) => ({
    id: _id,
    href: itemPagePath('/events', { _id, slug }),
    title,
    day: dayOf(date),
    time: formatTime(date),
  }));
  return (
    <>
      <Hero page="events" />
      {data && <ComingUp events={data.items} today={today} />}
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
